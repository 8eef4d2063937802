"""Every script in tools/ can be started by any Python, and a check that fails is seen."""

from __future__ import annotations

import ast
from pathlib import Path

import check
import pytest

TOOLS = Path(__file__).resolve().parents[2] / "tools"
STARTS = sorted(TOOLS.glob("bootstrap*.py"))
SCRIPTS = sorted(
    path
    for path in TOOLS.glob("*.py")
    if path not in STARTS and "__main__" in path.read_text(encoding="utf-8")
)


def name(path: Path) -> str:
    return path.name


@pytest.mark.parametrize("path", STARTS, ids=name)
def test_start_module_is_readable_by_python_3_6(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"), feature_version=(3, 6))
    imported = [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert "__future__" not in imported


@pytest.mark.parametrize("path", SCRIPTS, ids=name)
def test_tool_is_readable_by_python_3_8(path: Path) -> None:
    assert ast.parse(path.read_text(encoding="utf-8"), feature_version=(3, 8)).body


@pytest.mark.parametrize("path", SCRIPTS, ids=name)
def test_tool_re_enters_before_it_imports_anything_else(path: Path) -> None:
    body = ast.parse(path.read_text(encoding="utf-8")).body
    first = next(node for node in body if not _is_harmless(node))
    nodes = first.body if isinstance(first, ast.If) else body[body.index(first) :]
    assert ast.unparse(nodes[0]) == "import bootstrap"
    assert ast.unparse(nodes[1]).startswith("bootstrap.reenter(")


def _is_harmless(node: ast.stmt) -> bool:
    is_docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    return is_docstring or ast.unparse(node).startswith("from __future__")


def test_failing_check_is_shown_and_counted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    good = check.Check("good", ("-c", "print('quiet')"))
    bad = check.Check("bad", ("-c", "raise SystemExit('so it is')"))
    monkeypatch.setattr(check, "CHECKS", (bad, good))
    assert check.main() == 1
    said = capsys.readouterr().out
    assert "so it is" in said
    assert "quiet" not in said
    assert "checks: 1 passed, 1 failed" in said

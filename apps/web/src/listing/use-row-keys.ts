import type { KeyboardEvent } from "react";
import { useShortcutsOn } from "../shell/use-shortcuts-on.ts";
import { type On, rowAfter, rowKeyOf } from "./keys.ts";
import type { RowSelection } from "./use-selection.ts";

const line = "[data-desk-line]";

function onWhat(target: HTMLElement): On {
  if (target.matches(line)) return "row";
  if (target.closest("input:not([type=checkbox]), select, textarea, [contenteditable=true]")) return "field";
  return target.closest("a") ? "link" : "button";
}

const indexOf = (target: Element): number =>
  Number(target.closest<HTMLElement>("tr[data-index]")?.dataset.index ?? -1);

/** Opens a row as a press on its name would, or on the control that is marked for it. */
function open(row: Element | null): void {
  const opener =
    row?.querySelector<HTMLElement>("[data-open]") ??
    row?.querySelector<HTMLElement>("[data-place=title] :is(a[href], button)");
  opener?.click();
}

type Rows<Row> = {
  frame: HTMLElement | null;
  count: number;
  rows: readonly Row[];
  selection: RowSelection<Row> | undefined;
  onDelete?: ((row: Row) => void) | undefined;
};

/**
 * `J` `K` and the arrows go from row to row, Enter opens one, `X` and Space choose it, Shift and an arrow some more, and
 * Delete asks whether to delete what is chosen, or the row when nothing is.
 */
export function useRowKeys<Row>({ frame, count, rows, selection, onDelete }: Rows<Row>) {
  const { on: lettersOn } = useShortcutsOn();
  const focusRow = (index: number, again = true) => {
    const row = frame?.querySelector<HTMLElement>(`tr[data-index="${index}"]`);
    row?.scrollIntoView({ block: "nearest" });
    row?.focus({ preventScroll: true });
    if (row || !again) return;
    // It is out of sight and not drawn: the first or the last.
    frame?.scrollTo({ top: index === 0 ? 0 : frame.scrollHeight });
    setTimeout(() => focusRow(index, false), 60);
  };
  return (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const at = indexOf(target);
    const key = rowKeyOf(event, onWhat(target), lettersOn);
    if (key === null || (at < 0 && key !== "next" && key !== "none")) return;
    if (key === "none") {
      if (selection && selection.chosen.size > 0) selection.clear();
      return;
    }
    if (key === "select" && selection === undefined) return;
    const row = rows[at];
    if (key === "delete" && (!onDelete || row === undefined)) return;
    const pencil = target.closest(line)?.querySelector<HTMLElement>("[data-edit]");
    if (key === "edit" && !pencil) return;
    event.preventDefault();
    if (key === "delete" && row !== undefined) return onDelete?.(row);
    if (key === "edit") return pencil?.click();
    if (key === "open") return open(target.closest(line));
    if (key === "select") return selection?.toggle(at, false);
    const to = rowAfter(at, count, key);
    if (key === "extendDown" || key === "extendUp") {
      const some = [rows[at], rows[to]].filter((row) => row !== undefined);
      selection?.set(some, true);
    }
    focusRow(to);
  };
}

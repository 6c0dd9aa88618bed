import type { Sheet } from "@pulau/domain/rate-grid/range-acts.ts";
import type { KeyboardEvent } from "react";
import type { Selection, Spot } from "./use-sheet.ts";

/** What a key asks the grid to do. */
export type GridAct =
  | { readonly kind: "move"; readonly to: Spot; readonly extend: boolean }
  | { readonly kind: "choose"; readonly selection: Selection }
  | { readonly kind: "edit"; readonly begin: string | null }
  | {
      readonly kind:
        | "fillDown"
        | "fillRight"
        | "clear"
        | "undo"
        | "redo"
        | "save"
        | "nextError"
        | "conditions";
    };

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-15, 0],
  PageDown: [15, 0],
};

/** The act of a key in the grid while no cell is being typed in; null for keys that are not the grid's. */
export function actOfKey(
  event: Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">,
  { selection, sheet, isRtl }: { selection: Selection; sheet: Sheet; isRtl: boolean },
): GridAct | null {
  const { key, shiftKey, altKey } = event;
  const withCtrl = event.ctrlKey || event.metaKey;
  const { active, anchor } = selection;
  if (altKey) {
    if (key === "ArrowDown") return { kind: "nextError" };
    return key === "Enter" ? { kind: "conditions" } : null;
  }
  if (withCtrl) return actOfCtrl(key.toLowerCase(), event, { active, anchor, sheet });
  const [down, across] = steps[key] ?? [0, 0];
  if (down !== 0 || across !== 0) {
    const to = { row: active.row + down, column: active.column + (isRtl ? -across : across) };
    return { kind: "move", to, extend: shiftKey };
  }
  if (key === "Tab") return tabTo(active, sheet, shiftKey);
  if (key === "Home") return { kind: "move", to: { ...active, column: 0 }, extend: shiftKey };
  if (key === "End") {
    return { kind: "move", to: { ...active, column: sheet.columns.length - 1 }, extend: shiftKey };
  }
  if (key === " " && shiftKey) {
    const [first, last] = [0, sheet.columns.length - 1];
    return {
      kind: "choose",
      selection: { active: { row: active.row, column: first }, anchor: { row: anchor.row, column: last } },
    };
  }
  if (key === "Enter" || key === "F2") return { kind: "edit", begin: null };
  if (key === "Delete" || key === "Backspace") return { kind: "clear" };
  return key.length === 1 && key !== " " ? { kind: "edit", begin: key } : null;
}

/** Tab goes along the row; past its end the focus leaves the grid. */
function tabTo(active: Spot, { columns }: Sheet, isBack: boolean): GridAct | null {
  const column = active.column + (isBack ? -1 : 1);
  if (column < 0 || column >= columns.length) return null;
  return { kind: "move", to: { ...active, column }, extend: false };
}

function actOfCtrl(
  key: string,
  { shiftKey }: Pick<KeyboardEvent, "shiftKey">,
  { active, anchor, sheet }: Selection & { sheet: Sheet },
): GridAct | null {
  const last = { row: sheet.rows.length - 1, column: sheet.columns.length - 1 };
  switch (key) {
    case "d":
      return { kind: "fillDown" };
    case "r":
      return { kind: "fillRight" };
    case "z":
      return { kind: shiftKey ? "redo" : "undo" };
    case "y":
      return { kind: "redo" };
    case "s":
      return { kind: "save" };
    case "a":
      return { kind: "choose", selection: { active: { row: 0, column: 0 }, anchor: last } };
    case " ":
      return {
        kind: "choose",
        selection: { active: { row: 0, column: active.column }, anchor: { ...last, column: anchor.column } },
      };
    case "home":
      return { kind: "move", to: { row: 0, column: 0 }, extend: shiftKey };
    case "end":
      return { kind: "move", to: last, extend: shiftKey };
    default:
      return null;
  }
}

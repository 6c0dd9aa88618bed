import { type CardChange, withChanges } from "@pulau/domain/rate-card/card-changes.ts";
import { type GridModel, gridOf, priceOfCell } from "@pulau/domain/rate-grid/grid-model.ts";
import { changeOfCell, changesIn, filledDown, filledRight } from "@pulau/domain/rate-grid/range-acts.ts";
import type { ReactNode } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useToast } from "../../../../ui/toast.tsx";
import { readCell, usualBase, writeCell } from "../model/cell-text.ts";
import type { Placed } from "../paste/place-block.ts";
import { type AroundCells, usePaste } from "../paste/use-paste.tsx";
import { cellKey, wrongCell } from "./cell-views.ts";
import type { GridAct } from "./grid-keys.ts";
import type { GridRequests } from "./grid-requests.ts";
import type { Spot } from "./use-sheet.ts";

export type GridActs = {
  readonly run: (act: GridAct) => void;
  /** Takes what was typed into a cell; what is no price stays there as it was typed. */
  readonly type: (spot: Spot, text: string) => void;
  readonly paste: (text: string) => void;
  readonly textOf: (spot: Spot) => string;
  readonly copyText: () => string;
  readonly dialog: ReactNode;
};

/** What texts come to, each in its cell of the grid; what is no price is left as it was typed. */
function readAll(
  { sheet, words, model }: Pick<GridRequests, "sheet" | "words"> & { readonly model: GridModel },
  typed: readonly Placed[],
) {
  const changes: CardChange[] = [];
  const left: ReturnType<typeof wrongCell>[] = [];
  for (const { row, column, text } of typed) {
    const read = readCell(text, words, usualBase(row.terms));
    if (read.kind === "wrong") left.push(wrongCell(sheet.model, { row, column, text }));
    else
      changes.push(
        changeOfCell({ model }, row, { column, price: read.kind === "empty" ? null : read.price }),
      );
  }
  return { changes, left: new Map(left) };
}

/** What keys, typing and pasting do to the draft. */
export function useGridActs(requests: GridRequests): GridActs {
  const { editor, words, sheet, choice, wrong, onWrong, readOnly } = requests;
  const rateAt = ({ row, column }: Spot) => {
    const [line, period] = [sheet.rows[row], sheet.columns[column]];
    return line && period && sheet.model.rateAt(line.key, period.key);
  };
  const textOf = (spot: Spot): string => {
    const [line, period] = [sheet.rows[spot.row], sheet.columns[spot.column]];
    const typed = line && period && wrong.get(cellKey(line, period))?.text;
    if (typed !== undefined) return typed;
    const rate = rateAt(spot);
    return writeCell(rate && priceOfCell(rate), words);
  };
  const cellAt = ({ row, column }: Spot, text: string): Placed[] => {
    const [line, period] = [sheet.rows[row], sheet.columns[column]];
    return line && period ? [{ row: line, column: period, text }] : [];
  };
  /** Every text into its cell: prices are changed at once, what is none is kept for a repair. */
  const typeAll = (typed: readonly Placed[], around: AroundCells = { changes: [], rows: [] }) => {
    // What comes with the cells may be copies of prices that stand in them.
    const model = around.changes.some(({ part }) => part === "rates")
      ? gridOf(withChanges(editor.card, around.changes))
      : sheet.model;
    const { changes, left } = readAll({ sheet, words, model }, typed);
    if (left.size > 0) onWrong(left);
    editor.edit([...around.changes, ...changes], (now) => [...now, ...around.rows]);
  };
  const { paste, dialog } = usePaste(requests, { cellAt, typeAll });
  const copyText = () => {
    const { top, bottom, start, end } = choice.range;
    const lines: string[] = [];
    for (let row = top; row <= bottom; row++) {
      const cells: string[] = [];
      for (let column = start; column <= end; column++) cells.push(textOf({ row, column }));
      lines.push(cells.join("\t"));
    }
    return lines.join("\n");
  };
  const run = useRun(requests, readOnly);
  return {
    run,
    textOf,
    copyText,
    paste,
    dialog,
    type: (spot, text) => {
      if (text !== textOf(spot)) typeAll(cellAt(spot, text));
    },
  };
}

function useRun({ editor, sheet, choice, faults, wrong, onOpen }: GridRequests, readOnly: boolean) {
  const { t } = useTranslation("prices");
  const toast = useToast();
  const { range, selection } = choice;
  const nextError = () => {
    const isError = (row: number, column: number) => {
      const [line, period] = [sheet.rows[row], sheet.columns[column]];
      if (!line || !period) return false;
      const rateId = sheet.model.rateAt(line.key, period.key)?.id;
      return wrong.has(cellKey(line, period)) || faults.some((fault) => rateId && fault.rateId === rateId);
    };
    const all = sheet.rows.length * sheet.columns.length;
    const from = selection.active.row * sheet.columns.length + selection.active.column;
    for (let step = 1; step <= all; step++) {
      const at = (from + step) % all;
      const spot = { row: Math.floor(at / sheet.columns.length), column: at % sheet.columns.length };
      if (isError(spot.row, spot.column)) {
        choice.choose(spot);
        return;
      }
    }
    toast({ text: t("errors.none") });
  };
  return (act: GridAct): void => {
    const { kind } = act;
    const row = sheet.rows[selection.active.row];
    if (kind === "move") choice.choose(act.to, act.extend);
    else if (kind === "choose") choice.chooseRange(act.selection);
    else if (kind === "nextError") nextError();
    else if (kind === "conditions" && row) onOpen({ kind: "row", row });
    else if (readOnly) return;
    else if (kind === "fillDown") editor.edit(filledDown(sheet, range));
    else if (kind === "fillRight") editor.edit(filledRight(sheet, range));
    else if (kind === "clear") editor.edit(changesIn(sheet, range, () => null));
    else if (kind === "undo") editor.undo();
    else if (kind === "redo") editor.redo();
    else if (kind === "save") void editor.save();
  };
}

import type { CardChange } from "@pulau/domain/rate-card/card-changes.ts";
import { priceOfCell } from "@pulau/domain/rate-grid/grid-model.ts";
import {
  changeOfCell,
  changesIn,
  filledDown,
  filledRight,
  type Sheet,
} from "@pulau/domain/rate-grid/range-acts.ts";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import type { GridTabProps, OpenPanel } from "../grid-props.ts";
import { readCell, writeCell } from "../model/cell-text.ts";
import { type CellView, cellKey } from "./cell-views.ts";
import type { GridAct } from "./grid-keys.ts";
import type { Spot, useCellChoice } from "./use-sheet.ts";

type Choice = ReturnType<typeof useCellChoice>;
type Wishes = GridTabProps & {
  readonly sheet: Sheet;
  readonly choice: Choice;
  readonly viewOf: (row: Sheet["rows"][number], column: Sheet["columns"][number]) => CellView;
  readonly onOpen: (panel: OpenPanel) => void;
};

export type GridActs = {
  readonly run: (act: GridAct) => void;
  /** Takes what was typed into a cell; what is no price stays there as it was typed. */
  readonly type: (spot: Spot, text: string) => void;
  readonly paste: (text: string) => void;
  readonly textOf: (spot: Spot) => string;
  readonly copyText: () => string;
  readonly dialog: ReactNode;
};

const cellsIn = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/\n$/, "")
    .split("\n")
    .map((line) => line.split("\t"));

type Typed = readonly [at: Spot, text: string];

/** What texts come to, each in its cell; what is no price is left as it was typed. */
function readAll(
  { sheet, words, wrong }: Pick<Wishes, "sheet" | "words" | "wrong">,
  typed: readonly Typed[],
) {
  const changes: CardChange[] = [];
  const left = new Map(wrong);
  for (const [{ row, column }, text] of typed) {
    const [line, period] = [sheet.rows[row], sheet.columns[column]];
    if (!line || !period) continue;
    const read = readCell(text, words);
    const key = cellKey(line, period);
    left.delete(key);
    if (read.kind === "wrong") {
      left.set(key, text);
      continue;
    }
    const price = read.kind === "empty" ? null : read.price;
    const change = changeOfCell(sheet, line, { column: period, price });
    if (change) changes.push(change);
  }
  return { changes, left };
}

/** What keys, typing and pasting do to the draft. */
export function useGridActs(wishes: Wishes): GridActs {
  const { editor, words, sheet, choice, wrong, onWrong, readOnly } = wishes;
  const [tooLarge, setTooLarge] = useState<{ text: string; beyond: number } | null>(null);
  const rateAt = ({ row, column }: Spot) => {
    const [line, period] = [sheet.rows[row], sheet.columns[column]];
    return line && period && sheet.model.rateAt(line.key, period.key);
  };
  const textOf = (spot: Spot): string => {
    const [line, period] = [sheet.rows[spot.row], sheet.columns[spot.column]];
    const typed = line && period && wrong.get(cellKey(line, period));
    if (typed !== undefined) return typed;
    const rate = rateAt(spot);
    return writeCell(rate && priceOfCell(rate), words);
  };
  /** Every text into its cell: prices are changed at once, what is none is kept for a repair. */
  const typeAll = (typed: readonly Typed[]) => {
    const { changes, left } = readAll(wishes, typed);
    if (left.size > 0 || wrong.size > 0) onWrong(left);
    editor.edit(changes);
  };
  const pasteAt = (text: string) => {
    const { top, start } = choice.range;
    const block = cellsIn(text);
    typeAll(
      block.flatMap((line, r) => line.map((cell, c) => [{ row: top + r, column: start + c }, cell] as const)),
    );
    choice.chooseRange({
      anchor: { row: top, column: start },
      active: { row: top + block.length - 1, column: start + (block[0]?.length ?? 1) - 1 },
    });
  };
  const paste = (text: string) => {
    const block = cellsIn(text);
    const { top, start, bottom, end } = choice.range;
    const [only] = block[0] ?? [];
    if (block.length === 1 && block[0]?.length === 1 && only !== undefined) {
      const spots: [Spot, string][] = [];
      for (let row = top; row <= bottom; row++) {
        for (let column = start; column <= end; column++) spots.push([{ row, column }, only]);
      }
      return typeAll(spots);
    }
    const beyond = Math.max(
      top + block.length - sheet.rows.length,
      start + Math.max(...block.map(({ length }) => length)) - sheet.columns.length,
    );
    if (beyond > 0) setTooLarge({ text, beyond });
    else pasteAt(text);
  };
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
  const run = useRun(wishes, readOnly);
  return {
    ...{ run, textOf, copyText, paste },
    type: (spot, text) => {
      if (text !== textOf(spot)) typeAll([[spot, text]]);
    },
    dialog: tooLarge && (
      <TooLarge
        onClose={() => setTooLarge(null)}
        onGo={() => {
          pasteAt(tooLarge.text);
          setTooLarge(null);
        }}
      />
    ),
  };
}

function useRun({ editor, sheet, choice, faults, wrong, onWrong, onOpen }: Wishes, readOnly: boolean) {
  const { t } = useTranslation("prices");
  const toast = useToast();
  const { range, selection } = choice;
  const clear = () => {
    const left = new Map(wrong);
    for (let r = range.top; r <= range.bottom; r++) {
      for (let c = range.start; c <= range.end; c++) {
        const [row, column] = [sheet.rows[r], sheet.columns[c]];
        if (row && column) left.delete(cellKey(row, column));
      }
    }
    if (left.size !== wrong.size) onWrong(left);
    editor.edit(changesIn(sheet, range, () => null));
  };
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
    else if (kind === "clear") clear();
    else if (kind === "undo") editor.undo();
    else if (kind === "redo") editor.redo();
    else if (kind === "save") void editor.save();
  };
}

function TooLarge({ onClose, onGo }: { onClose: () => void; onGo: () => void }) {
  const { t } = useTranslation("prices");
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={t("tooLarge.title")}
      acts={<Button onClick={onGo}>{t("tooLarge.act")}</Button>}
    >
      <p>{t("tooLarge.lead")}</p>
    </Dialog>
  );
}

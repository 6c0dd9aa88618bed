import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import type { Rate } from "@pulau/domain/catalogue/rates.ts";
import type { CardChange } from "@pulau/domain/rate-card/card-changes.ts";
import {
  columnKeyOf,
  columnsOf,
  type RowTerms,
  rowKeyOf,
  termsOf,
} from "@pulau/domain/rate-grid/grid-model.ts";
import { useCallback, useMemo } from "react";
import type { PriceEditor } from "../draft/use-price-draft.ts";
import { cellKey, type WrongCells } from "./cell-views.ts";

/** What an act writes, with what was there before it where that is known. */
type Written = {
  readonly part: CardChange["part"] | "rows";
  readonly key: string;
  readonly value?: unknown;
  readonly before?: unknown;
};

const cellOf = (rate: unknown): string[] =>
  rate ? [cellKey({ key: rowKeyOf(termsOf(rate as Rate)) }, { key: columnKeyOf(rate as Rate) })] : [];

/** What is left of them once something was written: who writes into a cell by any act has done with what stood there. */
export function withoutWritten(wrong: WrongCells, written: readonly Written[]): WrongCells {
  if (wrong.size === 0) return wrong;
  const prices = written.filter(({ part }) => part === "rates");
  const rates = new Set(prices.map(({ key }) => key));
  const cells = new Set(prices.flatMap(({ value, before }) => [...cellOf(value), ...cellOf(before)]));
  const left = [...wrong].filter(([cell, { rateId }]) => !cells.has(cell) && !rates.has(rateId));
  return left.length === wrong.size ? wrong : new Map(left);
}

/** Those whose column the card still has: in another nobody could repair them. */
export function inColumnsOf(card: Pick<RateBook, "periods" | "rates">, wrong: WrongCells): WrongCells {
  if (wrong.size === 0) return wrong;
  const columns = new Set(columnsOf(card).map(({ key }) => key));
  const left = [...wrong].filter(([, { column }]) => columns.has(column));
  return left.length === wrong.size ? wrong : new Map(left);
}

/** The rows that they stand in; one without a price is drawn only when it is asked for. */
export const rowsOfWrong = (wrong: WrongCells): RowTerms[] => [
  ...new Map([...wrong.values()].map(({ terms }) => [rowKeyOf(terms), terms] as const)).values(),
];

/** The cells with typing mistakes, and the editor by whose acts they end. */
export function useWrongCells(editor: PriceEditor) {
  const { card, wrong, setWrong } = editor;
  const { periods, rates } = card;
  const onWrong = useCallback(
    (more: WrongCells) => setWrong((now) => new Map([...now, ...more])),
    [setWrong],
  );
  const shown = useMemo(() => inColumnsOf({ periods, rates }, wrong), [periods, rates, wrong]);
  const repairing = useMemo((): PriceEditor => {
    const drop = (written: readonly Written[]) => setWrong((now) => withoutWritten(now, written));
    return {
      ...editor,
      edit: (changes, rows) => {
        drop(changes);
        editor.edit(changes, rows);
      },
      undo: () => {
        drop(editor.nextUndo);
        editor.undo();
      },
      redo: () => {
        drop(editor.nextRedo);
        editor.redo();
      },
      settle: (clash, side) => {
        drop([{ ...clash, value: clash.mine, before: clash.theirs }]);
        editor.settle(clash, side);
      },
      forget: () => {
        setWrong(() => new Map());
        editor.forget();
      },
    };
  }, [editor, setWrong]);
  return { wrong: shown, onWrong, editor: repairing };
}

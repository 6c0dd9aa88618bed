import type { AnyId } from "@pulau/domain/ids.ts";
import { useState } from "react";
import type { CallOptions } from "../../api/client.ts";
import { useLatestSave } from "../../api/use-latest-save.ts";
import { moveItem } from "../../ui/move-item.ts";
import { useFailureToast } from "../../ui/use-outcome-toast.ts";

type Setup<Row extends { readonly _id: AnyId }> = {
  readonly rows: readonly Row[];
  /** The version of the order that was read. */
  readonly version: number | undefined;
  readonly save: (ids: Row["_id"][], options: CallOptions) => Promise<unknown>;
  /** What is read aloud once a row has moved to a place, counted from 1. */
  readonly movedText: (row: Row, place: number, count: number) => string;
  readonly onSaved?: () => void;
};

/** The order of rows: shown at once as it was moved, and as it was when the server does not take it. */
export function useOrder<Row extends { readonly _id: AnyId }>(setup: Setup<Row>) {
  const { rows, version, save, movedText, onSaved } = setup;
  const showFailure = useFailureToast();
  const [announcement, setAnnouncement] = useState("");
  const { wanted, put } = useLatestSave(version, async (ids: Row["_id"][], base) => {
    try {
      await save(ids, base === undefined ? {} : { ifMatch: base });
      onSaved?.();
      return true;
    } catch (failure) {
      showFailure(failure);
      return false;
    }
  });
  const shown =
    wanted === null ? rows : rows.toSorted((a, b) => wanted.indexOf(a._id) - wanted.indexOf(b._id));
  const move = (from: number, to: number): void => {
    const next = moveItem(shown, from, to);
    const row = shown[from];
    if (next === shown || row === undefined) return;
    setAnnouncement(movedText(row, to + 1, next.length));
    void put(next.map(({ _id }) => _id));
  };
  return { rows: shown, move, announcement };
}

export type Order<Row extends { readonly _id: AnyId }> = ReturnType<typeof useOrder<Row>>;

import type { RoomTypeId } from "@pulau/domain/ids.ts";
import type { GridModel, Row, RowGroup } from "@pulau/domain/rate-grid/grid-model.ts";
import type { Range, Sheet } from "@pulau/domain/rate-grid/range-acts.ts";
import { rangeBetween } from "@pulau/domain/rate-grid/range-acts.ts";
import { useCallback, useMemo, useState } from "react";

export type Line =
  | { readonly kind: "group"; readonly group: RowGroup; readonly isFolded: boolean }
  | { readonly kind: "row"; readonly row: Row; readonly at: number };

/** The rows as they are drawn: a head for each room type, then its rows unless they are folded away. */
export function useLines(model: GridModel): {
  lines: readonly Line[];
  sheet: Sheet;
  fold: (roomTypeId: RoomTypeId | null) => void;
} {
  const [folded, setFolded] = useState<ReadonlySet<RoomTypeId | null>>(new Set());
  const { groups, columns } = model;
  const drawn = useMemo(() => {
    const lines: Line[] = [];
    const rows: Row[] = [];
    for (const group of groups) {
      const isFolded = folded.has(group.roomTypeId);
      lines.push({ kind: "group", group, isFolded });
      if (isFolded) continue;
      for (const row of group.rows) {
        lines.push({ kind: "row", row, at: rows.length });
        rows.push(row);
      }
    }
    const fold = (roomTypeId: RoomTypeId | null) =>
      setFolded((now) => {
        const next = new Set(now);
        if (!next.delete(roomTypeId)) next.add(roomTypeId);
        return next;
      });
    return { lines, rows, fold };
  }, [groups, folded]);
  return useMemo(() => ({ ...drawn, sheet: { model, rows: drawn.rows, columns } }), [drawn, model, columns]);
}

export type Spot = { readonly row: number; readonly column: number };
export type Selection = { readonly active: Spot; readonly anchor: Spot };

/** Which cells are chosen: the active one, and where the choice began. */
export function useCellChoice({ rows, columns }: Sheet): {
  selection: Selection;
  range: Range;
  choose: (active: Spot, extend?: boolean) => void;
  chooseRange: (selection: Selection) => void;
} {
  const [wanted, setSelection] = useState<Selection>({
    active: { row: 0, column: 0 },
    anchor: { row: 0, column: 0 },
  });
  const within = useCallback(
    ({ row, column }: Spot): Spot => ({
      row: Math.max(0, Math.min(rows.length - 1, row)),
      column: Math.max(0, Math.min(columns.length - 1, column)),
    }),
    [rows.length, columns.length],
  );
  const selection = useMemo(
    () => ({ active: within(wanted.active), anchor: within(wanted.anchor) }),
    [wanted, within],
  );
  const choose = useCallback(
    (active: Spot, extend = false) =>
      setSelection((now) => ({
        active: within(active),
        anchor: extend ? within(now.anchor) : within(active),
      })),
    [within],
  );
  return {
    selection,
    range: rangeBetween(selection.active, selection.anchor),
    choose,
    chooseRange: setSelection,
  };
}

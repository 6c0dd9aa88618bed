import type { ShiftRow } from "@pulau/contract/shifts.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { type SQL, sql } from "../../../db/orm.ts";

/** A shift as SQL answers it: sums are text, moments are of the session's zone. */
export type ShiftRecord = Omit<ShiftRow, "openedAt" | "closedAt" | SumName> & {
  openedAt: string;
  closedAt: string | null;
} & { [K in SumName]: K extends "countedSen" | "overSen" ? string | null : string };

type SumName =
  | "floatSen"
  | "cashInSen"
  | "cashInCount"
  | "paidOutSen"
  | "droppedSen"
  | "expectedSen"
  | "countedSen"
  | "overSen";

/** What went into the drawer of the shift `h` and out of it, as `d`. */
export const shiftFrom: SQL = sql`shift h JOIN staff_user s ON s.id = h.staff_id CROSS JOIN LATERAL (
  SELECT coalesce(sum(sen) FILTER (WHERE kind IN ('payment', 'voided')), 0)::bigint AS cash_in,
    count(*) FILTER (WHERE kind = 'payment') AS cash_in_count,
    -coalesce(sum(sen) FILTER (WHERE kind IN ('refund', 'paidOut')), 0) AS paid_out,
    -coalesce(sum(sen) FILTER (WHERE kind = 'drop'), 0) AS dropped,
    coalesce(sum(sen) FILTER (WHERE kind NOT IN ('over', 'short', 'left')), 0) AS expected
  FROM drawer_entry WHERE shift_id = h.id) d`;

/** The columns of a shift, of `shiftFrom`. */
export const shiftColumns: SQL = sql`h.id AS "_id", h.shift_no AS "shiftNo", h.drawer,
  json_build_object('_id', s.id, 'name', s.name) AS staff, h.opened_at AS "openedAt", h.closed_at AS "closedAt",
  h.float_sen AS "floatSen", d.cash_in AS "cashInSen", d.cash_in_count AS "cashInCount", d.paid_out AS "paidOutSen",
  d.dropped AS "droppedSen", d.expected AS "expectedSen", h.counted_sen AS "countedSen",
  h.counted_sen - h.expected_sen AS "overSen", h.reason`;

const maybe = (sum: string | null): Sen | null => (sum === null ? null : Number(sum));

/** A shift as the contract shows it. */
export const shiftOf = (row: ShiftRecord): ShiftRow => ({
  ...row,
  openedAt: new Date(row.openedAt).toISOString(),
  closedAt: row.closedAt && new Date(row.closedAt).toISOString(),
  floatSen: Number(row.floatSen),
  cashInSen: Number(row.cashInSen),
  cashInCount: Number(row.cashInCount),
  paidOutSen: Number(row.paidOutSen),
  droppedSen: Number(row.droppedSen),
  expectedSen: Number(row.expectedSen),
  countedSen: maybe(row.countedSen),
  overSen: maybe(row.overSen),
});

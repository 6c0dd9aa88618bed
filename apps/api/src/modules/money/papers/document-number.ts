import type { Day } from "@pulau/domain/calendar/day.ts";
import type { PaperKind } from "@pulau/domain/papers/next-papers.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";

const seriesWords = { invoice: "INV", creditNote: "CN" } as const;

/** The series of a year's papers of one kind, such as `TB-INV-26`. */
export const seriesOf = (prefix: string, kind: PaperKind, issuedOn: Day): string =>
  `${prefix}-${seriesWords[kind]}-${issuedOn.slice(2, 4)}`;

export type DocumentNumber = { readonly series: string; readonly ordinal: number; readonly number: string };

/**
 * The next number of a series. The series' row stays locked until the transaction ends, so this is its last statement but
 * the one that writes the paper: then no number is given out twice, and one that rolled back is given out again.
 */
export async function nextNumber(tx: Tx, series: string): Promise<DocumentNumber> {
  const { rows } = await tx.execute<{ last: number }>(sql`
    INSERT INTO document_counter AS counter (series, last) VALUES (${series}, 1)
    ON CONFLICT (series) DO UPDATE SET last = counter.last + 1 RETURNING last`);
  const ordinal = rows[0]?.last;
  if (ordinal === undefined) throw new Error(`series ${series} gave no number`);
  return { series, ordinal, number: `${series}-${String(ordinal).padStart(5, "0")}` };
}

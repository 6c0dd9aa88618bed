import type { ChangedStay, ChangeQuote } from "@pulau/contract/changes.ts";
import { daysBetween } from "@pulau/domain/calendar/day.ts";
import type { Failure, Result } from "@pulau/domain/result.ts";
import type { z } from "zod";
import type { Db } from "../../db/connect.ts";
import type { HeldStay } from "../../db/schema/bookings.ts";
import type { Tx } from "../../db/tx.ts";
import { refundGoesTo } from "../payments/public.ts";
import type { PlannedChange } from "./plan-change.ts";
import type { Standing } from "./standing.ts";

/** What a change would do, or why it can't be had, as the page shows it beside what is. */
export async function changeQuote(
  db: Db | Tx,
  { row, stay }: Standing,
  planned: Result<PlannedChange>,
): Promise<ChangeQuote> {
  const before = stayReply(stay, row.totalSen);
  if (!planned.ok) return { before, ...noChange(row), refusals: [refusal(planned.failure)] };
  const { money, dueBy } = planned.value;
  const { refundSen, keptSen, share, dueSen } = money;
  return {
    before,
    after: stayReply(planned.value.stay, money.totalSen),
    differenceSen: money.totalSen - row.totalSen,
    refundSen,
    keptSen,
    share,
    to: await refundGoesTo(db, { bookingId: row.id, refundSen }),
    dueSen,
    dueBy,
    refusals: [],
  };
}

const noChange = (row: Standing["row"]) =>
  ({
    after: null,
    differenceSen: 0,
    refundSen: 0,
    keptSen: 0,
    share: 0,
    to: "none",
    dueSen: Math.max(0, row.totalSen - row.paidSen),
    dueBy: row.balanceDueOn,
  }) as const;

const refusal = ({ code, facts = {} }: Failure) => ({ code, facts: { ...facts } });

const stayReply = (stay: HeldStay, totalSen: number): z.infer<typeof ChangedStay> => ({
  optionId: stay.optionId,
  checkIn: stay.checkIn,
  checkOut: stay.checkOut,
  nights: daysBetween(stay.checkIn, stay.checkOut),
  persons: stay.travellers.length,
  rooms: stay.rooms,
  crossings: stay.crossings,
  addOns: stay.addOns,
  lines: [...stay.quote.lines],
  totalSen,
});

import type { ChangedStay, ChangeQuote } from "@pulau/contract/changes.ts";
import { refundSpans } from "@pulau/domain/booking/policy-spans.ts";
import { tiersWithin } from "@pulau/domain/booking/refund.ts";
import { type Day, dayAt, daysBetween } from "@pulau/domain/calendar/day.ts";
import { firstFolio } from "@pulau/domain/folio/share-rules.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { Failure, Result } from "@pulau/domain/result.ts";
import type { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { versionOf } from "../../../db/saved-versions.ts";
import type { HeldStay } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { refundDestination } from "../../money/payments/public.ts";
import { bookedExtras, bookersView, owedOf, reckonFolios } from "../bookings/public.ts";
import type { CurrentBooking } from "./current-booking.ts";
import type { PlannedChange } from "./planned-change.ts";

/** What a change would do, or why it can't be had, as the page shows it beside what is. */
export async function changeQuote(
  db: Db | Tx,
  { row, stay, guests }: CurrentBooking,
  planned: Result<PlannedChange>,
): Promise<ChangeQuote> {
  const bookedOn = dayAt(row.submittedAt, (await loadSettings(db)).timeZone);
  const before = stayReply(stay, {
    bookedOn,
    totalSen: row.totalSen,
    guests: guests.map(({ fullName }) => fullName),
    policy: { ...row.policy, cap: row.refundCap },
  });
  const version = await versionOf(db, "booking", row.id);
  if (!planned.ok)
    return { version, before, ...(await noChange(db, row)), refusals: [refusal(planned.failure)] };
  const change = planned.value;
  const { money, dueBy } = change;
  const { refundSen, keptSen, share } = money;
  const dueSen = await dueAfter(db, row, change);
  return {
    version,
    before,
    after: stayReply(change.stay, {
      bookedOn,
      totalSen: money.totalSen,
      guests: change.wanted.after.guests.map(({ details }) => details.fullName),
      policy: { ...row.policy, cap: change.cap },
    }),
    lost: lostReply(change),
    differenceSen: money.totalSen - row.totalSen,
    refundSen,
    keptSen,
    share,
    to: await refundDestination(db, { bookingId: row.id, refundSen }),
    dueSen,
    dueBy: dueSen > 0 ? dueBy : null,
    rules: change.rules.map((rule) => ({ ...rule })),
    refusals: [],
  };
}

/** What its booker then owes: of a split bill their part of the new price, as folio A is reckoned of it. */
async function dueAfter(
  db: Db | Tx,
  row: CurrentBooking["row"],
  { stay: { quote, checkIn, checkOut }, money: { totalSen, refundSen, dueSen } }: PlannedChange,
): Promise<Sen> {
  if (row.folios === "none") return dueSen;
  const paidSen = row.paidSen - refundSen;
  const changed = { ...row, checkIn, checkOut, totalSen, paidSen };
  return owedOf(await reckonFolios(db, changed, quote.lines), changed, firstFolio);
}

const noChange = async (
  db: Db | Tx,
  row: CurrentBooking["row"],
): Promise<Omit<ChangeQuote, "version" | "before" | "refusals">> => ({
  after: null,
  lost: [],
  differenceSen: 0,
  refundSen: 0,
  keptSen: 0,
  share: 0,
  to: "none",
  dueSen: Math.max(0, (await bookersView(db, row)).owedSen),
  dueBy: row.balanceDueOn,
  rules: [],
});

const refusal = ({ code, facts = {} }: Failure) => ({ code, facts: { ...facts } });

/** With the day on which it can't be had. */
function lostReply({ lost, stay }: PlannedChange): ChangeQuote["lost"] {
  const dayOf = { out: stay.checkIn, back: stay.checkOut };
  return [
    ...lost.boats.map(({ direction, name, time }) => ({
      ...({ what: "boat", direction, name, time } as const),
      day: dayOf[direction],
    })),
    ...lost.transfers.map(({ direction, name, pickUpTime }) => ({
      ...({ what: "transfer", direction, name, time: pickUpTime } as const),
      day: dayOf[direction],
    })),
  ];
}

type Beside = {
  readonly totalSen: Sen;
  readonly guests: readonly string[];
  readonly policy: CurrentBooking["row"]["policy"] & { readonly cap: number | null };
  readonly bookedOn: Day;
};

const stayReply = (
  stay: HeldStay,
  { totalSen, guests, policy, bookedOn }: Beside,
): z.infer<typeof ChangedStay> => ({
  optionId: stay.optionId,
  checkIn: stay.checkIn,
  checkOut: stay.checkOut,
  nights: daysBetween(stay.checkIn, stay.checkOut),
  persons: stay.travellers.length,
  party: { adults: stay.party.adults, childAges: [...stay.party.childAges] },
  guests: [...guests],
  rooms: stay.rooms.map(({ parked, ...room }) => (parked ? { ...room, roomNo: "" } : room)),
  crossings: stay.crossings,
  transfers: stay.transfers ?? [],
  addOns: stay.addOns,
  extras: bookedExtras(stay, stay.quote.lines),
  cancellation: refundSpans(
    { ...policy, tiers: tiersWithin(policy.tiers, policy.cap) },
    stay.checkIn,
    bookedOn,
  ),
  lines: [...stay.quote.lines],
  totalSen,
});

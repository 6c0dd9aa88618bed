import type { ChangeQuote } from "@pulau/contract/changes.ts";
import type { ChangeKind } from "@pulau/domain/booking/change-window.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { cancellationKept } from "@pulau/domain/ledger/postings.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { sql } from "../../../db/orm.ts";
import { countVersion, noteChanged, type Saving } from "../../../db/saved-versions.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import type { VersionedCall } from "../../../plugins/versioned-call.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { post } from "../../money/ledger/public.ts";
import { refreshPaymentStatus, returnMoney } from "../../money/payments/public.ts";
import { settleCommissions } from "../../partners/commission/public.ts";
import { auditedStay, note, payUntilAfterMove } from "../bookings/public.ts";
import { claimStay } from "../holds/public.ts";
import { isBeingPaid, keepsWithinQuota } from "./change-limits.ts";
import { changeQuote } from "./change-quote.ts";
import { type ChangeBy, type CurrentBooking, lockCurrentBooking } from "./current-booking.ts";
import { planChange } from "./plan-change.ts";
import type { PlannedChange } from "./planned-change.ts";
import type { RequestedBooking } from "./requested-booking.ts";
import { writeChange } from "./write-change.ts";

/** What was shown and agreed to; what is missing may not differ from what is. */
export type Agreed = {
  readonly agreedTotalSen?: Sen | undefined;
  readonly agreedRefundSen?: Sen | undefined;
};

export type Change = {
  readonly bookingId: BookingId;
  readonly by: ChangeBy;
  readonly agreed: Agreed;
  /** The version that was read; without one the booking is changed as it is now. */
  readonly saves?: VersionedCall;
  /** Reads the wish against the booking as it stands under its lock. */
  readonly read: (standing: CurrentBooking) => Result<RequestedBooking> | Promise<Result<RequestedBooking>>;
  /** Charges that are off the booking afterwards; as it has them unless told. */
  readonly excluded?: (standing: CurrentBooking) => readonly string[];
  /** What is written together with the change. */
  readonly also?: (tx: Tx, before: CurrentBooking & { readonly now: Date }) => Promise<void>;
};

/**
 * Changes a booking, whole or not at all: its claims, parts, price and money in one transaction. What a confirmed
 * booking claims stays booked; what it needs in addition is claimed with it. `PRICE_CHANGED` when the price or refund
 * is not the agreed one, with both; `BUSY` when a rival took a room between the look and the claim, so that the look is
 * worth repeating; `CHANGED_SINCE` when somebody else has changed the booking since the version that was read.
 */
export async function changeBooking(tx: Tx, change: Change): Promise<Result<ChangeQuote>> {
  const standing = await lockCurrentBooking(tx, change.bookingId, change.by);
  if (!standing) return refuse("NOT_FOUND");
  const counted = await countVersion(tx, savingOf(change));
  if (!counted.ok) return counted;
  const wanted = await change.read(standing);
  if (!wanted.ok) return wanted;
  const excluded = change.excluded?.(standing);
  const request = { wanted: wanted.value, by: change.by, ...(excluded && { excluded }) };
  const planned = await planChange(tx, standing, request);
  if (!planned.ok) return planned;
  const waits = await waitAfter(tx, standing, planned.value);
  const refused = await refuseChange(tx, standing, { ...planned.value, isSooner: waits.isSooner }, change);
  if (!refused.ok) return refused;
  const quote = await changeQuote(tx, standing, planned);
  const claimed = await claim(tx, standing, { ...planned.value, payUntil: waits.payUntil });
  if (!claimed.ok) return claimed;
  await writeChange(tx, standing, {
    ...planned.value,
    by: change.by,
    waits,
  });
  const { kinds: changed } = wanted.value;
  await noteChanged(tx, { ...savingOf(change), version: counted.value, changed });
  if (changed.some((kind) => touchesList.includes(kind)))
    await countVersion(tx, { ...savingOf(change), kind: "roomingList", base: null });
  if (waits.isSooner && waits.payUntil)
    await enqueue(tx, "lapse-booking", { bookingId: change.bookingId }, { startAfter: waits.payUntil });
  await moveMoney(tx, standing, planned.value);
  await enqueue(tx, "issue-invoice", { bookingId: change.bookingId });
  await settleCommissions(tx, change.bookingId);
  await change.also?.(tx, standing);
  await tell(tx, standing, { wanted: wanted.value, by: change.by, quote, planned: planned.value });
  return ok(quote);
}

/** What of a change is seen in the rooming list, too. */
const touchesList: readonly ChangeKind[] = ["rooms", "party", "guests"];

const savingOf = ({ bookingId, by, saves }: Change): Saving => ({
  kind: "booking",
  key: bookingId,
  base: saves?.base ?? null,
  by: by.who === "staff" ? { who: "staff", staffId: by.staffId } : { who: "guest" },
});

/** Until when a booking waits for its money, which an earlier arrival may bring forward. */
async function waitAfter(tx: Tx, { row, now }: CurrentBooking & { now: Date }, { stay }: PlannedChange) {
  if (stay.checkIn >= row.checkIn) return { ...row, isSooner: false };
  const settings = await loadSettings(tx);
  const waits = await payUntilAfterMove(tx, row, { stay, now, settings });
  return { ...waits, isSooner: waits.payUntil?.getTime() !== row.payUntil?.getTime() };
}

async function refuseChange(
  tx: Tx,
  standing: CurrentBooking & { now: Date },
  { stay, money, rules, isSooner }: PlannedChange & { isSooner: boolean },
  { agreed, by }: Change,
): Promise<Result<true>> {
  const { row } = standing;
  const { totalSen, refundSen, dueSen } = money;
  const isAgreed =
    (agreed.agreedTotalSen ?? row.totalSen) === totalSen && (agreed.agreedRefundSen ?? 0) === refundSen;
  if (!isAgreed) {
    // Where the price is the agreed one, only what goes back is not.
    const samePrice = (agreed.agreedTotalSen ?? row.totalSen) === totalSen;
    return refuse("PRICE_CHANGED", { ...(samePrice && { rule: "refund" }), totalSen, refundSen, dueSen });
  }
  const costsOther = row.state === "awaitingPayment" && totalSen !== row.totalSen;
  if ((costsOther || isSooner) && (await isBeingPaid(tx, row.id))) return refuse("PAYMENT_UNDER_WAY");
  if (row.payUntil !== null && row.payUntil <= standing.now)
    return refuse("WRONG_STATE", { state: "lapsed" });
  if (by.who !== "staff") return keepsWithinQuota(tx, standing, stay);
  const [rule] = rules;
  return rule && !by.overrideReason ? refuse("PACKAGE_CLOSED", { checkIn: stay.checkIn, ...rule }) : ok(true);
}

/** In the state in which the booking claims already. A room that is gone since the look is worth another look. */
async function claim(
  tx: Tx,
  { row, stay: before }: CurrentBooking,
  { stay, payUntil }: PlannedChange & { payUntil: Date | null },
): Promise<Result<true>> {
  if (stay === before) return ok(true);
  const paid = row.state !== "awaitingPayment";
  const claimed = await claimStay(
    tx,
    {
      holdId: row.holdId,
      stay,
      ...(paid ? { state: "booked", until: null } : { state: "payment", until: payUntil }),
    },
    sql`UPDATE stay_hold SET stay = ${JSON.stringify(stay)}::jsonb WHERE id = ${row.holdId} RETURNING 1`,
  );
  return claimed.ok || claimed.failure.code !== "SOLD_OUT" ? claimed : refuse("BUSY");
}

async function moveMoney(
  tx: Tx,
  { row, now }: CurrentBooking & { now: Date },
  { money: { refundSen, keptSen } }: PlannedChange,
): Promise<void> {
  const bookingId = row.id;
  await returnMoney(tx, { bookingId, amountSen: refundSen, why: "changed", at: now });
  await post(tx, { kind: "kept", bookingId, at: now }, cancellationKept({ bookingId, sen: keptSen }));
  await refreshPaymentStatus(tx, bookingId);
}

const overridden = (
  rules: ChangeQuote["rules"],
  { note, overrideReason = "" }: Extract<ChangeBy, { who: "staff" }>,
) => ({
  rules: rules.map(({ rule }) => String(rule)).join(","),
  note: note ? `${note} · ${overrideReason}` : overrideReason,
});

async function tell(
  tx: Tx,
  { row, stay, now }: CurrentBooking & { now: Date },
  {
    wanted,
    by,
    quote,
    planned,
  }: { wanted: RequestedBooking; by: ChangeBy; quote: ChangeQuote; planned: PlannedChange },
): Promise<void> {
  const { differenceSen, refundSen, keptSen, dueSen } = quote;
  const bookingId = row.id;
  await note(tx, {
    bookingId,
    what: "changed",
    at: now,
    staffId: by.who === "staff" ? by.staffId : undefined,
    before: { ...auditedStay(stay), totalSen: row.totalSen, bookingVersion: row.version },
    after: {
      ...auditedStay(planned.stay),
      totalSen: planned.money.totalSen,
      bookingVersion: row.version + 1,
    },
    historyFacts: { version: row.version },
    facts: {
      kinds: wanted.kinds.join(","),
      differenceSen,
      refundSen,
      keptSen,
      dueSen,
      ...(by.who === "staff" && by.keepPrice && { priceKept: true }),
      ...(by.who === "staff" && by.note && { note: by.note }),
      ...(by.who === "staff" && quote.rules.length > 0 && overridden(quote.rules, by)),
    },
  });
  if (wanted.kinds.every((kind) => kind === "notes") && differenceSen === 0) return;
  await enqueue(tx, "send-mail", {
    template: "booking-changed",
    bookingId,
    version: row.version + 1,
    refundSen,
  });
}

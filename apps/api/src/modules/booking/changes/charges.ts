import type { ChangeQuote } from "@pulau/contract/changes.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { staffExcludeChargesRoute } from "@pulau/contract/staff-bookings.ts";
import type { BookingId, RuleId } from "@pulau/domain/ids.ts";
import type { PriceLine, PriceStep } from "@pulau/domain/pricing/lines.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq } from "../../../db/orm.ts";
import { excludedCharge } from "../../../db/schema/booking-history.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadExcluded, note } from "../bookings/public.ts";
import type { Agreed } from "./change-booking.ts";
import { type ChangeBy, type CurrentBooking, findCurrentBooking } from "./current-booking.ts";
import { type ChangeCall, makeChange, requestChange } from "./request-change.ts";

/** Charges that staff may take off; rates, boats and add-ons are changed, and taxes are the law's. */
const excludable: readonly PriceStep[] = ["supplement", "surcharge", "fee"];

const mayComeOff = (line: PriceLine): boolean => excludable.includes(line.step);

type Charges = Reply<typeof staffExcludeChargesRoute>;

/** The charges of a booking that can be taken off, each rule once, and those that were. */
export async function chargesOf(db: Db, { row, stay }: CurrentBooking): Promise<Charges> {
  const byRule = new Map<RuleId, Charges["charges"][number]>();
  for (const { ruleId, step, name, amountSen } of stay.quote.lines.filter(mayComeOff)) {
    const known = byRule.get(ruleId);
    if (known) known.amountSen += amountSen;
    else byRule.set(ruleId, { ruleId, step, name, amountSen });
  }
  return { charges: [...byRule.values()], excluded: await loadExcluded(db, row.id) };
}

type Desk = Extract<ChangeBy, { who: "staff" }>;
type Deps = Parameters<typeof requestChange>[0];

export type ChargeRequest = {
  readonly bookingId: BookingId;
  readonly ruleId: RuleId;
  readonly by: Desk;
  /** Without a word on either only the quote is wanted. */
  readonly agreed: Agreed;
};

/**
 * Takes a charge off a booking and prices it again; everything that was paid for it goes back. `NOT_FOUND` when the
 * booking has no such charge, or it can't come off.
 */
export async function excludeCharge(
  deps: Deps,
  charge: ChargeRequest & { readonly reason: string },
): Promise<Result<ChangeQuote>> {
  const standing = await findCurrentBooking(deps.db, charge.bookingId, charge.by);
  const line = standing?.stay.quote.lines.find((line) => line.ruleId === charge.ruleId && mayComeOff(line));
  if (!line) return refuse("NOT_FOUND");
  return reprice(deps, charge, {
    excluded: ({ stay }) => [...new Set([...(stay.excluded ?? []), charge.ruleId])],
    write: async (tx, at) => {
      const { bookingId, ruleId, reason } = charge;
      const { staffId } = charge.by;
      await tx
        .insert(excludedCharge)
        .values({ bookingId, ruleId, reason, staffId, at, name: line.name })
        .onConflictDoNothing();
      await note(tx, {
        bookingId,
        what: "chargeExcluded",
        at,
        staffId,
        before: { charge: line.name?.en },
        after: null,
        facts: { note: reason },
        historyFacts: { ruleId },
      });
    },
  });
}

/** Puts a charge back that was taken off. `NOT_FOUND` when it was not. */
export async function includeCharge(deps: Deps, charge: ChargeRequest): Promise<Result<ChangeQuote>> {
  const standing = await findCurrentBooking(deps.db, charge.bookingId, charge.by);
  if (!standing?.stay.excluded?.includes(charge.ruleId)) return refuse("NOT_FOUND");
  return reprice(deps, charge, {
    excluded: ({ stay }) => (stay.excluded ?? []).filter((ruleId) => ruleId !== charge.ruleId),
    write: async (tx, at) => {
      const { bookingId, ruleId } = charge;
      const [included] = await tx
        .delete(excludedCharge)
        .where(and(eq(excludedCharge.bookingId, bookingId), eq(excludedCharge.ruleId, ruleId)))
        .returning();
      await note(tx, {
        bookingId,
        what: "chargeIncluded",
        at,
        staffId: charge.by.staffId,
        before: null,
        after: { charge: included?.name?.en },
        historyFacts: { ruleId },
      });
    },
  });
}

type Repricing = {
  readonly excluded: (standing: CurrentBooking) => readonly string[];
  readonly write: (tx: Tx, at: Date) => Promise<void>;
};

function reprice(
  deps: Deps,
  { bookingId, by, agreed }: ChargeRequest,
  { excluded, write }: Repricing,
): Promise<Result<ChangeQuote>> {
  const call: ChangeCall = { bookingId, by: { ...by, keepNothing: true }, change: () => ok({}), excluded };
  const quoted = agreed.agreedTotalSen === undefined && agreed.agreedRefundSen === undefined;
  return quoted
    ? requestChange(deps, call)
    : makeChange(deps, { ...call, agreed, also: (tx, { now }) => write(tx, now) });
}

import { lastDayToPay } from "@pulau/domain/booking/balance.ts";
import { refundOf } from "@pulau/domain/booking/refund.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { PaymentId, RefundId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { ResortSettings } from "../../../modules/ground/resort/public.ts";
import type { HeldStay } from "../../schema/holds.ts";
import type { Chance } from "../chance.ts";
import type { BookingOutcome } from "./booking-outcome.ts";
import { minutesAfter, someTime } from "./resort-clock.ts";

export type Paid = {
  readonly id: PaymentId;
  readonly part: "full" | "deposit" | "balance";
  readonly gateway: "sandbox" | "wallet";
  readonly amountSen: Sen;
  readonly at: Date;
  /** What of it went back. */
  readonly refund: { readonly id: RefundId; readonly amountSen: Sen; readonly at: Date } | null;
};

type MoneyRequest = {
  readonly stay: HeldStay;
  readonly fate: BookingOutcome;
  readonly today: Day;
  readonly settings: Pick<ResortSettings, "policy">;
  /** Whether its owner has a wallet to pay from. */
  readonly wallet: boolean;
};

/** What was paid for a booking so far, and what came back after a cancellation by the policy of the day it was made. */
export function payFor(chance: Chance, booking: MoneyRequest): Paid[] {
  const { fate } = booking;
  if (fate.state === "awaitingPayment" || fate.cancelled?.reason === "NOT_PAID_IN_TIME") return [];
  const gateway = booking.wallet && chance.happens(0.3) ? ("wallet" as const) : ("sandbox" as const);
  const steps = stepsOf(chance, booking).filter(
    ({ at }) => fate.cancelled === null || at < fate.cancelled.at,
  );
  const paid = steps.map((step) => ({ ...step, id: chance.id(), gateway, refund: null }));
  return fate.cancelled ? giveBack(chance, booking, paid, fate.cancelled) : paid;
}

type Step = Pick<Paid, "part" | "amountSen" | "at">;

function stepsOf(chance: Chance, { stay, fate, today, settings }: MoneyRequest): Step[] {
  const { totalSen, depositSen, balanceDueOn } = stay.quote;
  const first = minutesAfter(fate.submittedAt, chance.whole(3, 14));
  if (balanceDueOn === null || chance.happens(0.35))
    return [{ part: "full", amountSen: totalSen, at: first }];
  const deposit: Step = { part: "deposit", amountSen: depositSen, at: first };
  const due = addDays(balanceDueOn, -chance.whole(0, 9));
  const on = due > fate.bookedOn ? due : addDays(fate.bookedOn, 1);
  const late = stay.checkIn >= today && chance.happens(0.12) && standsUnpaid({ stay, today, settings });
  if (on >= today || late) return [deposit];
  return [deposit, { part: "balance", amountSen: totalSen - depositSen, at: someTime(chance, on, 8, 22) }];
}

/** Whether a stay of which only the deposit is paid is not cancelled for it by now. */
function standsUnpaid({ stay, today, settings }: Pick<MoneyRequest, "stay" | "today" | "settings">): boolean {
  const { totalSen, depositSen, balanceDueOn: dueOn } = stay.quote;
  if (dueOn === null) return true;
  const owed = { totalSen, owedSen: totalSen - depositSen, dueOn, checkIn: stay.checkIn };
  const last = lastDayToPay({ ...owed, terms: settings.policy.balance });
  return last === null || last >= today;
}

/** The latest payment goes back first, as far as it reaches. */
function giveBack(
  chance: Chance,
  { stay, settings }: MoneyRequest,
  paid: readonly Paid[],
  cancelled: { on: Day; at: Date },
): Paid[] {
  const paidSen = paid.reduce((sum, { amountSen }) => sum + amountSen, 0);
  const { totalSen } = stay.quote;
  let left = refundOf(settings.policy, {
    checkIn: stay.checkIn,
    today: cancelled.on,
    paidSen,
    totalSen,
  }).refundSen;
  const backwards = paid.toReversed().map((paid) => {
    const amountSen = Math.min(left, paid.amountSen);
    left -= amountSen;
    return amountSen === 0
      ? paid
      : { ...paid, refund: { id: chance.id(), amountSen, at: minutesAfter(cancelled.at, 2) } };
  });
  return backwards.toReversed();
}

export const sumOf = (paid: readonly Paid[]): { paidSen: Sen; refundedSen: Sen } => {
  const refundedSen = paid.reduce((sum, { refund }) => sum + (refund?.amountSen ?? 0), 0);
  return { paidSen: paid.reduce((sum, { amountSen }) => sum + amountSen, 0) - refundedSen, refundedSen };
};

import type { AccountId, BookingId } from "@pulau/domain/ids.ts";
import { cancellationKept, ledger, move, type Posting, stayEarned } from "@pulau/domain/ledger/postings.ts";
import type { Chance } from "../chance.ts";
import { demoStates } from "../demo-states.ts";
import type { BookingOutcome } from "./booking-outcome.ts";
import type { BookingTables } from "./booking-tables.ts";
import { type Paid, sumOf } from "./payments.ts";
import { minutesAfter } from "./resort-clock.ts";

type Booked = {
  readonly bookingId: BookingId;
  readonly bookingNo: string;
  readonly accountId: AccountId | null;
};
export type Movement = Omit<BookingTables["movements"][number], "id">;

/** Writes a movement of money and its entries. */
export function postRows(
  chance: Chance,
  tables: BookingTables,
  movement: Movement,
  postings: readonly Posting[],
): void {
  if (postings.length === 0) return;
  const transactionId = chance.id();
  tables.movements.push({
    bookingId: null,
    paymentId: null,
    refundId: null,
    once: null,
    ...movement,
    id: transactionId,
  });
  for (const { account, sen } of postings) {
    tables.entries.push({
      id: chance.id(),
      transactionId,
      accountKind: account.kind,
      accountKey: account.key,
      sen,
    });
  }
}

/** Payments and refunds of a booking, in our books and in the sandbox bank's, and what it has earned by now. */
export function moneyRows(
  chance: Chance,
  tables: BookingTables,
  booked: Booked,
  { paid, fate }: { paid: readonly Paid[]; fate: BookingOutcome },
): void {
  for (const current of paid) {
    paymentRows(chance, tables, booked, current);
    if (current.refund) refundRows(chance, tables, booked, { ...current, refund: current.refund });
  }
  const { paidSen: sen } = sumOf(paid);
  const { bookingId } = booked;
  const end = endOf(fate);
  if (!end) return;
  const postings =
    end.kind === "earned" ? stayEarned({ bookingId, sen }) : cancellationKept({ bookingId, sen });
  postRows(chance, tables, { ...end, bookingId }, postings);
}

function endOf({
  state,
  checkedOutAt,
  cancelled,
  submittedAt,
}: BookingOutcome): { kind: "earned" | "kept"; at: Date } | null {
  if (state === "completed") return { kind: "earned", at: checkedOutAt ?? submittedAt };
  if (state === "cancelled")
    return { kind: "kept", at: cancelled ? minutesAfter(cancelled.at, 3) : submittedAt };
  return state === "noShow" ? { kind: "kept", at: submittedAt } : null;
}

function paymentRows(chance: Chance, tables: BookingTables, booked: Booked, paid: Paid): void {
  const { bookingId, bookingNo, accountId } = booked;
  const { id, gateway, amountSen: sen, part, at } = paid;
  const byWallet = gateway === "wallet" && accountId !== null;
  const session = byWallet ? null : bankSessionRow(chance, bookingNo, paid);
  if (session) tables.bankSessions.push(session);
  tables.payments.push({
    id,
    bookingId,
    gateway,
    walletAccountId: byWallet ? accountId : null,
    part,
    amountSen: sen,
    state: byWallet ? demoStates.payment("ownMoney") : demoStates.payment("attempt", "capture"),
    gatewayRef: session?.id ?? null,
    refundedSen: paid.refund?.amountSen ?? 0,
    createdAt: minutesAfter(at, -2),
    settledAt: at,
  });
  const postings = byWallet
    ? move(sen, ledger.wallet(accountId), ledger.booking(bookingId))
    : move(sen, ledger.gateway(gateway), ledger.booking(bookingId));
  postRows(chance, tables, { kind: "payment", bookingId, paymentId: id, at }, postings);
  tables.events.push({
    id: chance.id(),
    bookingId,
    at,
    staffId: null,
    what: "paymentCaptured",
    facts: { amountSen: sen, gateway },
  });
}

/** The bank knows the payments too, so that they can be refunded like any other. */
function bankSessionRow(chance: Chance, bookingNo: string, { id, amountSen, at }: Paid) {
  return {
    id: chance.id(),
    reference: id,
    flow: "reservation",
    amountSen,
    currency: "MYR",
    description: bookingNo,
    callbackUrl: "",
    returnUrl: "",
    state: "approved" as const,
    createdAt: minutesAfter(at, -2),
    endsAt: minutesAfter(at, 13),
    settledAt: at,
  };
}

function refundRows(
  chance: Chance,
  tables: BookingTables,
  { bookingId, accountId }: Booked,
  { id: paymentId, gateway, refund }: Paid & { refund: NonNullable<Paid["refund"]> },
): void {
  const { id: refundId, amountSen: sen, at } = refund;
  const byWallet = gateway === "wallet" && accountId !== null;
  const session = tables.bankSessions.find(({ reference }) => reference === paymentId);
  const given = session?.id
    ? { id: chance.id(), sessionId: session.id, amountSen: sen, key: refundId, at }
    : null;
  if (given) tables.bankRefunds.push(given);
  tables.refunds.push({
    id: refundId,
    paymentId,
    bookingId,
    amountSen: sen,
    why: "cancelled",
    state: byWallet ? demoStates.refund("made") : demoStates.refund("toSend", "make"),
    gatewayRef: given?.id ?? null,
    createdAt: at,
    doneAt: at,
  });
  const postings = byWallet
    ? move(sen, ledger.booking(bookingId), ledger.wallet(accountId))
    : move(sen, ledger.booking(bookingId), ledger.gateway(gateway));
  postRows(chance, tables, { kind: "refund", bookingId, paymentId, refundId, at }, postings);
  tables.events.push({
    id: chance.id(),
    bookingId,
    at,
    staffId: null,
    what: "refunded",
    facts: { amountSen: sen },
  });
}

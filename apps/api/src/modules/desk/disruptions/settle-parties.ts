import type { BookingId, DisruptionId, RuleId, StaffId } from "@pulau/domain/ids.ts";
import { paidBack } from "@pulau/domain/money/paid-back.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { sql } from "../../../db/orm.ts";
import { disruptedCrossing, type MovedRides } from "../../../db/schema/disrupted-crossings.ts";
import type { HeldCrossing, HeldStay, HeldTransfer } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { goodwillLine, note } from "../../booking/bookings/public.ts";
import { type CurrentBooking, isBeingPaid, rewriteStay } from "../../booking/changes/public.ts";
import { refreshPaymentStatus, returnMoney } from "../../money/payments/public.ts";
import { settleCommissions } from "../../partners/commission/public.ts";
import { boatText, rideText } from "./boat-text.ts";
import { type Decision, sendsBack } from "./decide-parties.ts";
import { claimRides, leftOf, moveRides } from "./move-rides.ts";
import { moveSeats } from "./move-seats.ts";
import { moneyOf } from "./parties.ts";
import { crossingOn, piecesFor } from "./sailing-rows.ts";

export type LockedBookings = ReadonlyMap<BookingId, CurrentBooking & { readonly now: Date }>;

export type Act = {
  readonly disruptionId: DisruptionId;
  readonly staffId: StaffId;
  readonly at: Date;
  /** What stands beside the money that goes back. */
  readonly because: string;
  readonly mayRefund: boolean;
};

/** A decision with what it makes of the stay and its price. */
type Settled = Decision & {
  readonly becomes: HeldCrossing | null;
  /** What the booking costs before it: the other way of the stay may have lowered that in the same act. */
  readonly fromSen: Sen;
  readonly priceSen: Sen;
  readonly backSen: Sen;
  /** The land transfers before and after, where this way moved any; and what of theirs is given back. */
  readonly rides: MovedRides | null;
  readonly rideSen: Sen;
  readonly rideBackSen: Sen;
};

/**
 * Does what was decided for each party: seats, stay, price and money of all of them, their history and the mail that tells them.
 * Bookings that get something are locked, and so are the stocks of their old and new sailings.
 */
export async function settleParties(
  tx: Tx,
  act: Act,
  decisions: readonly Decision[],
  locked: LockedBookings,
): Promise<Result<true, "PAYMENT_UNDER_WAY" | "NOT_ALLOWED">> {
  for (const { party, solution } of decisions) {
    const waits = party.state === "awaitingPayment" && sendsBack({ solution });
    if (waits && (await isBeingPaid(tx, party.bookingId)))
      return refuse("PAYMENT_UNDER_WAY", { bookingNo: party.bookingNo });
  }
  const acted = decisions.filter(({ solution }) => solution !== "later");
  await moveSeats(
    tx,
    acted.map((decision) => seatMove(decision, locked)),
  );
  const byBooking = Map.groupBy(decisions, ({ party }) => party.bookingId);
  for (const bookingId of [...byBooking.keys()].sort()) {
    const own = byBooking.get(bookingId) ?? [];
    const settled = await settleBooking(tx, act, own, locked.get(bookingId));
    if (!settled.ok) return settled;
    await keep(tx, act, settled.value);
    await enqueue(tx, "send-mail", {
      template: "boat-cancelled",
      bookingId,
      disruptionId: act.disruptionId,
      at: act.at.toISOString(),
    });
  }
  return ok(true);
}

function seatMove({ party, to }: Decision, locked: LockedBookings) {
  const row = locked.get(party.bookingId)?.row;
  if (!row) throw new Error(`booking ${party.bookingId} is not locked`);
  return {
    holdId: party.holdId,
    from: party.crossing.stockId,
    to: to?.sailingId ?? null,
    pieces: to ? piecesFor(to, party.persons) : 0,
    until: row.state === "awaitingPayment" ? row.payUntil : null,
  };
}

async function settleBooking(
  tx: Tx,
  act: Act,
  decisions: readonly Decision[],
  standing: (CurrentBooking & { readonly now: Date }) | undefined,
): Promise<Result<Settled[], "PAYMENT_UNDER_WAY" | "NOT_ALLOWED">> {
  const acted = decisions.filter(({ solution }) => solution !== "later");
  const waiting = decisions.filter(({ solution }) => solution === "later");
  for (const decision of waiting) await noteWaiting(tx, act, decision);
  const unpriced = { becomes: null, priceSen: 0, backSen: 0, rides: null, rideSen: 0, rideBackSen: 0 };
  const kept = waiting.map((decision) => ({ ...decision, ...unpriced, fromSen: decision.party.totalSen }));
  if (!standing || acted.length === 0) return ok(kept);
  const { settled, stay } = await plan(tx, act, acted, standing);
  const sum = (of: (party: Settled) => Sen) => settled.reduce((total, party) => total + of(party), 0);
  const priceSen = sum((party) => party.priceSen + party.rideSen);
  const refundSen = sum((party) => party.backSen + party.rideBackSen);
  const { row } = standing;
  if (settled.some(({ rideSen }) => rideSen > 0)) {
    if (!act.mayRefund) return refuse("NOT_ALLOWED");
    if (row.state === "awaitingPayment" && (await isBeingPaid(tx, row.id)))
      return refuse("PAYMENT_UNDER_WAY", { bookingNo: row.bookingNo });
  }
  await claimRides(tx, row, standing.stay.transfers ?? [], stay.transfers ?? []);
  const { staffId } = act;
  await rewriteStay(tx, standing, { stay, staffId, differenceSen: -priceSen, refundSen });
  for (const party of settled) await noteSettled(tx, act, party);
  if (priceSen > 0) await moveMoney(tx, act, settled);
  return ok([...kept, ...settled]);
}

/** What becomes of the stay and of its price, one way after the other. */
async function plan(
  tx: Tx,
  { disruptionId }: Act,
  decisions: readonly Decision[],
  { row, stay: before }: CurrentBooking,
): Promise<{ readonly settled: readonly Settled[]; readonly stay: HeldStay }> {
  let stay = before;
  let { totalSen, paidSen } = row;
  const settled: Settled[] = [];
  for (const decision of decisions) {
    const { party, to } = decision;
    const { crossing } = party;
    const fromSen = totalSen;
    const becomes = to && crossingOn(to, party.persons);
    const others = stay.crossings.filter(({ direction }) => direction !== crossing.direction);
    const returned = [...party.returned, ...settled.filter(sendsBack).map((done) => done.party.crossing)];
    const money = becomes
      ? { priceSen: 0, backSen: 0 }
      : moneyOf({ ...party, stay, totalSen, paidSen, returned });
    totalSen -= money.priceSen;
    paidSen -= money.backSen;
    const moving = { stay, holdId: row.holdId, direction: crossing.direction, was: crossing, becomes };
    const rides = await moveRides(tx, moving);
    const rideSen = party.state === "completed" ? 0 : Math.min(totalSen, rides?.givenSen ?? 0);
    const rideBackSen = paidBack({ totalSen, paidSen }, rideSen);
    totalSen -= rideSen;
    paidSen -= rideBackSen;
    const quote = becomes
      ? renamed(stay.quote, crossing, becomes)
      : lowered(stay.quote, money.priceSen, ruleOf(disruptionId, crossing));
    stay = {
      ...stay,
      crossings: becomes ? inOrder([...others, becomes]) : others,
      ...(rides && { transfers: leftOf(rides) }),
      quote: lowered(quote, rideSen, rideRuleOf(disruptionId, crossing)),
    };
    settled.push({ ...decision, becomes, fromSen, ...money, rides, rideSen, rideBackSen });
  }
  return { settled, stay };
}

const inOrder = (crossings: readonly HeldCrossing[]): HeldCrossing[] =>
  crossings.toSorted((a, b) => (a.direction === b.direction ? 0 : a.direction === "out" ? -1 : 1));

/** The line that takes a way's price off, by which it is found when that is taken back. */
export const ruleOf = (disruptionId: DisruptionId, { direction }: Pick<HeldCrossing, "direction">): RuleId =>
  `sailing-${disruptionId}-${direction}`;

/** The same of a land transfer that was given back with it. */
export const rideRuleOf = (
  disruptionId: DisruptionId,
  { direction }: Pick<HeldCrossing, "direction">,
): RuleId => `ride-${disruptionId}-${direction}`;

type Quote = HeldStay["quote"];

const lowered = (quote: Quote, sen: Sen, ruleId: RuleId): Quote =>
  sen === 0
    ? quote
    : { ...quote, lines: [...quote.lines, goodwillLine(sen, ruleId)], totalSen: quote.totalSen - sen };

/** Tickets of a ferry are those of the ferry that they have now, so that a later change finds them. */
export const renamed = (quote: Quote, from: HeldCrossing, to: HeldCrossing): Quote =>
  from.kind === "ferry" && to.kind === "ferry"
    ? {
        ...quote,
        lines: quote.lines.map((line) =>
          line.step === "transport" && line.guestKind !== null && line.ruleId === from.crossingId
            ? { ...line, ruleId: to.crossingId }
            : line,
        ),
      }
    : quote;

async function moveMoney(tx: Tx, { at, staffId, because }: Act, settled: readonly Settled[]): Promise<void> {
  for (const { party, solution, backSen, rideBackSen } of settled) {
    const { bookingId, accountId } = party;
    const toWallet = solution === "credit" ? (accountId ?? undefined) : undefined;
    const amountSen = backSen + rideBackSen;
    await returnMoney(tx, { bookingId, amountSen, why: "byStaff", at, staffId, because, toWallet });
  }
  const [first] = settled;
  if (!first) return;
  const { bookingId } = first.party;
  await settleCommissions(tx, bookingId);
  await refreshPaymentStatus(tx, bookingId);
  await enqueue(tx, "issue-invoice", { bookingId });
}

async function noteWaiting(tx: Tx, { at, staffId }: Act, { party }: Decision): Promise<void> {
  const boat = boatText(party.crossing);
  await note(tx, {
    bookingId: party.bookingId,
    what: "boatCancelled",
    at,
    staffId,
    before: { boat, boatSails: true },
    after: { boat, boatSails: false },
    historyFacts: { from: boat },
  });
}

async function noteSettled(
  tx: Tx,
  { at, staffId }: Act,
  { party, becomes, fromSen, rides, ...money }: Settled,
): Promise<void> {
  const priceSen = money.priceSen + money.rideSen;
  const driven = (list: readonly (HeldTransfer | null)[]) =>
    list.filter((ride) => ride !== null).map(rideText);
  const [from, to] = [boatText(party.crossing), becomes && boatText(becomes)];
  await note(tx, {
    bookingId: party.bookingId,
    what: becomes ? "boatMoved" : "boatReturned",
    at,
    staffId,
    before: { boat: from, totalSen: fromSen, ...(rides && { transfers: driven(rides.was) }) },
    after: { boat: to, totalSen: fromSen - priceSen, ...(rides && { transfers: driven(rides.becomes) }) },
    historyFacts: { from, ...(to !== null && { to }), ...(priceSen > 0 && { amountSen: priceSen }) },
  });
}

async function keep(tx: Tx, { disruptionId, at, staffId }: Act, settled: readonly Settled[]): Promise<void> {
  const rows = settled.map(({ party, solution, becomes, priceSen, backSen, rides, ...ride }) => ({
    disruptionId,
    bookingId: party.bookingId,
    direction: party.crossing.direction,
    was: party.crossing,
    solution,
    becomes,
    priceSen,
    backSen,
    rides: rides && { was: rides.was, becomes: rides.becomes },
    rideSen: ride.rideSen,
    rideBackSen: ride.rideBackSen,
    settledAt: solution === "later" ? null : at,
    settledBy: solution === "later" ? null : staffId,
  }));
  await tx
    .insert(disruptedCrossing)
    .values(rows)
    .onConflictDoUpdate({
      target: [disruptedCrossing.disruptionId, disruptedCrossing.bookingId, disruptedCrossing.direction],
      set: {
        solution: sql`excluded.solution`,
        becomes: sql`excluded.becomes`,
        priceSen: sql`excluded.price_sen`,
        backSen: sql`excluded.back_sen`,
        rides: sql`excluded.rides`,
        rideSen: sql`excluded.ride_sen`,
        rideBackSen: sql`excluded.ride_back_sen`,
        settledAt: sql`excluded.settled_at`,
        settledBy: sql`excluded.settled_by`,
        // They have something else now, so what they said before says nothing of it.
        answer: null,
        answerNote: "",
        answeredAt: null,
        answeredBy: null,
      },
    });
}

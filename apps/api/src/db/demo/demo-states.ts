import { type BookingEvent, type BookingState, bookingMoves } from "@pulau/domain/booking/booking-moves.ts";
import { type LifeCycle, nextState } from "@pulau/domain/life-cycle.ts";
import {
  type PaymentBeginning,
  type PaymentEvent,
  type PaymentState,
  paymentBeginnings,
  paymentMoves,
} from "@pulau/domain/money/payment-moves.ts";
import {
  type PurchaseEvent,
  type PurchaseState,
  purchaseBeginnings,
  purchaseMoves,
} from "@pulau/domain/money/purchase-moves.ts";
import {
  type RefundBeginning,
  type RefundEvent,
  type RefundState,
  refundBeginnings,
  refundMoves,
} from "@pulau/domain/money/refund-moves.ts";
import {
  type VoucherEvent,
  voucherBeginnings,
  voucherMoments,
  voucherMoves,
} from "@pulau/domain/promotion/voucher-moves.ts";
import {
  type PayoutEvent,
  type PayoutState,
  payoutBeginnings,
  payoutMoves,
} from "@pulau/domain/wallet/payout-moves.ts";

/** The state of what began so and went through these events. Throws where its table of moves knows no such step. */
export const stateThrough = <State extends string, Event extends string>(
  cycle: LifeCycle<State, Event>,
  begun: State,
  events: readonly Event[],
): State =>
  events.reduce<State>((state, event) => {
    const next = nextState(cycle, state, event);
    if (!next.ok) throw new Error(`the demo can’t ${event} what is ${state}`);
    return next.value;
  }, begun);

/**
 * The states of the demo's rows, which are written in one go and not by the product's movers: each is told by what happened
 * to it, never by its name, so that the demo holds nothing that the product could not have come to.
 */
export const demoStates = {
  booking: (...events: readonly BookingEvent[]): BookingState =>
    stateThrough<BookingState, BookingEvent>(bookingMoves, "awaitingPayment", events),
  payment: (began: PaymentBeginning, ...events: readonly PaymentEvent[]): PaymentState =>
    stateThrough<PaymentState, PaymentEvent>(paymentMoves, paymentBeginnings[began], events),
  refund: (began: RefundBeginning, ...events: readonly RefundEvent[]): RefundState =>
    stateThrough<RefundState, RefundEvent>(refundMoves, refundBeginnings[began], events),
  purchase: (...events: readonly PurchaseEvent[]): PurchaseState =>
    stateThrough<PurchaseState, PurchaseEvent>(purchaseMoves, purchaseBeginnings.buy, events),
  payout: (...events: readonly PayoutEvent[]): PayoutState =>
    stateThrough<PayoutState, PayoutEvent>(payoutMoves, payoutBeginnings.request, events),
  /** A voucher's state stands in moments; the last event was at this one. */
  voucher: (at: Date, ...events: readonly VoucherEvent[]) =>
    voucherMoments(stateThrough(voucherMoves, voucherBeginnings.issue, events), at, { voidedAt: null }),
};

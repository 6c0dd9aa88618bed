import { randomUUID } from "node:crypto";
import type { GatewayId, PaymentId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import {
  type Callback,
  type Gateway,
  GatewayDown,
  type GatewayMessage,
  notificationIdOf,
  RefundByHand,
  type RefundNotification,
  RefundRefused,
  type Session,
} from "../../gateways/port.ts";

type Verdict = "paid" | "declined" | "expired";
export type BankSession = {
  readonly ref: string;
  readonly paymentId: PaymentId;
  readonly amountSen: Sen;
  readonly endsAt: Date;
  state: "open" | Verdict;
  /** What was really taken. */
  takenSen: Sen;
  readonly refunds: Map<string, number>;
};

/** How a gateway differs from others, as far as money can go wrong by it. */
export type BankKind = {
  readonly id: GatewayId;
  readonly sessionMinutes: number;
  readonly canRetryAfterDecline: boolean;
  readonly canEnd: boolean;
  readonly refunds: "always" | "byHand" | "sometimes";
  /**
   * A refund can come back long after it was made, because the guest's card was closed, or be made on its own pages, past
   * us: it tells of either.
   */
  readonly tellsOfRefunds?: boolean;
  /** The answer to the first call of each refund is lost on its way, so that it is asked for again. */
  readonly losesAnswers?: boolean;
  /** A bank that pays a refund again when it is asked again: what no gateway may do, for the control. */
  readonly forgetsKeys?: boolean;
};

/** One kind for each of the gateways that we have: what they can do is stated by their own clients' tests. */
export const bankKinds: readonly BankKind[] = [
  { id: "sandbox", sessionMinutes: 15, canRetryAfterDecline: false, canEnd: true, refunds: "always" },
  {
    id: "stripe",
    sessionMinutes: 31,
    canRetryAfterDecline: false,
    canEnd: true,
    refunds: "sometimes",
    tellsOfRefunds: true,
  },
  { id: "billplz", sessionMinutes: 30, canRetryAfterDecline: true, canEnd: true, refunds: "byHand" },
  { id: "fiuu", sessionMinutes: 20, canRetryAfterDecline: false, canEnd: false, refunds: "always" },
];

/**
 * Somebody else's server with its own books: what it says, forgets and repeats is the history's to choose. It outlives
 * every process of ours.
 */
export class Bank {
  readonly kind: BankKind;
  readonly sessions: BankSession[] = [];
  /** Refunds that it was asked for. */
  readonly #called = new Set<string>();
  /** How often each refund came back: the next try of it is another one. */
  readonly #cameBack = new Map<string, number>();
  /** News of refunds, which it repeats until we have it. */
  readonly undelivered: RefundNotification[] = [];
  now = new Date(0);
  /** The next calls that fail: before they have an effect, or after it, on the way back. */
  readonly faults: ("before" | "after")[] = [];
  /** What the next refund meets, where the kind refuses some. */
  refuses = false;

  constructor(kind: BankKind) {
    this.kind = kind;
  }

  /** The guest does something on the page. A decided session stays as it is. */
  decide(session: BankSession, verdict: Verdict, takenSen = session.amountSen): void {
    this.#tick();
    if (session.state === "declined" && this.kind.canRetryAfterDecline) session.state = "open";
    if (session.state !== "open") return;
    session.state = verdict;
    if (verdict === "paid") session.takenSen = takenSen;
  }

  /** One of the refunds that it made comes back to it; false where none can. */
  sendBack(which: number): boolean {
    if (!this.kind.tellsOfRefunds) return false;
    const made = this.sessions.flatMap((session) =>
      [...session.refunds.keys()].map((key) => ({ session, key })),
    );
    const found = made[which % Math.max(1, made.length)];
    if (!found) return false;
    const { session, key } = found;
    const sen = session.refunds.get(key) ?? 0;
    const news = this.#newsOf(session, key, sen);
    session.refunds.delete(key);
    this.#cameBack.set(key, (this.#cameBack.get(key) ?? 0) + 1);
    this.undelivered.push({ ...news, state: "refundFailed", eventId: `${news.gatewayRef}:failed` });
    return true;
  }

  /** Somebody sends a share of what a page took as it was asked back on the bank's own pages; 0 where there is nothing. */
  refundElsewhere(which: number, share: number): number {
    if (!this.kind.tellsOfRefunds) return 0;
    const paid = this.sessions.filter(
      (session) => leftOf(session) > 0 && session.takenSen === session.amountSen,
    );
    const session = paid[which % Math.max(1, paid.length)];
    if (!session) return 0;
    const sen = Math.max(1, Math.floor(leftOf(session) * share));
    const key = `past-us-${randomUUID()}`;
    session.refunds.set(key, sen);
    this.undelivered.push(this.#newsOf(session, key, sen));
    return sen;
  }

  /** Refunds that it was asked for bear the key; those that were made past us bear nothing. */
  #newsOf({ ref }: BankSession, key: string, amountSen: Sen): RefundNotification {
    const gatewayRef = this.#refundRef(key);
    return {
      state: "refunded",
      eventId: `${gatewayRef}:made`,
      gatewayRef,
      amountSen,
      currency: "MYR",
      key: key.startsWith("past-us-") ? null : key,
      captureRef: `taken-${ref}`,
      reason: "unknown",
    };
  }

  #refundRef(key: string): string {
    return `back-${key}-${this.#cameBack.get(key) ?? 0}`;
  }

  /** What it has taken and not given back, in sen. */
  heldOf(paymentIds: readonly PaymentId[]): number {
    const mine = this.sessions.filter(({ paymentId }) => paymentIds.includes(paymentId));
    return mine.reduce((sum, session) => sum + session.takenSen - sumOf(session.refunds.values()), 0);
  }

  message(session: BankSession): GatewayMessage | null {
    this.#tick();
    const { ref, state, paymentId } = session;
    if (state === "open") return null;
    const amountSen = state === "paid" ? session.takenSen : session.amountSen;
    const currency = "MYR";
    return {
      eventId: notificationIdOf({ ref, state, amountSen, currency }),
      gatewayRef: ref,
      paymentId,
      amountSen,
      currency,
      state,
      reason: state === "declined" ? "declined_by_bank" : null,
      captureRef: state === "paid" ? `taken-${ref}` : null,
    };
  }

  /** The gateway as one of our processes sees it; `call` is where that process may die. */
  client(call: <T>(work: () => Promise<T>) => Promise<T>): Gateway {
    const send = <T>(work: () => T): Promise<T> =>
      call(async () => {
        const fault = this.faults.shift();
        if (fault === "before") throw new GatewayDown("not reached");
        const answer = work();
        if (fault === "after") throw new GatewayDown("timed out");
        return answer;
      });
    const { id, sessionMinutes, canRetryAfterDecline } = this.kind;
    return {
      id,
      sessionMinutes,
      canRetryAfterDecline,
      methods: ["fpx"],
      isTest: true,
      pollEverySeconds: 10,
      takes: { leastSen: 1, mostSen: 1e12 },
      openSession: ({ paymentId, amountSen, endsAt }) =>
        send(() => {
          const found = this.sessions.find((session) => session.paymentId === paymentId);
          const session: BankSession = found ?? {
            ref: `${id}-${randomUUID()}`,
            paymentId,
            amountSen,
            endsAt,
            state: "open",
            takenSen: 0,
            refunds: new Map(),
          };
          if (!found) this.sessions.push(session);
          return { gatewayRef: session.ref, redirectUrl: `https://bank.test/${session.ref}` };
        }),
      readSession: (session) => send(() => this.message(this.#find(session))),
      endSession: (opened) =>
        send(() => {
          const session = this.#find(opened);
          if (this.kind.canEnd) this.decide(session, "expired");
          const message = this.message(session);
          if (!message) throw new GatewayDown("can't be ended before its time");
          return message;
        }),
      refund: ({ key, refundSen, ...rest }) =>
        send(() => {
          if (this.kind.refunds === "byHand") throw new RefundByHand("no way back");
          const session = this.#find(rest);
          if (this.kind.forgetsKeys) session.refunds.set(randomUUID(), refundSen);
          else if (!session.refunds.has(key)) {
            if (this.refuses && this.kind.refunds === "sometimes") throw new RefundRefused("account closed");
            const left = leftOf(session);
            if (refundSen > left && this.kind.tellsOfRefunds) throw new RefundRefused("amount_too_large");
            if (refundSen > left) throw new Error(`the bank was asked for ${refundSen} of ${left} sen`);
            session.refunds.set(key, refundSen);
          }
          if (this.kind.losesAnswers && !this.#called.has(key)) {
            this.#called.add(key);
            throw new GatewayDown("the answer was lost");
          }
          return { gatewayRef: this.#refundRef(key) };
        }),
      readCallback: ({ fields }: Callback) =>
        fields.signature === id
          ? {
              message: JSON.parse(fields.message ?? "null"),
              answer: { type: "application/json" as const, body: "{}" },
            }
          : null,
    };
  }

  #find({ gatewayRef }: Session): BankSession {
    const found = this.sessions.find(({ ref }) => ref === gatewayRef);
    if (!found) throw new Error(`the bank was asked for ${gatewayRef}, which it never opened`);
    return found;
  }

  /** A page whose time is over is closed, whoever asks. */
  #tick(): void {
    for (const session of this.sessions) {
      if (session.state === "open" && session.endsAt <= this.now) session.state = "expired";
    }
  }
}

const leftOf = ({ takenSen, refunds }: BankSession): number => takenSen - sumOf(refunds.values());

const sumOf = (values: Iterable<number>): number => [...values].reduce((sum, value) => sum + value, 0);

import type { EventId, PaymentId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
/** What a payment is for; each has its own callback and return address. */
export const paymentFlows = [
  "reservation",
  "promo-code",
  "package-deposit",
  "event",
  "invoice",
  "top-up",
] as const;
export type PaymentFlow = (typeof paymentFlows)[number];

/** What a guest pays with on a gateway's page. */
export type PayMethod = "card" | "fpx" | "eWallet";

/** What a gateway says about one of its sessions, in our words. */
export type GatewayMessage = {
  /** Equal for every repeat of the same news, whether it came as a callback or by asking. */
  readonly eventId: EventId;
  readonly gatewayRef: string;
  /** Our payment's id, where the gateway repeats it; null where its own number is all that it says. */
  readonly paymentId: PaymentId | null;
  readonly amountSen: Sen;
  readonly currency: string;
  readonly state: "paid" | "declined" | "expired";
  readonly reason: string | null;
  /** The gateway's number of the money that it took: refunds name it. Null when it took none, or has no such number. */
  readonly captureRef: string | null;
};

/** A refund that the gateway made, for us or past us, and whether the guest's bank sent it back, days or weeks later. */
export type RefundNotification = {
  readonly state: "refunded" | "refundFailed";
  readonly eventId: EventId;
  /** The gateway's number of the refund. */
  readonly gatewayRef: string;
  /** The key under which we asked for it; null for one that was made past us. */
  readonly key: string | null;
  /** The gateway's number of the money that goes back, as its payment knows it. */
  readonly captureRef: string | null;
  readonly amountSen: Sen;
  readonly currency: string;
  /** Why it was made, or why it failed, in the gateway's own words. */
  readonly reason: string;
};

/** A guest asked their bank for the money back, and how that stands. */
export type DisputeNotification = {
  readonly state: "disputed";
  readonly eventId: EventId;
  /** The gateway's number of the dispute. */
  readonly gatewayRef: string;
  /** The gateway's number of the money that is asked back, as its payment knows it. */
  readonly captureRef: string | null;
  readonly stands: "open" | "won" | "lost";
  /** What the guest wants back, in sen. */
  readonly amountSen: Sen;
  readonly currency: string;
  /** What the guest told their bank, in the gateway's own word. */
  readonly reason: string;
  /** Until when the gateway takes an answer, ISO; null where it takes none. */
  readonly dueAt: string | null;
  /** What the gateway has taken from us for it and not given back, in sen; its fee is not in it. */
  readonly withdrawnSen: Sen;
  /** How often it moved money for it, which only ever grows: of two news the one that knows more moves is newer. */
  readonly moves: number;
};

/** Whatever a gateway tells by a callback. */
export type GatewayNotification = GatewayMessage | RefundNotification | DisputeNotification;

/** Who pays, as gateways print it on their page and receipt. */
export type Payer = {
  readonly name: string;
  readonly email: string;
  /** E.164; null for who never told one. */
  readonly mobile: string | null;
  readonly language: "en" | "my" | "cn";
};

export type SessionRequest = {
  readonly paymentId: PaymentId;
  readonly flow: PaymentFlow;
  readonly amountSen: Sen;
  readonly description: string;
  readonly payer: Payer;
  /** The bank that the guest chose from `banks`; null for who chooses on the gateway's page. */
  readonly bank: string | null;
  readonly startedAt: Date;
  readonly endsAt: Date;
  readonly callbackUrl: string;
  readonly returnUrl: string;
};

/** One of a gateway's sessions, by every number that a gateway may want to be asked with. */
export type Session = {
  readonly gatewayRef: string;
  readonly paymentId: PaymentId;
  readonly amountSen: Sen;
};

/** Money on its way back. The key is the refund's own: a repeat under it is answered alike and never paid again. */
export type RefundRequest = Session & {
  readonly captureRef: string | null;
  /** What goes back, in sen; at most what was taken. */
  readonly refundSen: Sen;
  readonly key: string;
  /** How often it was refused before. Each try since is a new one: a gateway may answer an old one as it did then. */
  readonly refusals: number;
};

/** A callback as it came: some gateways sign the very bytes, some the fields. */
export type Callback = {
  readonly rawBody: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly fields: Readonly<Record<string, string>>;
};

/** A callback that is the gateway's own. */
export type VerifiedCallback = {
  /** Null when it says nothing that is decided. */
  readonly message: GatewayNotification | null;
  /** The words in which this gateway wants to hear that we have it. */
  readonly answer: { readonly type: "application/json" | "text/plain"; readonly body: string };
};

export type Bank = { readonly code: string; readonly name: string };

/** The gateway can't be reached or answered nonsense: try again later. */
export class GatewayDown extends Error {}

/** The gateway says clearly that these keys have no such page: it is of another account, or of its test mode. */
export class UnknownPage extends GatewayDown {}

/** The gateway does not know the keys, or they permit too little. The message is its reason, in its own words. */
export class KeysRefused extends Error {}

/** The gateway will never make this refund. The message is its reason, in its own words. */
export class RefundRefused extends Error {}

/** The gateway has no way to send this money back: the resort pays it back by bank transfer. */
export class RefundByHand extends Error {}

/**
 * A payment provider. Every call may throw `GatewayDown`, and none is ever made inside a transaction. All of them bear a
 * repeat: opening by payment, refunding by key.
 */
export type Gateway = {
  readonly id: string;
  readonly methods: readonly PayMethod[];
  /** Whether no real money moves. */
  readonly isTest: boolean;
  /** Least and most of one payment, in sen. */
  readonly takes: { readonly leastSen: Sen; readonly mostSen: Sen };
  /** How long its page stays open, minutes. */
  readonly sessionMinutes: number;
  /** How often it may be asked about an open page, seconds. */
  readonly pollEverySeconds: number;
  /** Whether it knows no page before somebody has paid there, so that one which it does not know counts as unpaid. */
  readonly unknownIsUnpaid?: true;
  /** Whether a failed try leaves its page open for another one. */
  readonly canRetryAfterDecline: boolean;
  openSession(session: SessionRequest): Promise<{ gatewayRef: string; redirectUrl: string }>;
  /** What became of a session; null while it is open. */
  readSession(session: Session): Promise<GatewayMessage | null>;
  /** Closes the page. What it says afterwards is final: `paid` when the guest was faster. */
  endSession(session: Session): Promise<GatewayMessage>;
  /** May throw `RefundRefused` or `RefundByHand`, which are final. */
  refund(refund: RefundRequest): Promise<{ gatewayRef: string }>;
  /** The news of a callback whose signature holds, else null. */
  readCallback(callback: Callback): VerifiedCallback | null;
  /** The banks that its page can be opened at, where it can. */
  banks?(): Promise<readonly Bank[]>;
  /** A call that changes nothing and shows whether the keys are known; may throw `KeysRefused`. Says what it found, where it has a name. */
  tryKeys?(): Promise<{ readonly found: string | null }>;
  /** Whether the fields that a guest was sent back with are the gateway's own: then it is worth asking at once. */
  isSignedReturn?(fields: Readonly<Record<string, string>>): boolean;
};

/**
 * The id of a piece of news: with what was paid, because news about a wrong amount must not stand in the way of the
 * right one.
 */
export const notificationIdOf = (news: {
  readonly ref: string;
  readonly state: string;
  readonly amountSen: Sen;
  readonly currency: string;
}): string => `${news.ref}:${news.state}:${news.amountSen}${news.currency}`;

/** What a payment is for; each has its own callback and return address. */
export type PaymentFlow = "reservation";

/** What a gateway says about one of its sessions, in our words. */
export type GatewayMessage = {
  /** Equal for every repeat of the same news, whether it came as a callback or by asking. */
  readonly eventId: string;
  readonly gatewayRef: string;
  /** Our payment's id, as we gave it to the gateway. */
  readonly paymentId: string;
  readonly amountSen: number;
  readonly currency: string;
  readonly state: "paid" | "declined" | "expired";
  readonly reason: string | null;
};

export type SessionAsk = {
  readonly paymentId: string;
  readonly flow: PaymentFlow;
  readonly amountSen: number;
  readonly description: string;
  readonly endsAt: Date;
  readonly callbackUrl: string;
  readonly returnUrl: string;
};

/** The gateway can't be reached or answered nonsense: try again later. */
export class GatewayDown extends Error {}

/**
 * A payment provider. Every call may throw `GatewayDown`, and none is ever made inside a transaction. All of them bear a
 * repeat: opening by payment, refunding by key.
 */
export type Gateway = {
  readonly id: string;
  /** How long its page stays open, minutes. */
  readonly sessionMinutes: number;
  openSession(ask: SessionAsk): Promise<{ gatewayRef: string; redirectUrl: string }>;
  /** What became of a session; null while it is open. */
  readSession(gatewayRef: string): Promise<GatewayMessage | null>;
  /** Closes the page. What it says afterwards is final: `paid` when the guest was faster. */
  endSession(gatewayRef: string): Promise<GatewayMessage>;
  refund(ask: { gatewayRef: string; amountSen: number; key: string }): Promise<{ gatewayRef: string }>;
  /** The news of a callback whose signature holds, else null. */
  readCallback(body: Readonly<Record<string, string>>): GatewayMessage | null;
};

import { ok, type Result, refuse } from "../result.ts";
import type { PaymentState } from "./payment-moves.ts";
import type { Sen } from "./sen.ts";

/** What is known of a payment at a gateway. */
export type KnownPayment = {
  readonly state: PaymentState;
  readonly gateway: string;
  readonly amountSen: Sen;
  readonly currency: string;
  /** The gateway's number of its page; null while none is open. */
  readonly gatewayRef: string | null;
  /** The gateway's number of the money; null where none came, or the gateway numbers none. */
  readonly captureRef: string | null;
};

/** What a gateway says of it, signed. */
export type PaymentNotification = {
  readonly state: "paid" | "declined" | "expired";
  readonly gateway: string;
  readonly amountSen: Sen;
  readonly currency: string;
  readonly gatewayRef: string;
  readonly captureRef: string | null;
};

export type NotificationDecision =
  /** The money is there: it is booked, and received by what it pays. */
  | { readonly does: "capture" }
  /** The attempt is over without money. */
  | { readonly does: "fail"; readonly event: "decline" | "expire" }
  | { readonly does: "ignore"; readonly outcome: "alreadyCaptured" | "alreadyOver" }
  /** It changes nothing and stands before staff; `putsAside`: who waits for the payment is told that somebody looks at it. */
  | {
      readonly does: "flagForStaff";
      readonly kind: "PAYMENT_DOES_NOT_FIT" | "PAID_TWICE";
      readonly outcome: "putAside" | "paidTwice";
      readonly putsAside: boolean;
    };

/** What news that fits does, by the state of its payment. */
const decisions = {
  started: { paid: "capture", declined: "decline", expired: "expire" },
  awaitingVerification: { paid: "capture", declined: "over", expired: "over" },
  putAside: { paid: "capture", declined: "over", expired: "over" },
  declined: { paid: "capture", declined: "over", expired: "over" },
  expired: { paid: "capture", declined: "over", expired: "over" },
  captured: { paid: "again", declined: "captured", expired: "captured" },
  voided: { paid: "misfit", declined: "over", expired: "over" },
} as const satisfies Record<
  PaymentState,
  Record<
    PaymentNotification["state"],
    "capture" | "decline" | "expire" | "over" | "captured" | "again" | "misfit"
  >
>;

const fits = (payment: KnownPayment, news: PaymentNotification): boolean =>
  payment.gateway === news.gateway &&
  payment.amountSen === news.amountSen &&
  payment.currency === news.currency &&
  (payment.gatewayRef === null || payment.gatewayRef === news.gatewayRef);

/** A page that nothing closes can be paid twice: the gateway's number of the money tells a second one from a repeat. */
const isOtherMoney = (payment: KnownPayment, { captureRef }: PaymentNotification): boolean =>
  captureRef !== null && captureRef !== payment.captureRef;

/** What is to be done about a gateway's news of a payment, in whatever order and however often they come. */
export function decideNotification(payment: KnownPayment, news: PaymentNotification): NotificationDecision {
  const does = fits(payment, news) ? decisions[payment.state][news.state] : "misfit";
  switch (does) {
    case "capture":
      return { does };
    case "decline":
    case "expire":
      return { does: "fail", event: does };
    case "over":
      return { does: "ignore", outcome: "alreadyOver" };
    case "captured":
      return { does: "ignore", outcome: "alreadyCaptured" };
    case "again":
      return isOtherMoney(payment, news)
        ? { does: "flagForStaff", kind: "PAID_TWICE", outcome: "paidTwice", putsAside: false }
        : { does: "ignore", outcome: "alreadyCaptured" };
    case "misfit": {
      const putsAside = news.state === "paid" && payment.state === "started";
      return { does: "flagForStaff", kind: "PAYMENT_DOES_NOT_FIT", outcome: "putAside", putsAside };
    }
  }
}

export type MismatchDecision = {
  /** Whether it becomes a payment of its own: the one that was asked for has money already. */
  readonly isAnother: boolean;
  /** The page's number for the payment that it becomes: a number stands for one payment. */
  readonly gatewayRef: string | null;
};

/**
 * How money that did not fit its payment gets into the books, once staff take it or send it back. `WRONG_STATE` for news
 * that brought no money, or another currency's or gateway's, and for money that is in the books: told of twice, with two
 * amounts, it is still only there once. `isBooked` says whether any payment has this number of the money.
 */
export function decideMismatch(
  payment: KnownPayment,
  news: PaymentNotification,
  isBooked: boolean,
): Result<MismatchDecision, "WRONG_STATE"> {
  if (news.state !== "paid" || news.currency !== payment.currency || news.gateway !== payment.gateway)
    return refuse("WRONG_STATE", { rule: "noMoney" });
  const isAnother = payment.state === "captured";
  const isSamePage = payment.gatewayRef === news.gatewayRef;
  // Where the gateway numbers no money, one page brings money once.
  if (news.captureRef === null ? isAnother && isSamePage : isBooked)
    return refuse("WRONG_STATE", { rule: "doneAlready" });
  if (isAnother) return ok({ isAnother, gatewayRef: isSamePage ? null : news.gatewayRef });
  return ok({ isAnother, gatewayRef: payment.gatewayRef ?? news.gatewayRef });
}

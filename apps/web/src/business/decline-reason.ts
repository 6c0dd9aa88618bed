/** Why a payment did not go through, as far as there are words for it. */
export type DeclineReason =
  | "INSUFFICIENT_FUNDS"
  | "CARD_EXPIRED"
  | "CARD_WRONG"
  | "LIMIT"
  | "NOT_APPROVED"
  | "DECLINED"
  | "CANCELLED"
  | "EXPIRED";

/** What gateways call it. */
const named: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: "INSUFFICIENT_FUNDS",
  expired_card: "CARD_EXPIRED",
  incorrect_number: "CARD_WRONG",
  invalid_number: "CARD_WRONG",
  incorrect_cvc: "CARD_WRONG",
  invalid_cvc: "CARD_WRONG",
  invalid_expiry_month: "CARD_WRONG",
  invalid_expiry_year: "CARD_WRONG",
  card_velocity_exceeded: "LIMIT",
  withdrawal_count_limit_exceeded: "LIMIT",
  authentication_required: "NOT_APPROVED",
  payment_intent_authentication_failure: "NOT_APPROVED",
  cancelled: "CANCELLED",
  canceled: "CANCELLED",
  given_up: "CANCELLED",
  expired: "EXPIRED",
  ended_by_merchant: "EXPIRED",
};

/** The reason in words of ours, and what the bank itself wrote where it wrote a sentence and no code. */
export function declineReason(reason: string | null): { reason: DeclineReason; bankMessage: string | null } {
  const text = reason?.trim() ?? "";
  const known = named[text.toLowerCase()];
  return {
    reason: known ?? "DECLINED",
    bankMessage: known === undefined && text.includes(" ") ? text : null,
  };
}

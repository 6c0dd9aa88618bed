/**
 * Every refusal that a caller can meet. The contract maps each to an HTTP status, the web to a sentence in
 * three languages; both maps are exhaustive, so a new code fails to compile until it has both.
 */
export const failureCodes = [
  // the request itself
  "INVALID_INPUT",
  "NOT_FOUND",
  "NOT_SIGNED_IN",
  "NOT_ALLOWED",
  "TOO_MANY_REQUESTS",
  "KEY_REUSED",
  "CHANGED_SINCE",
  "VERSION_NEEDED",
  "BUSY",
  "STORAGE_FULL",
  "UNEXPECTED",
  // accounts
  "BAD_CREDENTIALS",
  "EMAIL_TAKEN",
  "LINK_INVALID",
  "WEAK_PASSWORD",
  "ACCOUNT_BLOCKED",
  "LAST_OWNER",
  // choosing a stay
  "PACKAGE_CLOSED",
  "NO_RATE",
  "ON_ENQUIRY",
  "SOLD_OUT",
  "BOAT_FULL",
  "ADD_ON_SOLD_OUT",
  "TRANSFER_FULL",
  "ROOM_TOO_SMALL",
  "PARTY_TOO_LARGE",
  "PARTY_MISMATCH",
  "ROOM_DATES",
  // the wait-list
  "STILL_FREE",
  "WAIT_QUOTA",
  // drafts and holds
  "DRAFTS_FULL",
  "HOLD_QUOTA",
  "PURCHASE_QUOTA",
  "HOLD_EXPIRED",
  "HOLD_AT_CAP",
  "DRAFT_INCOMPLETE",
  "PRICE_CHANGED",
  "HOLD_OUTDATED",
  // bookings and money
  "WRONG_STATE",
  "NOT_PAID_IN_TIME",
  "PAYMENT_UNDER_WAY",
  "WALLET_SHORT",
  "AMOUNT_NOT_OFFERED",
  "GATEWAY_DOWN",
  "GATEWAY_NOT_OFFERED",
  "BAD_SIGNATURE",
  "TOO_EARLY",
  "TOO_LATE",
  "BALANCE_DUE",
  "BALANCE_DAY",
  "ROOM_NOT_READY",
  "CANNOT_UNDO",
  // what is bought beside a stay
  "NOT_ON_SALE",
  "NONE_LEFT",
  "LIMIT_REACHED",
  // files
  "FILE_TOO_LARGE",
  "FILE_NOT_TAKEN",
  // promo codes and vouchers
  "PROMO_UNKNOWN",
  "PROMO_EXPIRED",
  "PROMO_USED_UP",
  "PROMO_GIVEN",
  "PROMO_ONCE_EACH",
  "PROMO_NOT_FOR_STAY",
  "PROMO_MIN_SPEND",
  "PROMO_ASK_RESORT",
  "VOUCHER_IS_GIFT",
  "WALLET_OFF",
  "SECOND_PERSON",
  // what staff keep
  "BOOKINGS_IN_WAY",
  "IN_USE",
  "CODE_TAKEN",
  "RATES_UNAVAILABLE",
  "E_INVOICE_OFF",
  "E_INVOICE_INCOMPLETE",
  "RATE_AHEAD",
] as const;

export type FailureCode = (typeof failureCodes)[number];

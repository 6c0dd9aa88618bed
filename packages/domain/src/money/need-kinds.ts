/** What can stand in the staff's queue and has words of its own; whatever else does is told in general ones. */
export const needKinds = [
  "SLIP_TO_VERIFY",
  "PAYMENT_DOES_NOT_FIT",
  "PAID_TWICE",
  "MONEY_UNMATCHED",
  "REFUND_REFUSED",
  "REFUND_CAME_BACK",
  "REFUND_BY_HAND",
  "REFUND_ELSEWHERE",
  "REFUND_UNDONE",
  "DISPUTE",
  "DISPUTE_LOST",
  "BALANCE_OVERDUE",
  "COMMISSION_OWED",
  "DEPOSIT_STANDS",
  "LEDGER_BROKEN",
  "STAY_WITHOUT_ROOM",
] as const;

const words = {
  title: "Payment History",
  lead: "Everything you have paid, for stays and other purchases.",
  waiting: "Loading…",
  captured: "Paid",
  refunded: "Refunded",
  csv: "Download CSV",
  columns: { for: "For", when: "Date", how: "Payment method", state: "Status", amount: "Amount" },
  kinds: {
    booking: "Stays",
    "top-up": "Top-ups",
    "promo-code": "Vouchers",
    "package-deposit": "Promo packages",
    event: "Events",
  },
  parts: { full: "in full", deposit: "deposit", balance: "balance" },
  states: {
    started: "Not paid",
    captured: "Success",
    declined: "Declined",
    expired: "Not completed",
    putAside: "Being checked",
    awaitingVerification: "Checking slip",
    voided: "Voided",
  },
  gateways: {
    promoPackage: "Promo package",
    group: "Group’s account",
    wallet: "Wallet",
    voucher: "Voucher",
    transfer: "Bank transfer",
    cash: "Cash",
    terminal: "Card terminal",
  },
  back: "{{amount}} refunded",
  invoice: "Invoice",
  receipt: "Receipt",
  again: "Try again",
  goOn: "Continue payment",
  filter: {
    searchLabel: "Search payments",
    search: "Booking, purchase or bank reference",
    kind: "Type",
    anyKind: "All types",
    state: "Status",
    anyState: "All statuses",
    gateway: "Payment method",
    anyGateway: "All methods",
    from: "From",
    to: "To",
  },
  nothing: "No matching payments",
  nothingText: "Try another type or a longer period.",
  none: "No payments yet",
  noneText: "When you pay for a stay or buy something, it is listed here with its receipt.",
  book: "Book a stay",
};
export default words;

declare module "../words.ts" {
  interface Words {
    payments: typeof words;
  }
}

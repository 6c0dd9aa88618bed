const words = {
  ways: {
    names: {
      wallet: "Wallet",
    },
    page: "On {{name}}’s own page.",
    practice: "For testing: nothing is charged.",
    test: "Test mode: nothing is charged.",
    least: "For {{amount}} or more",
    most: "For {{amount}} at most",
    bank: "Your bank",
    anyBank: "Choose it on the next page",
  },
  transfer: "Pay by bank transfer instead",
  title: "Your purchase",
  waiting: "Loading…",
  what: "Item",
  number: "Number",
  amount: "To pay",
  paid: "Paid",
  total: "Amount",
  until: "Kept for you until {{time}}.",
  how: "How do you want to pay?",
  act: "Pay {{amount}}",
  leads: "You pay on the bank’s own page and come back here.",
  none: "Online payment isn’t available right now. Contact us and we’ll help.",
  walletHas: "{{amount}} in your wallet",
  walletShort: "{{amount}} in your wallet is not enough",
  useWallet: "Use {{amount}} from my wallet",
  useWalletHint: "You pay the rest by bank.",
  restFirst:
    "You pay the remaining {{rest}} on the bank’s page. If it is not paid in time, or you cancel, the wallet’s part goes back to your wallet.",
  partIn: "{{amount}} received",
  partInWhy:
    "Pay the rest in time. Otherwise, or if you cancel, this part is refunded to where it came from.",
  giveUp: "Cancel purchase",
  home: "Back to home page",
  notYet: "I have not paid yet",
  invoice: "Invoice",
  history: "Payment history",
  elsewhere: {
    title: "A payment page is already open",
    text: "If you are paying there now, wait for the result; it will show here. Otherwise pay here: the other page will then be closed.",
  },
  underWay: {
    title: "We are waiting for the bank",
    text: "This page updates as soon as the bank confirms your {{amount}}. You can also close it.",
  },
  looking: {
    title: "We are checking your transfer",
    text: "Usually within a working day. There is nothing else to do.",
  },
  seeSlip: "See your slip",
  anotherWay: "Pay another way instead",
  declined: {
    title: "The payment did not go through",
    text: "{{amount}} was not charged. Choose another way, or try again.",
  },
  checking: {
    title: "We are checking your payment",
    text: "What the bank told us does not match {{amount}}. We’ll e-mail you; please don’t pay again.",
  },
  preparing: { title: "Paid", text: "We have your {{amount}} and are getting everything ready." },
  done: { title: "All done", text: "We received {{amount}}. Thank you." },
  ended: {
    title: "This purchase has ended",
    NOT_PAID_IN_TIME: "It was not paid in time. If a payment still arrives, it is refunded automatically.",
    BY_BUYER: "You cancelled it. Anything you paid is refunded to where it came from.",
    BY_STAFF: "The resort cancelled it. What you paid is being refunded.",
    SOLD_OUT: "It has sold out. What you paid is being refunded.",
  },
  next: {
    "top-up": "See my wallet",
    "promo-code": "See my vouchers",
    "package-deposit": "See my packages",
    event: "See my tickets",
  },
};
export default words;

declare module "../words.ts" {
  interface Words {
    paying: typeof words;
  }
}

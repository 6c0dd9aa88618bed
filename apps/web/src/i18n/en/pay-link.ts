const words = {
  page: "Pay for a booking",
  title: "To pay",
  titleDone: "Your payment",
  waiting: "Loading…",
  invoice: "The booking",
  number: "Booking number",
  stay: "Stay",
  for: "For",
  persons_one: "{{count}} person",
  persons_other: "{{count}} people",
  total: "Total",
  paidSoFar: "Paid so far",
  toPay: "To pay now",
  dueBy: "Due by {{day}}",
  wasDue: "Was due by {{day}}",
  keptUntil: "Everything is held until {{time}}.",
  lastDay: "If it is still unpaid after {{day}}, the booking is cancelled under the cancellation policy.",
  howMuch: "Amount",
  parts: { full: "Full amount", deposit: "Deposit", balance: "Balance" },
  notYet: "I have not paid yet",
  anotherWay: "Pay another way instead",
  private: "This page shows no details of the guests.",
  anybody: "Anyone with the link can pay.",
  paid: {
    title: "Everything is paid",
    text: "We have received {{amount}}. Thank you. There is nothing more to do.",
  },
  partPaid: {
    title: "Thank you",
    text: "We have received {{amount}}. {{rest}} is still to pay by the due date.",
  },
  underWay: {
    title: "We are waiting for the bank",
    text: "This page updates as soon as the bank confirms the {{amount}}. You can also close it; you won’t pay twice.",
  },
  elsewhere: {
    title: "A payment page is already open",
    text: "If somebody is paying there now, wait for the result; it will show here. Otherwise pay here: the other page will then be closed.",
  },
  looking: {
    title: "We are checking a bank transfer",
    text: "We have received a transfer slip for this booking and usually confirm it within a working day. There is nothing else to do.",
    until:
      "We have received a transfer slip for this booking and usually confirm it within a working day. We hold everything until {{time}}.",
  },
  declined: {
    title: "The payment did not go through",
    text: "{{amount}} was not charged. Choose another way, or try again.",
  },
  checking: {
    title: "We are checking the payment",
    text: "What the bank told us does not match this payment. The money is safe; please don’t pay again.",
  },
  returned: {
    title: "The money is being refunded",
    text: "The booking had ended before {{amount}} arrived. We are refunding it to where it came from; banks take up to 10 working days.",
  },
  twice: {
    title: "Already paid",
    text: "The booking was already paid and is unchanged. We are refunding the {{amount}} to where it came from; banks take up to 10 working days.",
  },
  lapsed: {
    title: "The payment time has run out",
    text: "The booking has ended and its rooms have been released. If a payment still arrives, we restore the booking if everything is still free, or refund the payment automatically.",
  },
  cancelled: { title: "This booking is cancelled", text: "There is nothing more to pay for it." },
  till: {
    page: "Pay here",
    items: "Items",
    tax: "Taxes included",
    paidSum: "Paid",
    until: "You can pay here until {{time}}.",
    signIn: "Sign in to pay from your wallet",
    paid: { title: "Paid", text: "We have received {{amount}}. Thank you. The till has been notified." },
    ended: {
      title: "This payment has ended",
      text: "It was cancelled, or its time has run out. Ask at the till for a new code. If a payment of {{amount}} still arrives, it is refunded automatically.",
    },
    closed: "It is incomplete. Scan the code at the till again.",
  },
  group: {
    page: "Pay for a group",
    bill: "The group’s bill",
    parts: { deposit: "Deposit", rest: "All that is due" },
    nothing: "There is nothing to pay at the moment.",
    paid: { title: "Payment received", text: "We have received {{amount}} for the group. Thank you." },
    ended: {
      title: "This payment has ended",
      text: "Its time has run out, or somebody began another payment. If {{amount}} still arrives, we add it to the group’s account or refund it.",
    },
  },
  closed: {
    title: "This link no longer works",
    text: "It was closed, or it is incomplete. Ask whoever sent it, or the resort, for a new one.",
    home: "Back to home page",
  },
};
export default words;

declare module "../words.ts" {
  interface Words {
    "pay-link": typeof words;
  }
}

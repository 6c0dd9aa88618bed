export default {
  page: "Pay for a booking",
  title: "To pay",
  titleDone: "Your payment",
  waiting: "We are fetching the booking.",
  invoice: "The booking",
  number: "Booking number",
  stay: "Stay",
  for: "For",
  persons_one: "{{count}} person",
  persons_other: "{{count}} persons",
  total: "Total",
  paidSoFar: "Paid so far",
  toPay: "To pay now",
  dueBy: "Due by {{day}}",
  wasDue: "Was due by {{day}}",
  keptUntil: "Everything is kept until {{time}}.",
  lastDay: "If it is still missing after {{day}}, the booking is cancelled by its terms.",
  howMuch: "How much",
  parts: { full: "The whole amount", deposit: "The deposit", balance: "The rest" },
  notYet: "I have not paid yet",
  anotherWay: "Pay another way instead",
  private: "This page shows nothing about who travels.",
  anybody: "Anybody who has the link can pay.",
  paid: {
    title: "Everything is paid",
    text: "We have received {{amount}}. Thank you. There is nothing more to do.",
  },
  partPaid: {
    title: "Thank you",
    text: "We have received {{amount}}. {{rest}} is still to pay, by its day.",
  },
  underWay: {
    title: "We are waiting for the bank",
    text: "As soon as the bank tells us about the {{amount}}, this page says so. You may also close it; you won’t pay twice.",
  },
  elsewhere: {
    title: "A page to pay is open already",
    text: "If somebody is paying there now, wait for the result; it shows here. Otherwise pay here: the other page is then closed.",
  },
  looking: {
    title: "We are looking for a bank transfer",
    text: "Somebody sent us the slip of a transfer for this booking. We usually find the money within a working day; there is nothing else to do.",
    until:
      "Somebody sent us the slip of a transfer for this booking. We usually find the money within a working day, and keep everything until {{time}} meanwhile.",
  },
  declined: {
    title: "The payment did not go through",
    text: "{{amount}} was not taken. Choose another way, or try once more.",
  },
  checking: {
    title: "Somebody is looking at the payment",
    text: "The bank told us something that does not fit. The money is safe; please do not pay again.",
  },
  returned: {
    title: "The money goes back",
    text: "The booking had ended before {{amount}} arrived. It goes back the way it came; banks take up to 10 working days.",
  },
  twice: {
    title: "It was paid already",
    text: "The booking did not need the {{amount}} any more, and stands. The money goes back the way it came; banks take up to 10 working days.",
  },
  lapsed: {
    title: "The time to pay is over",
    text: "The booking has ended and its rooms are free for others. If money left an account after all, it brings the booking back while everything is free, or goes back by itself.",
  },
  cancelled: { title: "This booking is cancelled", text: "Nothing is to be paid for it any more." },
  closed: {
    title: "This link no longer works",
    text: "It was closed, or lost a letter on the way. Ask whoever sent it, or the resort, for a new one.",
    home: "To the start page",
  },
};

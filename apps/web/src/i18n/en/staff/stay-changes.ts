const words = {
  mail: {
    gets: "The guest gets an e-mail: {{subject}}",
    none: "The guest gets no e-mail.",
    loading: "Preparing the e-mail…",
    language: "In {{language}}",
  },
  beside: {
    open: "Open beside",
    find: "Stay to open beside it",
    findHint: "Name, booking number or room",
    found: "Bookings found",
    title: "Two stays side by side",
    which: "Stay shown",
    close: "Close {{name}}",
    swap: "Swap rooms",
    swapTitle: "Swap rooms?",
    swapped: "{{names}} swapped rooms.",
    roomOf: "Room of {{name}}",
    change: "{{from}} → {{to}}",
    hereNow: "Guests are in house. Tell them before you move them; the rooms they leave are marked as dirty.",
    otherType: "The rooms are of different types. Both stays keep their agreed price.",
  },
  part: {
    open: {
      adult_one: "{{count}} adult not named yet",
      adult_other: "{{count}} adults not named yet",
      child_one: "{{count}} child not named yet",
      child_other: "{{count}} children not named yet",
      toddler_one: "{{count}} toddler not named yet",
      toddler_other: "{{count}} toddlers not named yet",
      infant_one: "{{count}} infant not named yet",
      infant_other: "{{count}} infants not named yet",
    },
    one: { adult: "one adult", child: "one child", toddler: "one toddler", infant: "one infant" },
    roomAct: "Remove room {{name}}",
    roomName: "Room {{name}}",
    act: "Remove {{name}}",
    room: "The room and its guests are removed from the booking. Everything else stays as it is.",
    guest: "They are removed from the booking. Everything else stays as it is.",
    terms: "Price and refund",
    policy: "Cancellation policy",
    policyHint: "{{share}} of the price of what is removed is refunded today.",
    waive: "No cancellation charge",
    waiveHint: "Everything paid for it is refunded, and no change fee is charged.",
    keepPrice: "Keep the agreed price",
    keepPriceHint: "Nothing more is charged or refunded.",
    quoting: "Calculating the new price…",
    changed: "The price or refund has changed. Check it again before you confirm.",
    before: "Current price",
    after: "New price",
    kept: "Cancellation charge, part of the new price",
    back: "Refund to guest",
    due: "Still to pay",
    keep: "Keep as is",
    agree: "Remove",
    agreeBack: "Remove and refund {{amount}}",
    done: "{{name}} removed.",
    doneBack: "{{name}} removed. {{amount}} will be refunded.",
  },
};
export default words;

declare module "../../words.ts" {
  interface Words {
    "stay-changes": typeof words;
  }
}

const words = {
  mail: {
    gets: "The guest gets an e-mail: {{subject}}",
    none: "The guest gets no e-mail.",
    loading: "Preparing the e-mail…",
    language: "In {{language}}",
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
    act: "Remove {{name}}",
    room: "The room and its guests come off the booking. Everything else stays.",
    guest: "They come off the booking. Everything else stays.",
    terms: "Price and refund",
    policy: "Cancellation policy",
    policyHint: "{{share}} of what is given up is refunded today.",
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

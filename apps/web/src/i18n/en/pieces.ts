/** Words of pieces, and of the page without access, that `/` does not show. */
const words = {
  password: { show: "Show password", hide: "Hide password" },
  signature: { label: "Signature", hint: "The guest signs with a finger.", clear: "Clear signature" },
  countdown: {
    left: "{{time}} left",
    announce_one: "{{count}} second left",
    announce_other: "{{count}} seconds left",
  },
  notAllowed: {
    title: "You don’t have access to this page",
    text: "Your role doesn’t include it. If you need it, ask the owner of your account.",
    act: "Back to home page",
  },
  stay: {
    draft: "Draft",
    held: "Held",
    awaitingPayment: "Awaiting payment",
    confirmed: "Confirmed",
    inHouse: "In house",
    completed: "Completed",
    cancelled: "Cancelled",
    expired: "Expired",
    noShow: "No-show",
  },
  payment: {
    pending: "Not paid",
    partial: "Partly paid",
    success: "Success",
    failed: "Declined",
    refunded: "Refunded",
    awaitingVerification: "Checking slip",
  },
  region: {
    language: "Language",
    currency: "Show prices in",
    rate: "For 1 ringgit, {{day}}. You pay in ringgit.",
  },
};

export default words;
declare module "../words.ts" {
  interface Words {
    pieces: typeof words;
  }
}

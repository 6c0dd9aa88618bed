const words = {
  title: "Your boat has changed",
  waiting: "Loading your boat…",
  booking: "Booking {{number}}",
  ways: { out: "To the island", back: "To the mainland" },
  reasons: {
    weather: "Cancelled because of bad weather",
    seaState: "Cancelled because of rough sea",
    engine: "Cancelled because of an engine fault",
    other: "Cancelled",
  },
  instead: "Instead",
  charter: "when all guests are there",
  route: "From {{from}} to {{to}}",
  solutions: {
    move: "Another boat",
    refund: "No boat: the price is refunded",
    credit: "No boat: the price is in your wallet",
    later: "We are looking for another boat",
  },
  ride: "Land transfer",
  rideAt: "From {{from}} on {{day}} at {{time}}",
  rideGone: "From {{from}} on {{day}} at {{time}}: cancelled and refunded",
  ask: "Does this suit you?",
  answers: { fine: "Yes, that’s fine", other: "I’d like another boat", call: "Please call me" },
  boat: "Boat you would like",
  anyBoat: "Any other",
  note: "Your message",
  when: "When can we call, and at which number?",
  send: "Send",
  sendCall: "Ask for a call",
  said: {
    fine: "Thank you. You told us that this suits you.",
    other: "Thank you. You asked for another boat. We’ll contact you.",
    call: "Thank you. We’ll call you.",
  },
  later: "We’ll write again as soon as we have a boat for you.",
  changed: "Your booking has changed since then. No answer is needed.",
  closed: {
    title: "This link no longer works",
    text: "Your boat sails after all, or the link is incomplete. Please contact us if you have questions.",
    home: "Back to home page",
  },
};
export default words;

declare module "../words.ts" {
  interface Words {
    "boat-link": typeof words;
  }
}

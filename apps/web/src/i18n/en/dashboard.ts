const words = {
  title: "Dashboard",
  greeting: {
    morning: "Good morning, {{name}}",
    afternoon: "Good afternoon, {{name}}",
    evening: "Good evening, {{name}}",
  },
  until: {
    none: "{{resort}} is waiting for you.",
    agency: "Your guests’ next stays, and what they still need.",
    ahead_one: "One more sleep until your stay.",
    ahead_other: "{{count}} sleeps until your stay.",
    today: "Your stay begins today.",
    inHouse: "Enjoy your stay.",
    leaving: "Have a safe trip home.",
  },
  waiting: "Loading your stays…",
  next: "Next check-in",
  now: "This stay",
  moment: {
    ahead_one: "day to go",
    ahead_other: "days to go",
    today: "Check-in today",
    inHouse: "In house",
    leaving: "Check-out today",
  },
  boat: { out: "Boat to the island", back: "Boat home", timeAgreed: "time to be agreed" },
  room_one: "Your room",
  room_other: "Your rooms",
  from: "from {{time}}",
  names: { title: "Names for the boat", count: "{{named}} of {{persons}}", add: "Add names" },
  due: { paid: "Paid", open: "Still to pay", by: "by", pay: "Pay" },
  bring: "What to bring",
  unpaid: { title: "Waiting for payment", until: "pay by {{time}}" },
  pocket: "Open My stay",
  see: "See booking",
  about: "About this package",
  later: "After that",
  offers: "Latest promotions",
  seeOffer: "See the offer",
  none: {
    title: "No stay planned yet",
    text: "Your next stay will show here, with its boats, room and what is still to do.",
    act: "Plan a stay",
  },
  purse: {
    title: "Wallet",
    balance: "Balance",
    requested: "Reserved for payout",
    forecast: "Commission forecast",
    see: { balance: "See wallet", requested: "See requests", forecast: "See commission" },
  },
};
export default words;

declare module "../words.ts" {
  interface Words {
    dashboard: typeof words;
  }
}

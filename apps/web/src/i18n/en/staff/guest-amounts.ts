const words = {
  guest: "Guest",
  everyGuest: "Everybody",
  who: "Nationality",
  everyNationality: "Any nationality",
  amount: "Amount (RM)",
  add: "Add a price",
  remove: "Remove price {{number}}",
  kinds: {
    infant: "Infant",
    toddler: "Toddler",
    child: "Child",
    adult: "Adult",
    senior: "Senior",
    disabled: "Disabled person",
  },
  nationality: {
    malaysian: "Malaysian",
    foreign: "Not Malaysian",
  },
};
export default words;

declare module "../../words.ts" {
  interface Words {
    "guest-amounts": typeof words;
  }
}

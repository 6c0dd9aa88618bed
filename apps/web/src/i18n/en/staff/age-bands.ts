const words = {
  kind: "Guest",
  from: "From age",
  to: "To age",
  hint: "Age on the check-in date, in whole years; 0 means under 12 months. Leave “To age” empty for no upper limit, and both empty if these guests don’t count.",
  lead: "Who pays as an adult, child or infant in this package.",
  own: {
    package: "This package has its own age groups",
    boat: "This boat has its own age groups",
  },
  resort: "The resort’s age groups",
  ages: "Age groups",
  kinds: {
    infant: "Infant",
    toddler: "Toddler",
    child: "Child",
    adult: "Adult",
    senior: "Senior",
  },
};
export default words;

declare module "../../words.ts" {
  interface Words {
    "age-bands": typeof words;
  }
}

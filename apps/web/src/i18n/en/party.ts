const words = {
  chooseAge: "Choose",
  adults: "Adults",
  adultsHint: "12 years and older",
  children: "Children",
  childrenHint: "Under 12, on the day you arrive",
  age: "Age of child {{number}}",
  baby: "Under 12 months",
  years_one: "{{count}} year",
  years_other: "{{count}} years",
  foreign: "Not Malaysian",
  foreignHint: "For the marine park fee",
};
export default words;

declare module "../words.ts" {
  interface Words {
    party: typeof words;
  }
}

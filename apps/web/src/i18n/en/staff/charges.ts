const words = {
  title: "Surcharges, taxes and fees",
  lead: "These apply to options without surcharges, taxes or fees of their own. Existing bookings keep their price.",
  ready: "Standard taxes and fees",
  readyText: "Required by Malaysian law and the marine parks. Check the amounts with your marine park.",
  saveFirst: "Save your changes below before you add these.",
  add: "Add",
  addAll: "Add all",
  none: "No surcharges, taxes or fees yet. Add the standard ones, or your own.",
  surcharges: "Surcharges",
  surchargesLead:
    "For certain nights, such as weekends and holidays. Options with surcharges of their own don’t use these.",
  newSurcharge: "Add a surcharge",
  removeSurcharge: "Remove surcharge",
  taxes: "Taxes",
  fees: "Fees",
  newTax: "Add a tax",
  newFee: "Add a fee",
  name: "Name",
  share: "Percent",
  on: "Applies to",
  per: "Charged",
  conditions: "Conditions",
  remove: "Remove {{name}}",
  everybody: "everybody",
  taxSays: "{{share}}% on {{on}}",
  save: "Save",
  saved: "Saved.",
  readOnly: "Only staff who can change prices can edit this.",
  whom: {
    adult: "adult",
    senior: "senior",
    child: "child",
    toddler: "toddler",
    infant: "infant",
    disabled: "disabled person",
    malaysian: "Malaysian",
    foreign: "not Malaysian",
  },
};
export default words;

declare module "../../words.ts" {
  interface Words {
    charges: typeof words;
  }
}

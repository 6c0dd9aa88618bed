const words = {
  title: "Mail texts",
  lead: "Every e-mail that is sent. Change the text of any of them; the others stay as they are.",
  editorLead: "The booking details, the links and the resort’s name below stay as they are.",
  waiting: "Loading…",
  columns: {
    subject: "Mail",
    own: "Your own text in",
    changed: "Changed",
  },
  parts: {
    subject: "Subject",
    greeting: "Greeting",
    body: "Text",
    closing: "Closing",
  },
  fault: {
    placeholderUnknown: "{{name}} can’t be used in this mail. Choose one from the list.",
    placeholderMissing: "Add {{name}}: the mail doesn’t work without it.",
  },
  words: "Words",
  language: "Language",
  placeholders: "Placeholders",
  needed: "(needed in the text)",
  sometimesEmpty: "empty in this example",
  wrongIn: "Check the text in {{languages}}.",
  original: "Restore original",
  originalOf: "Restore original: {{part}}",
  allOriginal: "Restore all originals",
  save: "Save",
  saved: "Saved. The next mail uses it.",
  readOnly: "You can read mail texts, but not change them.",
  preview: "Preview",
  about: "Booking number",
  aboutHint: "Leave empty for a sample stay",
  test: "Send test mail to me",
  tested: "Test mail sent to {{to}}",
  versions: {
    title: "Versions",
    number: "Version {{number}}",
    original: "(original)",
    use: "Use",
    useNumber: "Use version {{number}}",
    taken: "Version {{number}} is in the form. Save to use it.",
  },
};
export default words;

declare module "../../words.ts" {
  interface Words {
    "mail-texts": typeof words;
  }
}

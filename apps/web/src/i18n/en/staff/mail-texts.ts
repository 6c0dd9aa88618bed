const words = {
  title: "E-mail texts",
  lead: "Every e-mail Pulau sends. Change the text of any of them; the others keep the original.",
  editorLead: "The booking details, the links and the resort’s name below stay as they are.",
  waiting: "Loading…",
  columns: {
    subject: "E-mail",
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
    placeholderUnknown: "{{name}} can’t be used in this e-mail. Choose one from the list.",
    placeholderMissing: "Add {{name}}: this e-mail needs it.",
  },
  words: "Text",
  language: "Language",
  placeholders: "Placeholders",
  needed: "(required)",
  sometimesEmpty: "empty in this example",
  wrongIn: "Check the text in {{languages}}.",
  original: "Restore original",
  originalOf: "Restore original: {{part}}",
  allOriginal: "Restore all originals",
  save: "Save",
  saved: "Saved. The next e-mail uses it.",
  readOnly: "You can view these texts but not change them.",
  preview: "Preview",
  about: "Booking number",
  aboutHint: "Leave empty for a sample stay",
  test: "Send me a test message",
  tested: "Test message sent to {{to}}",
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

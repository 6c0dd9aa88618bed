const words = {
  waiting: "Loading…",
  older: "This is an older version",
  olderText: "It is kept because bookings agreed to it.",
  newest: "Read the current version",
  asOf: "Last changed: {{moment}}",
};
export default words;

declare module "../words.ts" {
  interface Words {
    pages: typeof words;
  }
}

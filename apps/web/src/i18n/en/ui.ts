const words = {
  optional: "(optional)",
  close: "Close",
  undo: "Undo",
  stepper: { fewer: "{{what}}: one fewer", more: "{{what}}: one more" },
  cancel: {
    free: "Free cancellation until {{day}}",
    part: "Cancel until {{day}}: {{share}} back",
    later: "{{share}} back until {{day}}",
  },
  error: { title: "Something went wrong", retry: "Try again", quote: "If you contact us, quote" },
  calendar: {
    earlier: "Previous month",
    later: "Next month",
    full: "Full",
    enquiry: "Ask us",
    closed: "No arrival",
    least_one: "min {{count}}",
    least_other: "min {{count}}",
    leastLong_one: "from {{count}} night",
    leastLong_other: "from {{count}} nights",
    grid: "Total price by arrival date",
    chosen: "chosen",
    priceLevels: { low: "low price", middle: "mid price", high: "high price" },
    holiday: "School holiday",
  },
};
export default words;

declare module "../words.ts" {
  interface Words {
    ui: typeof words;
  }
}

const words = {
  overtaken: "{{name}}: {{by}} has just changed this to “{{mark}}”. That was kept.",
  somebody: "a colleague or the system",
  conflicts: {
    title: "Marked differently on another device",
    seen: "Dismiss",
    own: "You marked “{{mark}}” at {{time}}.",
    other: "{{who}} marked “{{mark}}” at {{time}}.",
    theirs: "Theirs was kept.",
    yours: "Yours was kept.",
  },
};
export default words;

declare module "../../words.ts" {
  interface Words {
    crew: typeof words;
  }
}

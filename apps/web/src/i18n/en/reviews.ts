const words = {
  outOfFive: "{{score}} out of 5 stars",
  count_one: "{{count}} review",
  count_other: "{{count}} reviews",
  scoreOf_one: "{{name}}: {{score}} out of 5, {{count}} review",
  scoreOf_other: "{{name}}: {{score}} out of 5, {{count}} reviews",
  titleOf: "Reviews of {{name}}",
  yes: "Yes",
  no: "No",
  note: "Only for the resort",
  more: "Show more reviews",
  waiting: "Loading reviews…",
  answerOf: "Reply from {{resort}}",
};
export default words;

declare module "../words.ts" {
  interface Words {
    reviews: typeof words;
  }
}

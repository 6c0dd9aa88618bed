const words = {
  title: "Activities",
  lead: "Who dives, snorkels or has booked an add-on, today and tomorrow.",
  waiting: "Loading the activities…",
  till: "Till",
  print: "Print",
  today: "Today",
  tomorrow: "Tomorrow",
  none: "Nobody has an activity or an add-on on this day.",
  expected: "Not here yet",
  rooms_one: "Room {{rooms}}",
  rooms_other: "Rooms {{rooms}}",
  boat: {
    out: "arrives by {{name}} at {{time}}",
    back: "leaves by {{name}} at {{time}}",
    agreed: "a time to be agreed",
  },
  pieces: "{{name}} × {{count}}",
  anyDay: "{{name}} × {{count}}, any day",
  age: "age {{age}}",
};
export default words;

declare module "../../words.ts" {
  interface Words {
    activities: typeof words;
  }
}

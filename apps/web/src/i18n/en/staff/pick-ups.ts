const words = {
  title: "Pick-ups",
  lead: "Land transfers of the day, by time and place.",
  waiting: "Loading pick-ups…",
  earlier: "Previous day",
  later: "Next day",
  today: "Today",
  stops: "Stops",
  counts: { guests: "Guests" },
  marks: { waiting: "Expected", pickedUp: "Picked up", notHere: "Not there" },
  persons_one: "{{count}} person",
  persons_other: "{{count}} people",
  ages: {
    adults_one: "{{count}} adult",
    adults_other: "{{count}} adults",
    children_one: "{{count}} child",
    children_other: "{{count}} children",
    infants_one: "{{count}} infant",
    infants_other: "{{count}} infants",
  },
  to: "To {{place}}",
  flight: "Flight {{flight}}",
  boat: { ferry: "Boat {{time}}, {{name}}", charter: "Boat: {{name}}" },
  boatCancelled: "Boat cancelled, ask the desk",
  disabled: "wheelchair or reduced mobility",
  map: "{{place}} on the map",
  route: "Open the route in Maps",
  call: "Call {{name}}",
  message: "WhatsApp {{name}}",
  acts: {
    pickedUp_one: "Picked up {{count}}",
    pickedUp_other: "Picked up {{count}}",
    notHere: "Not here",
    undo: "Undo",
  },
  marked: {
    pickedUp: "{{names}} picked up.",
    notHere: "{{names}} not there. The front desk is told.",
    waiting: "{{names}} expected again.",
  },
  empty: { title: "No pick-ups", text: "Land transfers of confirmed bookings appear here on their day." },
  missed: {
    title: "Not at the pick-up",
    line: "{{time}}, {{place}}",
    by: "Marked at {{time}} by {{name}}",
    all: "All pick-ups",
    open: "Open booking",
  },
};
export default words;

declare module "../../words.ts" {
  interface Words {
    "pick-ups": typeof words;
  }
}

/** Changing a booking. */
const words = {
  title: "Changing booking {{number}}",
  leave: "Back to the booking",
  back: "All changes",
  parts: {
    label: "What can be changed",
    dates: "Dates and party",
    rooms: "Rooms",
    guests: "Guests",
    transport: "Boats and transfers",
    addOns: "Add-ons",
  },
  hints: {
    dates: "Other dates, more or fewer nights or people",
    rooms: "Other rooms, bed types, or nights for one room",
    guests: "Names, ID numbers, ages and contact details",
    transport: "Another sailing, a charter, a van to the jetty",
    addOns: "Trips, meals and gear",
  },
  onward: { review: "Review changes", rooms: "Choose rooms" },
  overview: {
    title: "What would you like to change?",
    lead: "Change as much as you like. Your booking stays as it is until you confirm the changes.",
  },
  summary: {
    label: "What the change costs",
    title: "Price difference",
    free: "Nothing changes until you confirm.",
    rooms: "Choose rooms for the new party, then the price shows here.",
    otherRooms: "Other rooms may be free: choose rooms",
    refused: "Not possible",
  },
  difference: { before: "Booked", after: "After the change", difference: "Difference" },
  money: {
    due: "{{amount}} will then be due.",
    dueBy: "{{amount}} will then be due by {{day}}.",
    back: "{{amount}} will be refunded to where you paid from.",
    kept: "Under the cancellation policy, we keep {{amount}}.",
    keptAll: "Under the cancellation policy, we keep {{amount}}; there is no refund.",
    same: "The price stays the same.",
  },
  list: {
    title: "What changes",
    what: "Part of the booking",
    none: "None",
    parts: {
      dates: "Dates",
      rooms: "Rooms",
      people: "Guests",
      out: "Boat to the island",
      back: "Boat back",
      transfers: "Land transfers",
      addOns: "Add-ons",
      cancellation: "Refund if cancelled",
    },
    nights_one: "{{count}} night",
    nights_other: "{{count}} nights",
    adults_one: "{{count}} adult",
    adults_other: "{{count}} adults",
    child: "child aged {{age}}",
    way: "{{from}} to {{to}}",
    until: "Until {{day}}",
    after: "After {{day}}",
    always: "Any day",
    refund: "{{when}}: {{share}}",
  },
  lost: {
    title: "Not available on the new dates",
    boat: "{{name}} does not run on {{day}}, or is full. The package’s own boat is used instead.",
    transfer: "{{name}} is not available on {{day}}. It is removed from the booking.",
    choose: "Choose boats and transfers",
    accept: "Accept these boats and transfers",
    acceptFirst: "Choose again, or accept these boats and transfers.",
  },
  review: {
    leadAtDesk: "This is how the booking would look. It changes as soon as you confirm.",
    title: "Review changes",
    lead: "This is how your booking would look. It changes as soon as you confirm.",
    price: "New price",
    changed: "The price difference has changed. Please check it again before you confirm.",
    agree: "Confirm changes",
    wait: "Working out the difference…",
    done: "Your booking has been changed.",
  },
};
export default words;

declare module "../words.ts" {
  interface Words {
    change: typeof words;
  }
}

const words = {
  unfinished: "You have an unfinished booking.",
  pickUp: "Continue booking",
  title: "Manage Draft Bookings",
  lead_one: "{{count}} draft. No rooms are held until you choose them again.",
  lead_other: "{{count}} drafts. No rooms are held until you choose them again.",
  leadNone: "Bookings you started and can finish any time.",
  newBooking: "New booking",
  noPackage: "No package chosen yet",
  noDates: "No dates yet",
  nights_one: "{{count}} night",
  nights_other: "{{count}} nights",
  persons_one: "{{count}} person",
  persons_other: "{{count}} people",
  leftAt: "Left at",
  steps: {
    package: "Package",
    dates: "Dates",
    rooms: "Rooms",
    guests: "Guests",
    transport: "Transport",
    addOns: "Add-ons",
    payment: "Payment",
  },
  lastTotal: "Last price",
  noTotal: "Not priced yet",
  saved: "Saved",
  goOn: "Continue",
  copy: "Copy this draft: {{what}}",
  copied: "Draft copied. The copy is first in the list.",
  remove: "Delete this draft: {{what}}",
  removed: "Draft deleted.",
  notRemoved: "The draft could not be deleted and is back in the list.",
  waiting: "Loading…",
  empty: {
    title: "No drafts",
    text: "Bookings you start but don’t finish are saved here.",
    act: "Start a booking",
  },
};
export default words;

declare module "../words.ts" {
  interface Words {
    drafts: typeof words;
  }
}

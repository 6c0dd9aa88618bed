const words = {
  title: "My stay",
  waiting: "Loading your stay…",
  logIn: "Log in",
  logInText: "Log in to see your next stay here. It stays readable without a connection until you log out.",
  none: "No stay ahead",
  noneText:
    "Once a stay is confirmed, its boats, boarding code and contacts are here, also without a connection.",
  plan: "Plan a stay",
  number: "Booking {{number}}",
  saved: "Saved {{at}}",
  offline: "No connection",
  again: "Try again",
  open: "Open booking",
  boarding: "Boarding code",
  boardingPicture: "QR code of {{code}}",
  boardingText: "Show this code at the jetty. One code is enough for your whole party.",
  boats: "Boats",
  was: {
    out: "Your boat to the island has changed. It was {{when}}.",
    back: "Your boat to the mainland has changed. It was {{when}}.",
  },
  stay: "Stay",
  rooms: "Rooms",
  hours: "Check-in and check-out",
  hoursText: "Check-in from {{from}}, check-out by {{until}}",
  contact: "Address and contact",
  whatsapp: "WhatsApp {{number}}",
};
export default words;

declare module "../words.ts" {
  interface Words {
    pocket: typeof words;
  }
}

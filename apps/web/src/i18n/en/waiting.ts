const words = {
  list: {
    title: "Waiting list and enquiries",
    lead: "The stays you are waiting for, and your enquiries.",
    waiting: "Loading…",
    entries: "Waiting for",
    enquiries: "Enquiries",
    none: "Nothing here yet",
    noneText:
      "When your dates are full, you can join the waiting list or send an enquiry. Both are listed here.",
    search: "Find a stay",
  },
  states: {
    waiting: "Waiting",
    offered: "Held for you",
    taken: "Booked",
    declined: "Declined",
    missed: "Expired",
    withdrawn: "Left the list",
    passed: "Dates passed",
  },
  enquiryStates: { new: "Sent", answered: "Answered", booked: "Booked", closed: "Closed" },
  titles: {
    waiting: "You are on the waiting list",
    offered: "A stay is held for you",
    taken: "Booked",
    declined: "Declined",
    missed: "The time to book has passed",
    withdrawn: "You left the waiting list",
    passed: "These dates have passed",
  },
  texts: {
    waitingFirst: "You are first in line for these dates. We’ll e-mail you as soon as a stay becomes free.",
    waitingAhead_one:
      "{{count}} guest is ahead of you for some of these dates. We’ll e-mail you as soon as it is your turn.",
    waitingAhead_other:
      "{{count}} guests are ahead of you for some of these dates. We’ll e-mail you as soon as it is your turn.",
    offered: "Nobody else can book it until {{time}}. After that, it goes to the next guest on the list.",
    taken: "Your booking came from the waiting list.",
    declined: "The stay was offered to the next guest on the list.",
    missed:
      "The stay was offered to the next guest on the list. You can look for other dates, or join the list again.",
    withdrawn: "You are no longer waiting for this stay.",
    passed: "Sorry, nothing became free in time.",
  },
  wanted: {
    title: "What you are waiting for",
    package: "Package",
    days: "Days",
    around_one: "or {{count}} day earlier or later",
    around_other: "or up to {{count}} days earlier or later",
    anyDay: "Any date",
    nights_one: "{{count}} night",
    nights_other: "{{count}} nights",
    party: "Who is coming",
    adults_one: "{{count}} adult",
    adults_other: "{{count}} adults",
    children_one: "{{count}} child",
    children_other: "{{count}} children",
    rooms: "Rooms",
    anyRoom: "Any suitable room",
    since: "Since",
  },
  offer: {
    title: "Held for you",
    days: "Days",
    rooms: "Rooms",
    total: "Total, taxes and fees included",
    left: "Time left to book: {{time}}",
    accept: "Book now",
    decline: "No, thank you",
    declineTitle: "Let this stay go?",
    declineText: "It will be offered to the next guest on the list, and you will leave the list for it.",
    declineAct: "Let it go",
    keep: "Keep",
  },
  leave: {
    act: "Leave the waiting list",
    title: "Leave the waiting list?",
    text: "We won’t e-mail you about these dates any more, and you lose your place.",
    yes: "Leave the list",
    stay: "Stay on the list",
  },
  see: {
    booking: "See the booking",
    search: "Look for other dates",
    all: "All your entries",
    place: "See your place",
  },
  link: {
    invalid: "This link doesn’t work",
    invalidText:
      "It may be incomplete. Copy the whole link from our e-mail, or look in the account you joined with.",
    notYours: "Log in to see this stay",
    notYoursText: "Log in with the account that joined the waiting list; then you can book it here.",
    signIn: "Log in",
    over: "It is no longer held for you",
    overText: "The time has run out. If nobody else has booked it, you can still find it under its dates.",
    opening: "Loading…",
    prepared: "Your prepared booking",
  },
  asked: {
    number: "Enquiry {{number}}",
    you: "Your message",
    reply: "The resort",
    open: "Continue booking",
  },
};
export default words;

declare module "../words.ts" {
  interface Words {
    waiting: typeof words;
  }
}

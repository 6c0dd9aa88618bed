const words = {
  title: "Reviews",
  one: "Review",
  lead_one: "{{count}} review to check",
  lead_other: "{{count}} reviews to check",
  tabs: "Reviews by status",
  all: "All",
  states: { waiting: "To check", published: "Published", hidden: "Hidden", sent: "Private" },
  columns: {
    sentAt: "Sent",
    guest: "Guest",
    score: "Stars",
    review: "Review",
    package: "Package",
    roomType: "Room type",
    state: "Status",
    answer: "Reply",
    act: "Actions",
  },
  any: { score: "Any stars", package: "Any package", roomType: "Any room type", answer: "Replied or not" },
  starsOf_one: "{{count}} star",
  starsOf_other: "{{count}} stars",
  answered: "Replied",
  unanswered: "No reply yet",
  low: "Low score",
  open: "Open",
  openOf: "Open the review of {{name}}",
  questions: "Questions",
  waiting: "Loading reviews…",
  search: { label: "Guest, booking or text", placeholder: "e.g. Aini, hammock" },
  nothing: {
    title: "No reviews yet",
    text: "What guests say about their completed stays appears here.",
  },
  sentAt: "Sent {{at}}",
  reviewPublic: "Review",
  reviewPrivate: "For the resort only",
  signed: "Signed: {{name}}",
  cancel: "Cancel",
  acts: {
    publish: "Publish",
    hide: "Hide",
    answer: "Send reply",
    saveAnswer: "Save reply",
    editAnswer: "Edit reply",
  },
  hide: {
    title: "Hide the review of {{name}}?",
    reason: "Reason",
    hint: "The guest reads it and can edit the review. Hidden reviews don’t count towards the score.",
  },
  answer: {
    label: "Your reply",
    hint: "The guest gets it by e-mail and can no longer edit the review. If it is published, everyone can read it.",
    hintPrivate: "Only the guest reads it, by e-mail.",
  },
  done: {
    published_one: "{{count}} review published.",
    published_other: "{{count}} reviews published.",
    hidden: "The review is hidden.",
    answered: "Reply sent.",
    edited: "Reply saved.",
  },
  notice: {
    title: "Reviews to check",
    all: "All reviews",
    line_one: "{{name}}, {{count}} star",
    line_other: "{{name}}, {{count}} stars",
  },
};
export default words;

declare module "../../words.ts" {
  interface Words {
    "review-desk": typeof words;
  }
}

const words = {
  find: {
    title: "Or let us look for you",
    wait: "Join the waiting list",
    waitText:
      "If somebody cancels, we hold the stay for the next guest on the list and e-mail you. It’s free.",
    waitAct: "Join the waiting list",
    enquiry: "Ask the resort",
    enquiryText: "Tell us what you have in mind, and our team will answer by e-mail.",
    enquiryAct: "Send enquiry",
  },
  package: { text: "Nothing that suits you, or a larger group?", act: "Ask for an offer" },
  price: {
    title: "Price on enquiry",
    text: "Tell us your dates and who is coming, and we’ll send you an offer.",
    act: "Ask for the price",
  },
  fields: {
    you: "Contact details",
    name: "Your name",
    email: "E-mail",
    phone: "Phone number",
    phoneCode: "Country code",
    consent: "You may contact me about this. The resort uses my details for this only.",
    rooms: "Suitable room types",
    roomsHint: "Leave empty for any room.",
  },
  stay: {
    label: "What you are looking for",
    days: "{{name}}: {{days}}",
    party: "For {{party}}",
  },
  wait: {
    title: "Join the waiting list",
    lead: "As soon as there are rooms and boat seats for your whole party and it’s your turn, we hold them for you and send you a link.",
    around: "Flexible dates",
    exactly: "Only this arrival date",
    days_one: "Up to {{count}} day earlier or later",
    days_other: "Up to {{count}} days earlier or later",
    act: "Join the waiting list",
    done: "You are on the list",
    doneFirst:
      "You are first in line for these dates. We sent an e-mail to {{email}} with a link to your place.",
    doneAhead_one:
      "{{count}} guest is ahead of you for some of these dates. We sent an e-mail to {{email}} with a link to your place.",
    doneAhead_other:
      "{{count}} guests are ahead of you for some of these dates. We sent an e-mail to {{email}} with a link to your place.",
    see: "See your place",
    free: "Still available",
    freeText: "{{day}} is available right now, without waiting.",
    freeAct: "See rooms",
  },
  enquiry: {
    title: "Ask the resort",
    lead: "Our team reads it and answers by e-mail. Nothing is booked and nothing is charged.",
    when: "When",
    onDay: "On a date",
    anyDay: "I am flexible",
    checkIn: "Arrival date",
    nights: "Nights",
    party: "Who is coming",
    message: "Your message",
    messageHint: "Anything you would like, or want to avoid",
    act: "Send enquiry",
    done: "Enquiry sent",
    doneText: "Its number is {{number}}. We sent a copy to {{email}} and will answer there.",
    see: "See your enquiries",
  },
  close: "Close",
};
export default words;

declare module "../words.ts" {
  interface Words {
    enquiry: typeof words;
  }
}

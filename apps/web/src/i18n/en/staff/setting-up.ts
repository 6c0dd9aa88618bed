const words = {
  locale: "en",
  title: "Setting up",
  lead: "You can leave at any time. Everything you enter is saved.",
  waiting: "Loading…",
  count: "{{done}} of {{all}} steps are done",
  none: "None",
  done: "Done",
  needed: "The resort can’t open without this step.",
  others: "Your role can’t open the pages of this step. Ask a colleague who can.",
  steps: {
    resort: {
      title: "The resort",
      lead: "Names, contacts, logo, colours and home page",
      text: "Say who you are and how guests reach you. Add a logo, colours, a picture and a headline for your home page.",
      there: "{{name}} · booking numbers begin with {{prefix}}",
    },
    boats: {
      title: "Boats and transfers",
      lead: "Jetties, boats and their times",
      text: "Jetties, ferries with their times, charters and land transfers.",
      there: "Boats: {{boats}}. Sailings a day: {{sailings}}",
    },
    rooms: {
      title: "Rooms",
      lead: "Buildings, floors, types, beds and room numbers",
      text: "Add each room type with its beds, then its rooms by their numbers.",
      there: "Rooms: {{rooms}}. Room types: {{roomTypes}}",
    },
    sold: {
      title: "Packages and prices",
      lead: "Packages, options and prices",
      text: "Packages with their length, what is included and prices by season. Done once guests can book one: a package on sale with prices for dates ahead.",
      there: "Packages: {{packages}}",
    },
    guests: {
      title: "Guests and ages",
      lead: "Infant, toddler, child, adult, senior",
      text: "The usual ages in Malaysia are filled in. Check them, then save.",
      there: "Checked",
    },
    taxes: {
      title: "Taxes and fees",
      lead: "Service tax, tourism tax, marine park fee",
      text: "Taxes and fees required by law.",
      there: "Taxes and fees: {{charges}}",
    },
    policies: {
      title: "Policies",
      lead: "Deposit, cancellation, limits",
      text: "How much is paid at once, what is refunded after a cancellation, and until when guests can change.",
      there: "Deposit {{share}}%",
    },
    payment: {
      title: "Payment",
      lead: "Gateways and bank account",
      text: "Choose the payment gateways that guests are offered, and enter their keys. A bank account is enough to begin with.",
      there: "Gateways: {{gateways}}. Bank transfer: {{bank}}",
    },
    mail: {
      title: "E-mail",
      lead: "Sender and a test message",
      text: "Enter the mail server, say who e-mails come from, and send a test message to yourself.",
      there: "A test message has been sent",
    },
    twoStep: {
      title: "Two-step sign-in",
      lead: "A passkey or a code from your phone",
      text: "Your role can move money, so it needs a second step at sign-in. Set up an authenticator app or a passkey on your account page.",
      there: "Your second step is set up",
    },
    staff: {
      title: "Staff",
      lead: "Invite people and choose their roles",
      text: "Nobody should share your account: each person has their own.",
      there: "Staff accounts: {{people}}",
    },
  },
  opening: {
    open: "Open for bookings",
    closed: "Closed",
    openText: "Guests can book now.",
    waits: "Waiting for: {{steps}}",
    ready: "Everything needed is in place.",
    day: "Opening day shown to guests",
    dayHint: "Bookings don’t open automatically on this day.",
    act: "Open",
    close: "Close for bookings",
  },
  preview: {
    title: "What guests see",
    see: "View as a guest",
    language: "Language",
    device: "Width",
    phone: "Phone",
    desk: "Desktop",
    copy: "Copy preview link",
    copied: "The preview link is copied.",
    renew: "Replace the link",
    renewed: "The link has been replaced. The old one no longer works.",
  },
};
export default words;

declare module "../../words.ts" {
  interface Words {
    "setting-up": typeof words;
  }
}

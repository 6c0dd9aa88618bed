const words = {
  title: "Keys of {{name}}",
  waiting: "Loading…",
  save: "Save",
  saved: "Saved. In use within two seconds.",
  cancel: "Cancel",
  password: "Your password",
  passwordHint: "To confirm that it’s you.",
  stored: "Set: {{shown}}. Leave empty to keep it.",
  setBy: "Last set by {{name}}:",
  set: "Last set:",
  unreadable: "These keys can’t be read any more",
  unreadableText: "The server’s secret has changed since they were saved. Enter them again.",
  register: "At the provider",
  copyAddress: "Copy address",
  copyEvents: "Copy events",
  copied: "Copied.",
  replaced:
    "If you replace these keys, payments that are still open are confirmed with the old ones for three days. Refunds keep working if the new keys are from the same account. For another account, refund earlier payments within three days, or by bank transfer. Old test keys are not kept once live keys are set.",
  earlier: "Earlier keys are still accepted",
  earlierText: "Open payments and refunds of earlier payments still go through them.",
  earlierUntil: "Until:",
  forget: "Stop accepting earlier keys",
  forgetTitle: "Stop accepting the earlier keys of {{name}}?",
  forgetText:
    "Do this if somebody else may know them. Guests who are paying with them right now may have to pay again, and earlier payments of another account must be refunded by bank transfer.",
  forgetDone: "Earlier keys are no longer accepted.",
  remove: "Remove keys",
  removeTitle: "Remove the keys of {{name}}?",
  removeText:
    "Guests can’t choose it any more. Payments that are open are still confirmed for three days, and refunds are sent; after that, refund by bank transfer.",
  removeMailText: "E-mails are then saved in the server’s data folder and not sent.",
  removeDone: "Removed.",
  enter: "Enter keys",
  change: "Change keys",
  test: "Test keys",
  works: "The keys work",
  found: "Found: {{found}}.",
  live: "Live mode: real money moves.",
  testMode: "Test mode: no real money moves.",
  ofServer: "The keys are set on the server and can’t be changed here.",
  mailServer: {
    title: "Mail server",
    none: "No mail server yet. E-mails are saved in the server’s data folder and not sent.",
    isSet: "E-mails are sent through {{host}}, port {{port}}.",
    ofServer: "How e-mails are sent is decided on the server and can’t be changed here.",
    enter: "Set up mail server",
    change: "Change mail server",
    remove: "Remove mail server",
    removeTitle: "Remove the mail server?",
    mayNot: "Only staff who can change settings, payments and users can set up the mail server.",
  },
};
export default words;

declare module "../../words.ts" {
  interface Words {
    "service-keys": typeof words;
  }
}

const words = {
  title: "Pay by bank transfer",
  lead: "Transfer the money from your bank, then upload the slip. We check our account and let you know.",
  waiting: "Loading…",
  notHere: "This can’t be paid by bank transfer",
  notHereText: "Choose another payment method.",
  back: "Back",
  bank: "Transfer to",
  fields: {
    holder: "Account holder",
    name: "Bank",
    account: "Account number",
    swift: "SWIFT code",
    number: "Payment reference",
  },
  copy: "Copy",
  copyOf: "Copy: {{what}}",
  copied: "Copied.",
  form: "Upload your slip",
  amount: "Amount transferred (RM)",
  amountHint: "Due: {{amount}}. You can pay part of it.",
  paidOn: "Date of the transfer",
  reference: "Bank reference",
  referenceHint: "You’ll find it on the slip.",
  slip: "Slip",
  slipHint: "A photo, a screenshot or your bank’s PDF, up to 10 MB.",
  choose: "Choose or take a photo",
  change: "Choose another file",
  sending: "Sending the file…",
  send: "Send slip",
  kept: "Once you send the slip, everything is held for you until {{until}} while we check.",
  sent: "We have received your slip and will e-mail you.",
  slips: "Your slips",
  states: {
    awaitingVerification: "Checking slip",
    captured: "Success",
    declined: "Declined",
    voided: "Voided",
  },
  again: {
    title: "Your last slip was rejected",
    text: "Please send the slip of a transfer to our account.",
  },
  refused: "Reason: {{reason}}",
  arrived: "{{amount}} arrived",
  looking: {
    title: "We are checking your transfer",
    text: "This usually takes one working day. You don’t need to do anything else.",
  },
  none: "Nothing to pay",
  noneText: "Either everything is paid or the payment time has run out. See the booking for details.",
  left_one: "One more slip can be sent.",
  left_other: "{{count}} more slips can be sent.",
  noLeft: "You can’t send any more slips here. Contact us and we’ll help.",
};
export default words;

declare module "../words.ts" {
  interface Words {
    transfer: typeof words;
  }
}

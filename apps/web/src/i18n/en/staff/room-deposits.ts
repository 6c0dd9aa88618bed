const words = {
  title: "Room deposit",
  waiting: "Loading the deposit…",
  ways: { hold: "Card hold", cash: "Cash", terminal: "Card terminal", waived: "None" },
  way: "Payment method",
  amount: "Amount",
  heldHint: "The bank holds it on the card. Nothing is charged.",
  reference: "Card and approval code",
  reason: "Reason for no deposit",
  take: "Record deposit",
  takeHold: "Record hold",
  waive: "Record that there is none",
  taken: "Deposit {{number}} recorded",
  waived: "Recorded that there is no deposit",
  another: "Record another deposit",
  none: "No deposit recorded",
  closed: "A deposit is taken while the booking is confirmed or in house.",
  by: "{{name}}, {{time}}",
  held: "Held, not charged",
  standing: "To return at check-out",
  returned: "{{amount}} returned",
  released: "Hold released",
  withheld: "{{amount}} withheld: {{reason}}",
  receipt: "Receipt",
  give: "Return deposit",
  release: "Release hold",
  title_give: "Return deposit {{number}}",
  title_release: "Release hold {{number}}",
  keepPart: "Withhold a part",
  withhold: "Amount to withhold",
  withholdReason: "Reason, as it stands on the bill",
  outlet: "Charged by",
  refundReference: "Reference of the refund",
  chargeReference: "Reference of the charge on the card",
  returns: "Back to the guest",
  charged: "It becomes a charge of the booking, paid from the deposit.",
  noRight: "Withholding a part needs the right to change charges.",
  cancel: "Cancel",
  done: "{{amount}} returned",
  doneHold: "Hold released",
};
export default words;

declare module "../../words.ts" {
  interface Words {
    "room-deposits": typeof words;
  }
}

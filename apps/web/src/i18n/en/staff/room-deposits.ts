const words = {
  title: "Room deposit",
  waiting: "Loading the room deposit…",
  ways: { hold: "Card hold", cash: "Cash", terminal: "Card terminal", waived: "None" },
  way: "Payment method",
  amount: "Amount",
  heldHint: "The bank holds it on the card. Nothing is charged.",
  reference: "Card and approval code",
  reason: "Reason for no room deposit",
  take: "Record room deposit",
  takeHold: "Record hold",
  waive: "Record that there is none",
  taken: "Room deposit {{number}} recorded",
  waived: "Recorded that there is no room deposit",
  another: "Record another room deposit",
  none: "No room deposit recorded",
  closed: "A room deposit is taken while the booking is confirmed or in house.",
  by: "{{name}}, {{time}}",
  held: "Held, not charged",
  standing: "To return at check-out",
  returned: "{{amount}} returned",
  released: "Hold released",
  withheld: "{{amount}} withheld: {{reason}}",
  receipt: "Receipt",
  give: "Return room deposit",
  release: "Release hold",
  title_give: "Return room deposit {{number}}",
  title_release: "Release hold {{number}}",
  keepPart: "Withhold part of it",
  withhold: "Amount to withhold",
  withholdReason: "Reason, as shown on the bill",
  outlet: "Charged by",
  refundReference: "Refund reference",
  chargeReference: "Card charge reference",
  returns: "Back to the guest",
  charged: "It is charged to the booking and paid from the room deposit.",
  noRight: "You don’t have permission to change charges, so you can’t withhold part of it.",
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

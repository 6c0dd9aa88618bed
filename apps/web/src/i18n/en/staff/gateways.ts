const words = {
  title: "Payment gateways",
  waiting: "Loading…",
  lead: "Payment methods offered to guests, in this order. Keys that you enter are encrypted and never shown again.",
  leadLook: "Payment methods offered to guests, in this order. You can view these but not change them.",
  none: "Guests can’t pay online",
  noneText:
    "No gateway is switched on and has its keys. Guests can pay only by bank transfer, if the resort’s bank account is set.",
  offered: "Offered to guests",
  hidden: "Hidden from guests",
  keys: "Keys are set",
  noKeys: "Keys are missing",
  test: "Test mode",
  address: "Callback address",
  active: "Offer {{name}}",
  drag: "Move {{name}}",
  order: "Order of payment gateways",
  up: "Move {{name}} up",
  down: "Move {{name}} down",
  moved: "{{name}} is now number {{place}}.",
};
export default words;

declare module "../../words.ts" {
  interface Words {
    gateways: typeof words;
  }
}

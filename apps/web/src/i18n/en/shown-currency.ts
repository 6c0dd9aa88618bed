/** What is said where prices are also shown in a currency that the guest chose. */
const words = {
  charged: "Prices are charged in ringgit (RM).",
  chargedNow: "You will be charged {{amount}}, about {{about}}.",
  rate: "Amounts in {{currency}} are a guide, rounded (1 {{currency}} = RM {{rate}}).",
  rateOf:
    "Amounts in {{currency}} are a guide, rounded, at the rate of {{day}} (1 {{currency}} = RM {{rate}}).",
};
export default words;

declare module "../words.ts" {
  interface Words {
    "shown-currency": typeof words;
  }
}

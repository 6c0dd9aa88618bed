/** In the place of the packages where there are none. */
const words = {
  none: "No packages available for your party",
  noneText: "Try fewer people or another date, or contact us and we’ll help.",
  unsold: "Nothing on sale yet",
  unsoldText: "Packages appear here as soon as they have prices.",
};
export default words;

declare module "../words.ts" {
  interface Words {
    "no-ways": typeof words;
  }
}

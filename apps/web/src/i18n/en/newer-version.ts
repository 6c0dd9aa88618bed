const words = {
  text: "Pulau has a newer version. Save what you typed, then reload.",
  act: "Reload",
};
export default words;

declare module "../words.ts" {
  interface Words {
    "newer-version": typeof words;
  }
}

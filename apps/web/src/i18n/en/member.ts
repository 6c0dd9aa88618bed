/** Of who is logged in to the portal: their wallet and their menu in the bar. */
const words = {
  person: "Your account, {{name}}",
  logOut: "Log Out",
  wallet: "My Account",
  promotions: "My Promotions",
};
export default words;

declare module "../words.ts" {
  interface Words {
    member: typeof words;
  }
}

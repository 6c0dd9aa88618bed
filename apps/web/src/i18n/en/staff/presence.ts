const words = {
  here_one: "{{names}} is here",
  here_other: "{{names}} are here",
};
export default words;

declare module "../../words.ts" {
  interface Words {
    presence: typeof words;
  }
}

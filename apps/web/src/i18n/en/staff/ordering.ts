const words = {
  act: "Change order",
  lead: "Guests see this order. Drag a row, or press the arrow keys on its handle. Changes are saved at once.",
  drag: "Move {{name}}",
  up: "Move {{name}} up",
  down: "Move {{name}} down",
  moved: "{{name}} is now {{place}} of {{count}}",
};
export default words;

declare module "../../words.ts" {
  interface Words {
    ordering: typeof words;
  }
}

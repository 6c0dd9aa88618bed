const words = {
  act: "Change order",
  lead: "This is the order guests see. Drag a row, or use the arrow keys on its handle. Changes are saved immediately.",
  drag: "Move {{name}}",
  up: "Move {{name}} up",
  down: "Move {{name}} down",
  moved: "{{name}} is now number {{place}} of {{count}}.",
};
export default words;

declare module "../../words.ts" {
  interface Words {
    ordering: typeof words;
  }
}

import type en from "../../en/staff/ordering.ts";
import type { Translated } from "../../words.ts";

export default {
  act: "调整顺序",
  lead: "客人看到的就是这个顺序。拖动某一行，或在手柄上按方向键即可调整，更改会立即保存。",
  drag: "移动{{name}}",
  up: "上移{{name}}",
  down: "下移{{name}}",
  moved: "{{name}}现为第 {{place}} 位，共 {{count}} 位。",
} satisfies Translated<typeof en>;

import type en from "../en/no-ways.ts";
import type { Translated } from "../words.ts";

export default {
  none: "目前没有适合此人数的套餐",
  noneText: "请试试减少人数或更换日期，也可以联系我们。",
  unsold: "还没有在售套餐",
  unsoldText: "套餐设好价格后就会显示在这里。",
} satisfies Translated<typeof en>;

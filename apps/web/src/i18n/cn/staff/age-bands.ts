import type en from "../../en/staff/age-bands.ts";
import type { Translated } from "../../words.ts";

export default {
  kind: "客人",
  from: "最小年龄",
  to: "最大年龄",
  hint: "按入住日的周岁计算；0 表示未满 12 个月。“最大年龄”留空表示不设上限；两项都留空表示不计入。",
  lead: "此套餐中，各年龄分别按成人、儿童还是婴儿计价。",
  own: {
    package: "此套餐使用单独的年龄段",
    boat: "此船使用单独的年龄段",
  },
  resort: "度假村的年龄段",
  ages: "年龄段",
  kinds: {
    infant: "婴儿",
    toddler: "幼儿",
    child: "儿童",
    adult: "成人",
    senior: "长者",
  },
} satisfies Translated<typeof en>;

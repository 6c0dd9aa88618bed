import type en from "../../en/staff/kitchen.ts";
import type { Translated } from "../../words.ts";

export default {
  title: "厨房",
  waiting: "正在加载餐食…",
  earlier: "前一天",
  later: "后一天",
  today: "今天",
  goTo: "跳到日期",
  print: "打印当天",
  meals: { breakfast: "早餐", lunch: "午餐", dinner: "晚餐" },
  eat_other: "人",
  kinds: { adults: "成人", children: "儿童", toddlers: "幼儿", infants: "婴儿" },
  vegetarians_other: "{{count}} 位素食",
  diets: {
    title: "饮食与过敏",
    none: "当天用餐的客人没有素食或过敏要求。",
    room: "客房",
    guest: "客人",
    diet: "饮食",
    meals: "餐次",
    allergic: "过敏或忌口：{{to}}",
    vegetarian: "素食",
    allMeals: "每餐",
  },
  requests: {
    title: "特殊要求",
    none: "当天用餐的客人没有特殊要求。",
    rooms_other: "客房 {{rooms}}",
  },
  days: { title: "接下来几天", day: "日期" },
} satisfies Translated<typeof en>;

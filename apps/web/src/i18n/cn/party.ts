import type en from "../en/party.ts";
import type { Translated } from "../words.ts";

export default {
  chooseAge: "请选择",
  adults: "成人",
  adultsHint: "12 岁及以上",
  children: "儿童",
  childrenHint: "入住当天未满 12 岁",
  age: "第 {{number}} 位儿童的年龄",
  baby: "未满 12 个月",
  years_other: "{{count}} 岁",
  foreign: "非马来西亚公民",
  foreignHint: "用于计算海洋公园费",
} satisfies Translated<typeof en>;

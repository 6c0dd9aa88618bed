import type en from "../en/price.ts";
import type { Translated } from "../words.ts";

export default {
  rate: "{{people}}，{{sharing}}",
  sharing: { single: "单人房", twin: "两人一房", triple: "三人一房", quad: "四人一房" },
  people: {
    infant_other: "{{count}} 名婴儿",
    toddler_other: "{{count}} 名幼儿",
    child_other: "{{count}} 名儿童",
    adult_other: "{{count}} 名成人",
    senior_other: "{{count}} 名长者",
    disabled_other: "{{count}} 名残障人士",
  },
  who: { malaysian: "{{people}}（马来西亚公民）", foreign: "{{people}}（非马来西亚公民）" },
  each: "每人 {{price}}",
  times: "{{price}} × {{count}}",
  nights_other: "{{times}}，{{count}} 晚",
  share: "{{base}} 的 {{share}}",
  forPeople: "{{people}}，{{price}}",
  unnamed: {
    rate: "住宿",
    extraNight: "加住晚数",
    supplement: "补差价",
    surcharge: "附加费",
    addOn: "附加项目",
    transport: "船票",
    promotion: "优惠",
    fee: "规费",
    tax: "税",
    kept: "取消部分的手续费",
  },
} satisfies Translated<typeof en>;

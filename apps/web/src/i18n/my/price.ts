import type en from "../en/price.ts";
import type { Translated } from "../words.ts";

export default {
  rate: "{{people}}, {{sharing}}",
  sharing: {
    single: "bilik seorang",
    twin: "berkongsi berdua",
    triple: "berkongsi bertiga",
    quad: "berkongsi berempat",
  },
  people: {
    infant_other: "{{count}} bayi",
    toddler_other: "{{count}} anak kecil",
    child_other: "{{count}} kanak-kanak",
    adult_other: "{{count}} dewasa",
    senior_other: "{{count}} warga emas",
    disabled_other: "{{count}} orang kurang upaya",
  },
  who: { malaysian: "{{people}}, warganegara Malaysia", foreign: "{{people}}, bukan warganegara Malaysia" },
  each: "{{price}} seorang",
  times: "{{price}} × {{count}}",
  nights_other: "{{times}}, {{count}} malam",
  share: "{{share}} daripada {{base}}",
  forPeople: "{{people}}, {{price}}",
  unnamed: {
    rate: "Penginapan",
    extraNight: "Malam tambahan",
    supplement: "Tambahan bayaran",
    surcharge: "Surcaj",
    addOn: "Tambahan",
    transport: "Bot",
    promotion: "Promosi",
    fee: "Fi",
    tax: "Cukai",
    kept: "Dikekalkan daripada bahagian yang dibatalkan",
  },
} satisfies Translated<typeof en>;

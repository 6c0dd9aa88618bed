import type { Fee, Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";

type Charge = { readonly name: Words };

export const demoWeekend = {
  name: {
    en: "Weekend, Thursday to Saturday nights",
    my: "Hujung minggu, malam Khamis hingga Sabtu",
    cn: "周末附加费（周四至周六晚）",
  },
  weekdays: [4, 5, 6],
  sen: 3_000,
} as const satisfies Charge & { weekdays: readonly number[]; sen: Sen };

/** Counts on top of the weekend: a resort must say whether its surcharges stack, and this one's do. */
export const demoSchoolHoliday = {
  name: { en: "School holiday", my: "Cuti sekolah", cn: "学校假期附加费" },
  sen: 5_000,
} as const satisfies Charge & { sen: Sen };

/** Instead of the weekend's: a share of what the night costs. */
export const demoYearEndPeak = {
  name: { en: "Turn of the year", my: "Musim akhir tahun", cn: "跨年旺季附加费" },
  share: 1_500,
} as const satisfies Charge & { share: number };

/** Everybody on the island on the last night of the year sits at its table. */
export const demoGala = {
  name: { en: "New Year’s Eve dinner", my: "Makan malam ambang tahun baharu", cn: "跨年晚宴" },
  sen: 18_800,
  childSen: 9_800,
} as const satisfies Charge & { sen: Sen; childSen: Sen };

export const demoMarinePark: Charge & Pick<Fee, "per" | "amounts"> = {
  name: { en: "Marine park fee", my: "Fi taman laut", cn: "海洋公园费" },
  per: "person",
  amounts: [
    { who: "malaysian", guestKind: "adult", sen: 500 },
    { who: "malaysian", guestKind: "senior", sen: 200 },
    { who: "malaysian", guestKind: "child", sen: 200 },
    { who: "malaysian", guestKind: "disabled", sen: 0 },
    { who: "foreign", guestKind: "adult", sen: 3_000 },
    { who: "foreign", guestKind: "senior", sen: 1_500 },
    { who: "foreign", guestKind: "child", sen: 1_500 },
    { who: "foreign", guestKind: "disabled", sen: 0 },
  ],
};

export const demoTourismTax: Charge & Pick<Fee, "per" | "amounts"> = {
  name: { en: "Tourism tax", my: "Cukai pelancongan", cn: "旅游税" },
  per: "roomNightOfForeigners",
  amounts: [{ who: "foreign", guestKind: "adult", sen: 1_000 }],
};

export const demoTaxes = [
  {
    name: { en: "Service tax on the stay", my: "Cukai perkhidmatan penginapan", cn: "住宿服务税" },
    group: "stay",
    share: 800,
  },
  {
    name: {
      en: "Service tax on food and drink",
      my: "Cukai perkhidmatan makanan dan minuman",
      cn: "餐饮服务税",
    },
    group: "food",
    share: 600,
  },
] as const;

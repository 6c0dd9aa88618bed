import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { DemoAddOn } from "./add-ons.ts";

export type DemoAdditional = {
  readonly code: string;
  readonly name: Words;
  readonly summary: Words;
  readonly picture: string;
  /** The shelf that its choices would stand on. */
  readonly icon: string;
  readonly choices: readonly DemoAddOn[];
};

/** What is sold beside a stay as a package of its own. */
export const demoAdditional: readonly DemoAdditional[] = [
  {
    code: "LEARN",
    name: { en: "Learn while you stay", my: "Belajar sambil bercuti", cn: "边住边学" },
    summary: {
      en: "A course beside your package, in the hours when the boat is out.",
      my: "Kursus di samping pakej anda, pada waktu bot belayar.",
      cn: "在套餐之外，趁船出海的时段上课。",
    },
    picture: "reef",
    icon: "dive",
    choices: [
      {
        code: "openWater",
        name: { en: "Open-water course", my: "Kursus perairan terbuka", cn: "开放水域潜水课程" },
        summary: {
          en: "Three days, four dives, your licence at the end. From 10 years.",
          my: "Tiga hari, empat selaman, lesen pada akhirnya. Dari 10 tahun.",
          cn: "三天四潜，结业领证。10 岁起。",
        },
        ringgit: 1_250,
        per: "person",
        taxGroup: "none",
        needsDay: true,
        dailyStock: 8,
        most: 8,
      },
      {
        code: "refresher",
        name: { en: "Refresher with two dives", my: "Ulang kaji dengan dua selaman", cn: "复习课加两次潜水" },
        summary: {
          en: "For licences that have slept in a drawer for a year.",
          my: "Untuk lesen yang sudah setahun tersimpan di laci.",
          cn: "给在抽屉里躺了一年的潜水证。",
        },
        ringgit: 320,
        per: "person",
        taxGroup: "none",
        needsDay: true,
        dailyStock: null,
        most: 8,
      },
    ],
  },
  {
    code: "HONEYMOON",
    name: { en: "Honeymoon set", my: "Set bulan madu", cn: "蜜月组合" },
    summary: {
      en: "Flowers at the door, one dinner on the sand, a picture of you two.",
      my: "Bunga di pintu, satu makan malam di pantai, sekeping gambar anda berdua.",
      cn: "门前鲜花、沙滩晚餐一次、两人合影一张。",
    },
    picture: "sunset-deck",
    icon: "wellness",
    choices: [
      {
        code: "honeymoon",
        name: { en: "For two", my: "Untuk berdua", cn: "双人份" },
        summary: {
          en: "The table stands in the sand at half past six.",
          my: "Meja menanti di pasir pada pukul enam setengah petang.",
          cn: "傍晚六点半，餐桌已在沙滩等候。",
        },
        ringgit: 480,
        per: "piece",
        taxGroup: "food",
        needsDay: true,
        dailyStock: null,
        most: 2,
      },
    ],
  },
];

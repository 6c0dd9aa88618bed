import type { PackageKind, Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { IncludedName } from "./included.ts";
import { optionName } from "./option-names.ts";

export type DemoOption = {
  readonly name: Words;
  readonly nights: number;
  readonly meals: "none" | "breakfast" | "half" | "full";
  readonly includes: readonly IncludedName[];
  /** Ringgit of an adult in a garden room in the high season, by how many share it. */
  readonly adult: {
    readonly single: number;
    readonly twin: number;
    readonly triple: number;
    readonly quad: number;
  };
};

export type DemoPackage = {
  readonly code: string;
  readonly type: PackageKind;
  readonly name: Words;
  readonly summary: Words;
  readonly picture: string;
  /** ISO weekdays of arrival, where not every one. */
  readonly arrivalWeekdays?: readonly number[];
  /** Days before arrival at which sale ends, where not the day before. */
  readonly cutOffDays?: number;
  /** Round the turn of the year: not sold at all, or only from so many nights. */
  readonly yearEnd?: "closed" | number;
  /** The package at the usual price that a cheaper one is compared with, in its option of as many nights. */
  readonly usual?: string;
  /** How often guests of the demo choose it. */
  readonly liking: number;
  readonly options: readonly DemoOption[];
};

/** In the order in which guests see them. */
export const demoPackages: readonly DemoPackage[] = [
  {
    code: "LAGOON",
    type: "tour",
    name: { en: "Lagoon Escape", my: "Percutian Lagun", cn: "碧湾假期" },
    summary: {
      en: "Three guided snorkel trips, every meal, and the ferry both ways.",
      my: "Tiga lawatan snorkel berpandu, semua hidangan, dan feri pergi balik.",
      cn: "三次导览浮潜，餐餐备好，往返渡轮全含。",
    },
    picture: "lagoon-above",
    liking: 30,
    options: [
      {
        name: optionName(2, "full"),
        nights: 2,
        meals: "full",
        includes: ["ferry", "fullBoard", "threeSnorkels"],
        adult: { single: 858, twin: 658, triple: 628, quad: 598 },
      },
      {
        name: optionName(3, "full"),
        nights: 3,
        meals: "full",
        includes: ["ferry", "fullBoard", "fiveSnorkels"],
        adult: { single: 1148, twin: 878, triple: 838, quad: 798 },
      },
    ],
  },
  {
    code: "REEF",
    type: "tour",
    name: { en: "Reef and Dive", my: "Terumbu dan Selam", cn: "珊瑚潜水" },
    summary: {
      en: "Up to six boat dives with an instructor, gear and logbook included.",
      my: "Sehingga enam selaman bot bersama jurulatih, termasuk peralatan dan buku log.",
      cn: "教练陪同，最多六次船潜，装备与潜水日志全含。",
    },
    picture: "reef",
    liking: 16,
    options: [
      {
        name: optionName(3, "full"),
        nights: 3,
        meals: "full",
        includes: ["ferry", "fullBoard", "sixDives", "gear"],
        adult: { single: 1594, twin: 1294, triple: 1254, quad: 1214 },
      },
      {
        name: optionName(2, "full"),
        nights: 2,
        meals: "full",
        includes: ["ferry", "fullBoard", "fourDives", "gear"],
        adult: { single: 1248, twin: 998, triple: 968, quad: 938 },
      },
    ],
  },
  {
    code: "SLOW",
    type: "tour",
    name: { en: "Slow Island", my: "Pulau Tanpa Tergesa", cn: "慢岛时光" },
    summary: {
      en: "No plan at all. Late breakfast, one sunset cruise, long afternoons.",
      my: "Tiada jadual. Sarapan lewat, satu pelayaran senja, petang yang panjang.",
      cn: "不赶行程：晚起早餐、日落游船、悠长午后。",
    },
    picture: "sunset-deck",
    liking: 14,
    options: [
      {
        name: optionName(4, "half"),
        nights: 4,
        meals: "half",
        includes: ["ferry", "halfBoard", "lateBreakfast", "sunset"],
        adult: { single: 1498, twin: 1118, triple: 1068, quad: 1018 },
      },
    ],
  },
  {
    code: "FAMILY",
    type: "tour",
    name: { en: "Family Tide", my: "Ombak Keluarga", cn: "亲子潮汐" },
    summary: {
      en: "Shallow water, early dinners, and mornings when somebody else builds the sandcastle.",
      my: "Air cetek, makan malam awal, dan pagi apabila orang lain pula membina istana pasir.",
      cn: "浅水嬉戏、提早晚餐，早晨有人陪孩子堆沙堡。",
    },
    picture: "family-villa",
    yearEnd: 4,
    liking: 14,
    options: [
      {
        name: optionName(3, "full"),
        nights: 3,
        meals: "full",
        includes: ["ferry", "fullBoard", "threeSnorkels", "kidsClub"],
        adult: { single: 1098, twin: 848, triple: 798, quad: 758 },
      },
    ],
  },
  {
    code: "TWO",
    type: "tour",
    name: { en: "Two by the Water", my: "Berdua di Tepi Air", cn: "水畔双人行" },
    summary: {
      en: "Breakfast on your deck, one dinner on the sand, and nobody at the next table.",
      my: "Sarapan di dek anda, satu makan malam di pantai, dan tiada sesiapa di meja sebelah.",
      cn: "露台早餐，一顿沙滩晚餐，邻桌无人打扰。",
    },
    picture: "chalet-over-water",
    liking: 9,
    options: [
      {
        name: optionName(3, "half"),
        nights: 3,
        meals: "half",
        includes: ["ferry", "halfBoard", "beachDinner", "sunset"],
        adult: { single: 1398, twin: 1048, triple: 998, quad: 958 },
      },
    ],
  },
  {
    code: "BREATH",
    type: "tour",
    name: { en: "First Breath", my: "Nafas Pertama", cn: "初次呼吸" },
    summary: {
      en: "Learn to dive: classroom under the almond tree, five days later a licence.",
      my: "Belajar menyelam: kelas di bawah pokok ketapang, lima hari kemudian dapat lesen.",
      cn: "从零学潜水：榄仁树下上课，五天后拿到执照。",
    },
    picture: "reef",
    liking: 6,
    options: [
      {
        name: optionName(4, "full"),
        nights: 4,
        meals: "full",
        includes: ["ferry", "fullBoard", "course", "instructor", "gear"],
        adult: { single: 2088, twin: 1788, triple: 1728, quad: 1688 },
      },
    ],
  },
  {
    code: "TURTLE",
    type: "tour",
    name: { en: "Turtle Nights", my: "Malam Penyu", cn: "海龟之夜" },
    summary: {
      en: "Walk the beach with the rangers. Part of what you pay guards the nests.",
      my: "Menyusuri pantai bersama renjer. Sebahagian bayaran anda menjaga sarang penyu.",
      cn: "与护育员一同巡滩，您付的一部分用于守护龟巢。",
    },
    picture: "island-dawn",
    liking: 7,
    options: [
      {
        name: optionName(3, "full"),
        nights: 3,
        meals: "full",
        includes: ["ferry", "fullBoard", "turtleWatch", "oneSnorkel", "trail"],
        adult: { single: 1248, twin: 958, triple: 908, quad: 868 },
      },
    ],
  },
  {
    code: "MIDWEEK",
    type: "discounted",
    name: { en: "Midweek Tide", my: "Ombak Tengah Minggu", cn: "平日潮汐" },
    summary: {
      en: "Arrive Sunday to Tuesday and the island is half as full and a fifth cheaper.",
      my: "Tiba Ahad hingga Selasa: pulau separuh lengang, harga seperlima lebih murah.",
      cn: "周日至周二抵达，人少一半，便宜两成。",
    },
    picture: "beach-chalet",
    arrivalWeekdays: [7, 1, 2],
    yearEnd: "closed",
    usual: "LAGOON",
    liking: 12,
    options: [
      {
        name: optionName(2, "full"),
        nights: 2,
        meals: "full",
        includes: ["ferry", "fullBoard", "oneSnorkel"],
        adult: { single: 688, twin: 528, triple: 502, quad: 478 },
      },
    ],
  },
  {
    code: "ONE",
    type: "tour",
    name: { en: "One Night Ashore", my: "Semalam di Pulau", cn: "海岛一夜" },
    summary: {
      en: "Out with the noon boat, back with the next. Long enough to see the stars.",
      my: "Datang dengan bot tengah hari, pulang dengan bot berikutnya. Cukup lama untuk melihat bintang.",
      cn: "乘午间船来，搭次日船回，足够看一夜星空。",
    },
    picture: "boat-at-jetty",
    liking: 5,
    options: [
      {
        name: { en: "2D1N, breakfast", my: "2H1M, sarapan", cn: "两天一晚 · 含早餐" },
        nights: 1,
        meals: "breakfast",
        includes: ["ferry", "breakfast"],
        adult: { single: 448, twin: 338, triple: 318, quad: 298 },
      },
    ],
  },
  {
    code: "EARLY",
    type: "promo",
    name: { en: "Early Tide", my: "Ombak Awal", cn: "早鸟潮汐" },
    summary: {
      en: "Five guided snorkel trips and every meal, fifteen per cent less for those who book 45 days ahead.",
      my: "Lima lawatan snorkel berpandu dan semua hidangan, lima belas peratus lebih murah jika ditempah 45 hari lebih awal.",
      cn: "五次导览浮潜，餐餐备好；提前 45 天预订便宜一成半。",
    },
    picture: "lagoon-above",
    cutOffDays: 45,
    yearEnd: "closed",
    liking: 5,
    options: [
      {
        name: optionName(3, "full"),
        nights: 3,
        meals: "full",
        includes: ["ferry", "fullBoard", "fiveSnorkels"],
        adult: { single: 1148, twin: 878, triple: 838, quad: 798 },
      },
    ],
  },
  {
    code: "MIRAREEF",
    type: "influencer",
    name: { en: "Mira’s House Reef", my: "Terumbu Pilihan Mira", cn: "Mira 的家门珊瑚" },
    summary: {
      en: "Mira’s own three days: reef before breakfast, shade at noon, her corner of the jetty at dusk.",
      my: "Tiga hari cara Mira: terumbu sebelum sarapan, berteduh tengah hari, sudut jeti kegemarannya waktu senja.",
      cn: "Mira 的三日玩法：早餐前看珊瑚，午间乘凉，傍晚去她最爱的码头一角。",
    },
    picture: "reef",
    liking: 1,
    options: [
      {
        name: optionName(2, "full"),
        nights: 2,
        meals: "full",
        includes: ["ferry", "fullBoard", "threeSnorkels", "sunset"],
        adult: { single: 818, twin: 628, triple: 598, quad: 568 },
      },
    ],
  },
  {
    code: "MIRAQUIET",
    type: "influencer",
    name: { en: "Mira’s Quiet Days", my: "Hari Tenang Mira", cn: "Mira 的安静假日" },
    summary: {
      en: "Four nights without an alarm clock: late breakfasts, one dinner on the sand, a forest walk.",
      my: "Empat malam tanpa jam loceng: sarapan lewat, satu makan malam di pantai, satu jelajah hutan.",
      cn: "四晚不设闹钟：晚起早餐、一顿沙滩晚餐、一次雨林漫步。",
    },
    picture: "jungle-trail",
    liking: 1,
    options: [
      {
        name: optionName(4, "half"),
        nights: 4,
        meals: "half",
        includes: ["ferry", "halfBoard", "lateBreakfast", "beachDinner", "trail"],
        adult: { single: 1428, twin: 1068, triple: 1018, quad: 968 },
      },
    ],
  },
];

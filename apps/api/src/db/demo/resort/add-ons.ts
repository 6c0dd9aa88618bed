import type { TaxGroup, Words } from "@pulau/domain/catalogue/catalogue.ts";

export type DemoAddOn = {
  readonly code: string;
  readonly name: Words;
  readonly summary: Words;
  readonly ringgit: number;
  readonly per: "piece" | "person";
  readonly taxGroup: TaxGroup;
  readonly needsDay: boolean;
  readonly dailyStock: number | null;
  readonly most: number;
};

export type DemoAddOnShelf = {
  readonly name: Words;
  readonly icon: string;
  readonly addOns: readonly DemoAddOn[];
};

const dive: readonly DemoAddOn[] = [
  {
    code: "discover",
    name: { en: "First dive", my: "Selaman pertama", cn: "体验潜水" },
    summary: {
      en: "Half an hour in the shallows, then the house reef with your hand held. From 10 years.",
      my: "Setengah jam di air cetek, kemudian terumbu di hadapan resort sambil dipimpin. Dari 10 tahun.",
      cn: "浅水练习半小时，再由教练牵手下到门前珊瑚礁。10 岁起。",
    },
    ringgit: 220,
    per: "person",
    taxGroup: "none",
    needsDay: true,
    dailyStock: 12,
    most: 8,
  },
  {
    code: "nightDive",
    name: { en: "Night dive", my: "Selaman malam", cn: "夜潜" },
    summary: {
      en: "One torch each, sleeping parrotfish, no hurry. For licensed divers.",
      my: "Seorang satu lampu suluh, ikan bayan yang lena, tanpa tergesa. Untuk penyelam berlesen.",
      cn: "一人一灯，看鹦嘴鱼入睡，不慌不忙。须持潜水证。",
    },
    ringgit: 160,
    per: "person",
    taxGroup: "none",
    needsDay: true,
    dailyStock: null,
    most: 8,
  },
  {
    code: "snorkel",
    name: { en: "Snorkel trip to Karang Bay", my: "Lawatan snorkel ke Teluk Karang", cn: "珊瑚湾浮潜" },
    summary: {
      en: "Two hours by boat, with a guide who knows where the turtles graze.",
      my: "Dua jam dengan bot, bersama pemandu yang tahu tempat penyu meragut.",
      cn: "乘船两小时，向导知道海龟在哪儿觅食。",
    },
    ringgit: 75,
    per: "person",
    taxGroup: "none",
    needsDay: true,
    dailyStock: null,
    most: 20,
  },
];

const food: readonly DemoAddOn[] = [
  {
    code: "beachDinner",
    name: { en: "Dinner on the sand", my: "Makan malam di tepi pantai", cn: "沙滩晚餐" },
    summary: {
      en: "Four courses, lanterns, your feet in the sand.",
      my: "Empat hidangan, tanglung, kaki di atas pasir.",
      cn: "四道菜，灯笼点点，双脚踩沙。",
    },
    ringgit: 180,
    per: "person",
    taxGroup: "food",
    needsDay: true,
    dailyStock: null,
    most: 20,
  },
  {
    code: "barbecue",
    name: { en: "Seafood barbecue", my: "Barbeku makanan laut", cn: "海鲜烧烤" },
    summary: {
      en: "What came in this morning, over coconut husk.",
      my: "Tangkapan pagi ini, dibakar atas sabut kelapa.",
      cn: "清晨渔获，椰壳炭火现烤。",
    },
    ringgit: 95,
    per: "person",
    taxGroup: "food",
    needsDay: true,
    dailyStock: null,
    most: 30,
  },
  {
    code: "cake",
    name: { en: "Birthday cake", my: "Kek hari jadi", cn: "生日蛋糕" },
    summary: {
      en: "Pandan or chocolate, with the name on it, brought when you say.",
      my: "Pandan atau coklat, siap bernama, dihantar pada masa pilihan anda.",
      cn: "班兰或巧克力口味，写上名字，按您说的时间送到。",
    },
    ringgit: 120,
    per: "piece",
    taxGroup: "food",
    needsDay: true,
    dailyStock: null,
    most: 5,
  },
];

const wellness: readonly DemoAddOn[] = [
  {
    code: "massage",
    name: { en: "Malay massage, one hour", my: "Urutan Melayu, satu jam", cn: "马来传统按摩一小时" },
    summary: {
      en: "Warm oil, strong hands, the sea for music.",
      my: "Minyak suam, tangan yang mahir, ombak sebagai muzik.",
      cn: "温油、有力的双手，海浪作伴奏。",
    },
    ringgit: 180,
    per: "person",
    taxGroup: "none",
    needsDay: true,
    dailyStock: null,
    most: 6,
  },
  {
    code: "yoga",
    name: { en: "Sunrise yoga", my: "Yoga matahari terbit", cn: "日出瑜伽" },
    summary: {
      en: "On the jetty at 06:45, mats and tea are there.",
      my: "Di jeti pada 06:45, tikar dan teh disediakan.",
      cn: "06:45 在栈桥，垫子与热茶备好。",
    },
    ringgit: 45,
    per: "person",
    taxGroup: "none",
    needsDay: true,
    dailyStock: null,
    most: 12,
  },
  {
    code: "sunset",
    name: { en: "Sunset cruise", my: "Pelayaran matahari terbenam", cn: "日落游船" },
    summary: {
      en: "Round the island in ninety minutes, with lime juice and quiet.",
      my: "Mengelilingi pulau dalam sembilan puluh minit, dengan jus limau dan ketenangan.",
      cn: "九十分钟环岛，一杯青柠汁，一片宁静。",
    },
    ringgit: 110,
    per: "person",
    taxGroup: "none",
    needsDay: true,
    dailyStock: 24,
    most: 12,
  },
];

const gear: readonly DemoAddOn[] = [
  {
    code: "mask",
    name: { en: "Mask, snorkel and fins", my: "Topeng, snorkel dan sirip", cn: "面镜、呼吸管与脚蹼" },
    summary: {
      en: "Yours for the whole stay.",
      my: "Milik anda sepanjang penginapan.",
      cn: "整个住宿期间归您使用。",
    },
    ringgit: 40,
    per: "piece",
    taxGroup: "none",
    needsDay: false,
    dailyStock: null,
    most: 20,
  },
  {
    code: "kayak",
    name: {
      en: "Two-seat kayak, half a day",
      my: "Kayak dua tempat duduk, separuh hari",
      cn: "双人皮划艇半日",
    },
    summary: {
      en: "Once round the point and back before the wind.",
      my: "Mengelilingi tanjung dan pulang sebelum angin bertiup.",
      cn: "绕岬角一圈，赶在起风前回来。",
    },
    ringgit: 60,
    per: "piece",
    taxGroup: "none",
    needsDay: true,
    dailyStock: null,
    most: 6,
  },
  {
    code: "camera",
    name: { en: "Underwater camera, one day", my: "Kamera dalam air, sehari", cn: "水下相机一日" },
    summary: {
      en: "With the card, which you keep.",
      my: "Bersama kad memori, yang anda simpan.",
      cn: "含存储卡，卡归您保留。",
    },
    ringgit: 85,
    per: "piece",
    taxGroup: "none",
    needsDay: true,
    dailyStock: null,
    most: 4,
  },
];

export const demoAddOnShelves: readonly DemoAddOnShelf[] = [
  { name: { en: "Under water", my: "Bawah air", cn: "水下" }, icon: "dive", addOns: dive },
  { name: { en: "At the table", my: "Di meja makan", cn: "餐桌" }, icon: "food", addOns: food },
  { name: { en: "Slow hours", my: "Waktu santai", cn: "慢时光" }, icon: "wellness", addOns: wellness },
  { name: { en: "To borrow", my: "Untuk dipinjam", cn: "租借" }, icon: "gear", addOns: gear },
];

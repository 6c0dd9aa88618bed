import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { promoCode } from "../../schema/promotions.ts";

type Row = typeof promoCode.$inferInsert;

/** A demo code; `opens` is the code of the package that a package code opens. */
export type DemoPromo = Omit<Row, "id" | "name" | "description" | "packageId" | "stockId"> & {
  readonly name: Words;
  readonly description: Words;
  readonly opens?: string;
  readonly capacity?: number;
};

/** The same, its dates as days from today. */
type DatedPromo = Omit<DemoPromo, "stayFrom" | "bookTo"> & {
  readonly stayFromIn?: number;
  readonly bookToIn?: number;
};

const say = (en: string, my: string, cn: string): Words => ({ en, my, cn });

const promos: readonly DatedPromo[] = [
  {
    code: "EARLY15",
    type: "percent",
    share: 1_500,
    name: say("Plan ahead, save 15%", "Rancang awal, jimat 15%", "提前预订，减 15%"),
    description: say(
      "Book now for stays from two months ahead, and the rooms cost 15% less.",
      "Tempah sekarang untuk penginapan dua bulan lagi dan harga bilik kurang 15%.",
      "提前两个月预订，住宿减 15%。",
    ),
    picture: "island-dawn",
    stayFromIn: 60,
    bookToIn: 120,
  },
  {
    code: "HELLO50",
    type: "cash",
    valueSen: 5_000,
    minSpendSen: 60_000,
    perPerson: 1,
    name: say("RM 50 for your first stay", "RM 50 untuk penginapan pertama", "首次入住减 RM 50"),
    description: say(
      "New here? We take RM 50 off a stay of RM 600 or more, once for each guest.",
      "Baru di sini? Kami potong RM 50 bagi penginapan RM 600 ke atas, sekali untuk setiap tetamu.",
      "第一次来？住宿满 RM 600 减 RM 50，每位客人一次。",
    ),
    picture: "beach-chalet",
  },
  {
    code: "SLOWDAYS",
    type: "package",
    opens: "SLOW",
    capacity: 60,
    name: say("Slow days by the lagoon", "Hari santai di lagun", "潟湖边的慢时光"),
    description: say(
      "Opens our quietest package: hammocks, late breakfasts and no alarm clocks.",
      "Membuka pakej paling tenang kami: buaian, sarapan lewat dan tiada jam loceng.",
      "可预订我们最清静的套餐：吊床、晚起早餐，没有闹钟。",
    ),
    picture: "sunset-deck",
  },
  {
    code: "REEFDAYS",
    type: "package",
    opens: "REEF",
    valueSen: 12_000,
    capacity: 40,
    perPerson: 2,
    bookToIn: 45,
    name: say("RM 120 off reef days", "Potongan RM 120 hari terumbu", "珊瑚假期减 RM 120"),
    description: say(
      "For whoever wants to look under water: RM 120 off our reef package.",
      "Untuk yang ingin melihat dunia bawah air: potongan RM 120 bagi pakej terumbu.",
      "想看海底世界？珊瑚套餐减 RM 120。",
    ),
    picture: "reef",
  },
  {
    code: "ISLANDVIP",
    type: "percent",
    share: 2_000,
    special: true,
    name: say("For returning guests", "Untuk tetamu setia", "回头客专享"),
    description: say(
      "You have stayed with us before? Write to us: we make you a price of your own.",
      "Pernah menginap bersama kami? Hubungi kami untuk harga istimewa anda.",
      "曾经入住？请联系我们，为您定制专属价格。",
    ),
    picture: "chalet-over-water",
  },
  {
    code: "SEA100",
    type: "cash",
    valueSen: 10_000,
    priceSen: 9_000,
    capacity: 12,
    name: say("Sea voucher RM 100", "Baucar laut RM 100", "海风礼券 RM 100"),
    description: say(
      "RM 100 for any stay, for RM 90. Spend it in parts, or all at once.",
      "RM 100 untuk mana-mana penginapan, hanya RM 90. Guna sebahagian atau semuanya.",
      "RM 90 即可买到 RM 100 的住宿礼券，可分次使用。",
    ),
    picture: "lagoon-above",
  },
  {
    code: "SEA250",
    type: "cash",
    valueSen: 25_000,
    priceSen: 22_000,
    capacity: 10,
    name: say("Sea voucher RM 250", "Baucar laut RM 250", "海风礼券 RM 250"),
    description: say(
      "A good part of a weekend: RM 250 for RM 220.",
      "Sebahagian besar hujung minggu: RM 250 pada harga RM 220.",
      "周末短住刚刚好：RM 220 即可买到 RM 250 的礼券。",
    ),
    picture: "boat-at-jetty",
  },
  {
    code: "SEA500",
    type: "cash",
    valueSen: 50_000,
    priceSen: 43_000,
    capacity: 50,
    perPerson: 5,
    validDays: 540,
    name: say("Sea voucher RM 500", "Baucar laut RM 500", "海风礼券 RM 500"),
    description: say(
      "A wedding, a birthday, a thank you: RM 500 for RM 430, good for a year and a half.",
      "Perkahwinan, hari jadi, tanda terima kasih: RM 500 pada harga RM 430, sah selama setahun setengah.",
      "婚礼、生日、答谢皆宜：RM 430 即可买到 RM 500 的礼券，一年半内有效。",
    ),
    picture: "family-villa",
  },
  {
    code: "STAFF25",
    type: "percent",
    share: 2_500,
    listed: false,
    perPerson: 1,
    name: say("Friends of the house", "Sahabat resort", "员工亲友优惠"),
    description: say("For friends of our staff.", "Untuk sahabat kakitangan kami.", "仅供员工亲友使用。"),
    picture: "garden-room",
  },
  {
    code: "CNYREEF",
    type: "percent",
    share: 800,
    activeStatus: false,
    name: say("New year by the sea", "Tahun baharu di tepi laut", "海边过新年"),
    description: say("Ended with the holidays.", "Tamat selepas cuti.", "活动已随假期结束。"),
    picture: "jungle-trail",
    bookToIn: -90,
  },
];

/** What the resort offers on `today`. */
export const demoPromos = (today: Day): readonly DemoPromo[] =>
  promos.map(({ stayFromIn, bookToIn, ...promo }) => ({
    ...promo,
    ...(stayFromIn !== undefined && { stayFrom: addDays(today, stayFromIn) }),
    ...(bookToIn !== undefined && { bookTo: addDays(today, bookToIn) }),
  }));

/** A voucher that was bought in the demo: how long ago, by whom, and what became of it. */
export type DemoVoucher = {
  readonly of: "SEA100" | "SEA250" | "SEA500";
  readonly by: "guest" | "agency" | "influencer";
  readonly daysAgo: number;
  readonly count?: number;
  readonly fate?: "wallet" | "expired";
  readonly gift?: {
    readonly name: string;
    readonly email: string;
    readonly message: string;
    readonly sendIn: number;
  };
};

export const demoVouchers: readonly DemoVoucher[] = [
  { of: "SEA250", by: "guest", daysAgo: 9 },
  { of: "SEA100", by: "guest", daysAgo: 30, fate: "wallet" },
  { of: "SEA100", by: "guest", daysAgo: 372, fate: "expired" },
  {
    of: "SEA500",
    by: "guest",
    daysAgo: 2,
    gift: {
      name: "Hana Iskandar",
      email: "hana@example.test",
      message: "Happy wedding, you two. Go and look at the turtles.",
      sendIn: 5,
    },
  },
  { of: "SEA100", by: "agency", daysAgo: 21, count: 6 },
  { of: "SEA250", by: "agency", daysAgo: 18, count: 4 },
  { of: "SEA100", by: "influencer", daysAgo: 12, count: 2 },
  { of: "SEA250", by: "influencer", daysAgo: 6 },
];

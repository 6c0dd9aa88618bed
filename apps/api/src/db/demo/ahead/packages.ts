import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import { optionName } from "../resort/option-names.ts";
import type { DemoPackage } from "../resort/packages.ts";

/** A stay package that is booked by those alone who bought it ahead, and the terms on which it is sold. */
export type DemoAhead = {
  readonly pack: DemoPackage;
  readonly offer: {
    readonly name: Words;
    readonly description: Words;
    readonly picture: string;
    readonly per: "pax" | "whole";
    /** In ringgit. */
    readonly deposit: number;
    readonly paxMax: number;
    readonly nosToSell: number;
    /** Days before and after today between which it is sold; null is until it is ended. */
    readonly saleFrom: number;
    readonly saleTo: number | null;
    readonly expiresAfterDays: number;
    readonly perPerson: number | null;
    /** Periods of arrival, in days from today. */
    readonly windows: readonly (readonly [from: number, to: number])[];
    /** Bought so far by account, each with how many, how many of them are used, and how many days ago. */
    readonly bought: readonly {
      readonly by: "guest" | "agency" | "influencer";
      readonly count: number;
      readonly used?: number;
      readonly daysAgo: number;
    }[];
  };
};

/** In the order in which they were made. */
export const demoAhead: readonly DemoAhead[] = [
  {
    pack: {
      code: "AHEADREEF",
      type: "promo",
      name: { en: "Reef Days, bought ahead", my: "Hari Terumbu, dibeli awal", cn: "珊瑚假日（预购）" },
      summary: {
        en: "Three nights by the reef at last year’s price, for those who decide early and choose dates later.",
        my: "Tiga malam di tepi terumbu pada harga tahun lepas, bagi yang memutuskan awal dan memilih tarikh kemudian.",
        cn: "珊瑚旁三晚，去年价格，先决定、后选日期。",
      },
      picture: "reef",
      liking: 1,
      options: [
        {
          name: optionName(3, "full"),
          nights: 3,
          meals: "full",
          includes: ["ferry", "fullBoard", "trail"],
          adult: { single: 998, twin: 768, triple: 728, quad: 698 },
        },
      ],
    },
    offer: {
      name: { en: "Reef Days Ahead", my: "Hari Terumbu Awal", cn: "珊瑚假日预售" },
      description: {
        en: "Pay RM 200 now, choose three nights by the reef within a year. The deposit comes off the price.",
        my: "Bayar RM 200 sekarang, pilih tiga malam di tepi terumbu dalam masa setahun. Deposit ditolak daripada harga.",
        cn: "现付 RM 200，一年内任选珊瑚旁三晚，订金抵扣房费。",
      },
      picture: "reef",
      per: "whole",
      deposit: 200,
      paxMax: 4,
      nosToSell: 40,
      saleFrom: -120,
      saleTo: 60,
      expiresAfterDays: 365,
      perPerson: null,
      windows: [],
      bought: [
        { by: "guest", count: 3, used: 1, daysAgo: 96 },
        { by: "agency", count: 18, used: 2, daysAgo: 80 },
        { by: "agency", count: 8, daysAgo: 21 },
        { by: "influencer", count: 2, daysAgo: 12 },
      ],
    },
  },
  {
    pack: {
      code: "AHEADQUIET",
      type: "promo",
      name: { en: "Quiet Season, bought ahead", my: "Musim Tenang, dibeli awal", cn: "静谧时节（预购）" },
      summary: {
        en: "Two nights when the island is half as full: late breakfasts, long walks.",
        my: "Dua malam ketika pulau separuh lengang: sarapan lewat, berjalan jauh.",
        cn: "岛上人少一半的两晚：晚起早餐，悠长散步。",
      },
      picture: "jungle-trail",
      liking: 1,
      options: [
        {
          name: optionName(2, "half"),
          nights: 2,
          meals: "half",
          includes: ["ferry", "halfBoard", "lateBreakfast"],
          adult: { single: 588, twin: 448, triple: 428, quad: 408 },
        },
      ],
    },
    offer: {
      name: { en: "Quiet Season Ahead", my: "Musim Tenang Awal", cn: "静谧时节预售" },
      description: {
        en: "RM 50 a person keeps two nights in the quiet weeks for you. Choose them within half a year.",
        my: "RM 50 seorang untuk dua malam pada minggu-minggu tenang. Pilih tarikhnya dalam masa setengah tahun.",
        cn: "每人 RM 50，预留淡季两晚，半年内任选。",
      },
      picture: "jungle-trail",
      per: "pax",
      deposit: 50,
      paxMax: 6,
      nosToSell: 60,
      saleFrom: -40,
      saleTo: 45,
      expiresAfterDays: 180,
      perPerson: 4,
      windows: [
        [14, 80],
        [110, 175],
      ],
      bought: [
        { by: "agency", count: 4, daysAgo: 30 },
        { by: "guest", count: 2, daysAgo: 9 },
      ],
    },
  },
  {
    pack: {
      code: "AHEADFAMILY",
      type: "promo",
      name: { en: "Family Week, bought ahead", my: "Minggu Keluarga, dibeli awal", cn: "亲子周（预购）" },
      summary: {
        en: "Four nights with the children’s mornings, for families who plan their year.",
        my: "Empat malam dengan pagi kanak-kanak, bagi keluarga yang merancang tahunnya.",
        cn: "四晚含儿童晨间活动，适合提前规划的家庭。",
      },
      picture: "family-villa",
      liking: 1,
      options: [
        {
          name: optionName(4, "full"),
          nights: 4,
          meals: "full",
          includes: ["ferry", "fullBoard", "kidsClub"],
          adult: { single: 1398, twin: 1068, triple: 998, quad: 948 },
        },
      ],
    },
    offer: {
      name: { en: "Family Week Ahead", my: "Minggu Keluarga Awal", cn: "亲子周预售" },
      description: {
        en: "RM 350 keeps a week for the whole family, up to six. Good for a year and a half.",
        my: "RM 350 menyimpan seminggu untuk seisi keluarga, sehingga enam orang. Sah selama setahun setengah.",
        cn: "RM 350 预留全家一周，最多六人，一年半内有效。",
      },
      picture: "family-villa",
      per: "whole",
      deposit: 350,
      paxMax: 6,
      nosToSell: 24,
      saleFrom: -60,
      saleTo: null,
      expiresAfterDays: 540,
      perPerson: 2,
      windows: [],
      bought: [
        { by: "agency", count: 8, daysAgo: 44 },
        { by: "guest", count: 2, daysAgo: 16 },
      ],
    },
  },
];

import type { Words } from "@pulau/domain/catalogue/catalogue.ts";

/** The terms on which a package of the file is sold ahead, to be booked by those alone who bought it. */
export type DemoAhead = {
  /** What the package is called in the file. */
  readonly code: string;
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
    code: "AHEADREEF",
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
    code: "AHEADQUIET",
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
    code: "AHEADFAMILY",
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

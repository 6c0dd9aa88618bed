import type { HarbourDetails, ManifestReply } from "@pulau/contract/sailings.ts";
import type { BoardingMark } from "@pulau/domain/transport/boarding.ts";
import type { Load } from "@pulau/domain/transport/load.ts";
import type { Language } from "../../../plugins/language.ts";

type Counts = ManifestReply["counts"];
type What = ManifestReply["changes"][number]["what"];

/** What stands on the manifest for the harbour. */
export type ManifestWords = {
  readonly title: string;
  readonly frozen: (moment: string) => string;
  readonly reopened: (moment: string) => string;
  readonly draft: (moment: string) => string;
  readonly from: string;
  readonly to: string;
  readonly vessel: string;
  readonly departure: string;
  readonly whenReady: string;
  readonly seats: (count: number) => string;
  readonly counts: Record<
    keyof Pick<Counts, "listed" | "aboard" | "left" | "adults" | "children" | "infants">,
    string
  >;
  readonly columns: readonly [string, string, string, string, string, string, string, string, string];
  /** The head of the weights, by what is weighed. */
  readonly weight: Record<Load["weighs"], string>;
  readonly load: (load: Load) => string;
  readonly crew: string;
  readonly booking: string;
  readonly sexes: Record<NonNullable<HarbourDetails["sex"]>, string>;
  readonly infant: string;
  readonly unnamed: (bookingName: string) => string;
  /** Of who is not aboard, how they stand. */
  readonly missing: Record<BoardingMark, string>;
  readonly after: string;
  readonly what: Record<What, string>;
  readonly system: string;
  readonly signatures: readonly [string, string, string];
  readonly foot: string;
  readonly page: (page: number, pages: number) => string;
  readonly erased: string;
};

export const manifestWords: Record<Language, ManifestWords> = {
  en: {
    title: "Passenger manifest",
    frozen: (moment) => `Closed ${moment}`,
    reopened: (moment) => `reopened ${moment}`,
    draft: (moment) => `Not closed yet, as of ${moment}`,
    from: "From",
    to: "To",
    vessel: "Vessel",
    departure: "Departure",
    whenReady: "when all guests are aboard",
    seats: (count) => `${count} seats`,
    counts: {
      listed: "on the list",
      aboard: "aboard",
      left: "left behind",
      adults: "adults",
      children: "children",
      infants: "infants",
    },
    columns: ["No.", "Name as in the paper", "Sex", "Age", "Nat.", "Paper", "Next of kin", "Room", "Aboard"],
    weight: { body: "Weight, kg", withLuggage: "Body + luggage, kg" },
    load: ({ aboardKg, listedKg, limitKg, unweighed }) =>
      [
        `Weight aboard: ${aboardKg} kg`,
        `on the list: ${listedKg} kg`,
        limitKg !== null && `limit: ${limitKg} kg`,
        unweighed > 0 && `not weighed: ${unweighed}`,
      ]
        .filter(Boolean)
        .join(", "),
    crew: "Crew",
    booking: "Booking number",
    sexes: { female: "F", male: "M" },
    infant: "infant",
    unnamed: (bookingName) => `Not named yet (${bookingName})`,
    missing: { waiting: "", aboard: "", late: "Later", moved: "Other boat", left: "No" },
    after: "Changed after closing",
    what: {
      waiting: "marked as not boarded",
      aboard: "boarded",
      late: "comes later",
      moved: "goes by another boat",
      left: "left behind",
      bookingConfirmed: "booking confirmed",
      noShowUndone: "no-show undone",
      bookingChanged: "booking changed",
      bookingCancelled: "booking cancelled",
      guestsNamed: "guests named",
    },
    system: "guest or system",
    signatures: [
      "Master: name and signature",
      "Boarding: name and signature",
      "Marine department: stamp and time",
    ],
    foot: "Holds personal data: keep it closed, destroy it after 90 days",
    page: (page, pages) => `Page ${page} of ${pages}`,
    erased: "The names are no longer kept.",
  },
  my: {
    title: "Manifes penumpang",
    frozen: (moment) => `Ditutup ${moment}`,
    reopened: (moment) => `dibuka semula ${moment}`,
    draft: (moment) => `Belum ditutup, setakat ${moment}`,
    from: "Dari",
    to: "Ke",
    vessel: "Bot",
    departure: "Bertolak",
    whenReady: "apabila semua tetamu sudah naik",
    seats: (count) => `${count} tempat duduk`,
    counts: {
      listed: "dalam senarai",
      aboard: "sudah naik",
      left: "tertinggal",
      adults: "dewasa",
      children: "kanak-kanak",
      infants: "bayi",
    },
    columns: [
      "No.",
      "Nama dalam dokumen",
      "Jantina",
      "Umur",
      "Warga",
      "Dokumen",
      "Waris terdekat",
      "Bilik",
      "Naik",
    ],
    weight: { body: "Berat, kg", withLuggage: "Badan + bagasi, kg" },
    load: ({ aboardKg, listedKg, limitKg, unweighed }) =>
      [
        `Berat di atas bot: ${aboardKg} kg`,
        `dalam senarai: ${listedKg} kg`,
        limitKg !== null && `had: ${limitKg} kg`,
        unweighed > 0 && `belum ditimbang: ${unweighed}`,
      ]
        .filter(Boolean)
        .join(", "),
    crew: "Anak kapal",
    booking: "Nombor tempahan",
    sexes: { female: "P", male: "L" },
    infant: "bayi",
    unnamed: (bookingName) => `Nama belum diisi (${bookingName})`,
    missing: { waiting: "", aboard: "", late: "Kemudian", moved: "Bot lain", left: "Tidak" },
    after: "Perubahan selepas ditutup",
    what: {
      waiting: "ditanda belum naik",
      aboard: "menaiki bot",
      late: "datang kemudian",
      moved: "menaiki bot lain",
      left: "tertinggal",
      bookingConfirmed: "tempahan disahkan",
      noShowUndone: "status tidak hadir dibatalkan",
      bookingChanged: "tempahan diubah",
      bookingCancelled: "tempahan dibatalkan",
      guestsNamed: "nama tetamu diisi",
    },
    system: "tetamu atau sistem",
    signatures: [
      "Nakhoda: nama dan tandatangan",
      "Petugas bot: nama dan tandatangan",
      "Jabatan Laut: cap dan masa",
    ],
    foot: "Mengandungi data peribadi: simpan dengan selamat, musnahkan selepas 90 hari",
    page: (page, pages) => `Halaman ${page} daripada ${pages}`,
    erased: "Nama penumpang tidak lagi disimpan.",
  },
  cn: {
    title: "乘客名单",
    frozen: (moment) => `截止登船 ${moment}`,
    reopened: (moment) => `${moment} 重新开放`,
    draft: (moment) => `尚未截止登船，更新于 ${moment}`,
    from: "出发",
    to: "到达",
    vessel: "船只",
    departure: "开船时间",
    whenReady: "客人全部登船后开船",
    seats: (count) => `${count} 个座位`,
    counts: {
      listed: "名单人数",
      aboard: "已登船",
      left: "误船",
      adults: "成人",
      children: "儿童",
      infants: "婴儿",
    },
    columns: ["序号", "证件姓名", "性别", "年龄", "国籍", "证件号码", "紧急联系人", "客房", "登船"],
    weight: { body: "体重（公斤）", withLuggage: "体重＋行李（公斤）" },
    load: ({ aboardKg, listedKg, limitKg, unweighed }) =>
      [
        `已登船总重 ${aboardKg} 公斤`,
        `名单总重 ${listedKg} 公斤`,
        limitKg !== null && `上限 ${limitKg} 公斤`,
        unweighed > 0 && `${unweighed} 人未称重`,
      ]
        .filter(Boolean)
        .join("，"),
    crew: "船员",
    booking: "预订编号",
    sexes: { female: "女", male: "男" },
    infant: "婴儿",
    unnamed: (bookingName) => `尚未填写姓名（${bookingName}）`,
    missing: { waiting: "", aboard: "", late: "稍后", moved: "改乘", left: "否" },
    after: "截止登船后的变更",
    what: {
      waiting: "标记为未登船",
      aboard: "已登船",
      late: "稍后到达",
      moved: "改乘其他船",
      left: "误船",
      bookingConfirmed: "预订已确认",
      noShowUndone: "已撤销未入住",
      bookingChanged: "预订已更改",
      bookingCancelled: "预订已取消",
      guestsNamed: "已填写客人资料",
    },
    system: "客人或系统",
    signatures: ["船长：姓名及签名", "登船负责人：姓名及签名", "海事局：盖章及时间"],
    foot: "含个人资料：请妥善保管，90 天后销毁",
    page: (page, pages) => `第 ${page} 页，共 ${pages} 页`,
    erased: "乘客姓名已不再保存。",
  },
};

import { PaperSeller } from "@pulau/contract/papers.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import type { Content } from "pdfmake/interfaces.js";
import { dayText } from "../../../pdf/dates.ts";
import { written } from "../../../pdf/fonts.ts";
import { letterhead } from "../../../pdf/letterhead.ts";
import { makePdf } from "../../../pdf/make-pdf.ts";
import { sheet } from "../../../pdf/sheet.ts";
import { inks, rule, sizes } from "../../../pdf/style.ts";
import type { Language } from "../../../plugins/language.ts";
import type { ResortSettings } from "../../ground/resort/public.ts";
import type { PrintedVoucher } from "./print-voucher.ts";

type Words = Readonly<
  Record<
    "title" | "for" | "from" | "code" | "until" | "how" | "packages" | "stays" | "spend" | "ended",
    string
  >
>;

const words: Readonly<Record<Language, Words>> = {
  en: {
    title: "Voucher",
    for: "For",
    from: "From",
    code: "Voucher code",
    until: "Valid until",
    how: "Enter the code when you pay for a stay on our website, or give it to us. What you don’t spend stays on the voucher.",
    packages: "For these packages",
    stays: "For stays",
    spend: "For stays of at least",
    ended: "This voucher has nothing left on it.",
  },
  my: {
    title: "Baucar",
    for: "Untuk",
    from: "Daripada",
    code: "Kod baucar",
    until: "Sah hingga",
    how: "Masukkan kod semasa membayar penginapan di portal kami, atau beritahu kami. Baki yang tidak digunakan kekal pada baucar.",
    packages: "Untuk pakej ini",
    stays: "Untuk penginapan",
    spend: "Untuk penginapan bernilai sekurang-kurangnya",
    ended: "Baucar ini tiada baki lagi.",
  },
  cn: {
    title: "礼券",
    for: "收礼人",
    from: "赠送人",
    code: "礼券码",
    until: "有效期至",
    how: "在本网站支付住宿费用时输入礼券码，或告诉我们即可。未用完的金额会留在礼券上。",
    packages: "适用套餐",
    stays: "入住期间",
    spend: "最低住宿金额",
    ended: "这张礼券已没有余额。",
  },
};

/** The terms that the voucher was sold under, a row each. */
function terms(
  { terms: { packages, stayFrom, stayTo, minSpendSen } }: PrintedVoucher,
  language: Language,
): [string, string][] {
  const w = words[language];
  const days = [stayFrom, stayTo].map((day) => (day === null ? "…" : dayText(day, language))).join(" – ");
  return [
    ...(packages.length > 0
      ? [
          [
            w.packages,
            packages.map((name) => name[language]).join(language === "cn" ? "、" : ", "),
          ] satisfies [string, string],
        ]
      : []),
    ...(stayFrom !== null || stayTo !== null ? [[w.stays, days] satisfies [string, string]] : []),
    ...(minSpendSen > 0 ? [[w.spend, formatRinggit(minSpendSen)] satisfies [string, string]] : []),
  ];
}

function greeting({ gift }: PrintedVoucher, language: Language): Content[] {
  if (gift === null) return [];
  const w = words[language];
  return [
    { text: written(`${w.for} ${gift.name}`), fontSize: sizes.large, margin: [0, 18, 0, 0] },
    ...(gift.message === ""
      ? []
      : [
          {
            text: written(gift.message),
            fontSize: sizes.large,
            margin: [0, 8, 0, 0] as [number, number, number, number],
          },
        ]),
    { text: written(`${w.from} ${gift.from}`), color: inks.soft, margin: [0, 8, 0, 0] },
  ];
}

/** A voucher as an A4 PDF, to be given away. */
export async function voucherPdf(
  voucher: PrintedVoucher,
  profile: ResortSettings["profile"],
  language: Language,
): Promise<Uint8Array> {
  const w = words[language];
  const seller = PaperSeller.parse({
    ...profile,
    answerHours: { from: "09:00", to: "18:00" },
    timeZone: "UTC",
  });
  const rows: [string, string][] = [
    [w.until, dayText(voucher.expiresOn, language)],
    ...terms(voucher, language),
  ];
  return makePdf({
    ...sheet(`${w.title} ${voucher.code}`, profile, language),
    content: [
      letterhead(seller, language),
      { text: written(w.title), font: "display", fontSize: 26, lineHeight: 1, margin: [0, 18, 0, 7] },
      rule(2, inks.ink),
      ...greeting(voucher, language),
      { text: written(voucher.name[language]), color: inks.soft, margin: [0, 22, 0, 0] },
      { text: written(formatRinggit(voucher.worthSen)), font: "display", fontSize: 34, lineHeight: 1.1 },
      { text: written(w.code), color: inks.soft, margin: [0, 14, 0, 0] },
      { text: written(voucher.code), bold: true, fontSize: 22, characterSpacing: 1.5 },
      ...(voucher.state === "active" ? [] : [{ text: written(w.ended), color: inks.due, bold: true }]),
      {
        margin: [0, 18, 0, 0],
        layout: "noBorders",
        table: {
          widths: ["auto", "*"],
          body: rows.map(([label, value]) => [
            { text: written(label), color: inks.soft },
            { text: written(value), bold: true },
          ]),
        },
      },
      { text: written(w.how), color: inks.soft, margin: [0, 22, 0, 0] },
    ],
  });
}

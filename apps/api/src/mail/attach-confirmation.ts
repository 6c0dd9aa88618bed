import { PaperSeller } from "@pulau/contract/papers.ts";
import type { Content } from "pdfmake/interfaces.js";
import type { ResortSettings } from "../modules/ground/resort/public.ts";
import { written } from "../pdf/fonts.ts";
import { letterhead } from "../pdf/letterhead.ts";
import { makePdf } from "../pdf/make-pdf.ts";
import { sheet } from "../pdf/sheet.ts";
import { inks, rule, ruled, sizes } from "../pdf/style.ts";
import type { Attachment } from "./attach-receipts.ts";
import type { Fact, InThree, MailLanguage } from "./letter.ts";

const titles: InThree<string> = {
  en: "Booking confirmation",
  my: "Pengesahan tempahan",
  cn: "预订确认单",
};

const shown: InThree<string> = {
  en: "Show this code at the jetty. One code is enough for your whole party.",
  my: "Tunjukkan kod ini di jeti. Satu kod untuk semua tetamu dalam tempahan ini.",
  cn: "请在码头出示此二维码，同一预订的客人共用一个。",
};

type Confirmed = {
  readonly bookingNo: string;
  readonly boardingCode: string | null;
  readonly facts: readonly Fact[];
};

/** Whatever stands under a booking's confirmation in the mail, on a sheet to print and to show at the jetty. */
export async function attachConfirmation(
  { bookingNo, boardingCode, facts }: Confirmed,
  { profile, answerHours, timeZone }: Pick<ResortSettings, "profile" | "answerHours" | "timeZone">,
  language: MailLanguage,
): Promise<Attachment> {
  const seller = PaperSeller.parse({ ...profile, answerHours, timeZone });
  const title = titles[language];
  const bytes = await makePdf({
    ...sheet(`${title} ${bookingNo}`, seller, language),
    content: [
      letterhead(seller, language),
      {
        margin: [0, 18, 0, 7],
        columns: [
          { width: "*", text: written(title), font: "display", fontSize: 26, lineHeight: 1 },
          { width: "auto", text: written(bookingNo), bold: true, fontSize: sizes.large },
        ],
      },
      rule(2, inks.ink),
      factTable(facts),
      ...(boardingCode === null ? [] : [boardingPass(boardingCode, shown[language])]),
    ],
  });
  return { filename: `${bookingNo}.pdf`, content: Buffer.from(bytes), contentType: "application/pdf" };
}

/** The code to be scanned, and as it is typed where no camera reads it. */
const boardingPass = (code: string, words: string): Content => ({
  margin: [0, 18, 0, 0],
  unbreakable: true,
  columns: [
    { width: 130, qr: code, fit: 112, eccLevel: "M" },
    {
      width: "*",
      margin: [0, 6, 0, 0],
      stack: [{ text: written(words) }, { text: written(code), color: inks.soft, margin: [0, 6, 0, 0] }],
    },
  ],
});

const factTable = (facts: readonly Fact[]): Content => ({
  margin: [0, 12, 0, 0],
  layout: ruled,
  table: {
    widths: [130, "*"],
    dontBreakRows: true,
    body: facts.map(({ label, value }) => [
      { text: written(label), color: inks.soft },
      { stack: value.split("\n").map((line) => ({ text: written(line) })) },
    ]),
  },
});

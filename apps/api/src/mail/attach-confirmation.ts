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

/** Whatever stands under a booking's confirmation in the mail, on a sheet to print and to show at the jetty. */
export async function attachConfirmation(
  bookingNo: string,
  facts: readonly Fact[],
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
    ],
  });
  return { filename: `${bookingNo}.pdf`, content: Buffer.from(bytes), contentType: "application/pdf" };
}

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

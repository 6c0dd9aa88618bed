import type { InvoiceReply } from "@pulau/contract/papers.ts";
import type { TDocumentDefinitions } from "pdfmake/interfaces.js";
import { dayText } from "../../../../pdf/dates.ts";
import { written } from "../../../../pdf/fonts.ts";
import { letterhead } from "../../../../pdf/letterhead.ts";
import { makePdf } from "../../../../pdf/make-pdf.ts";
import { belowTitle, paperHead } from "../../../../pdf/paper-head.ts";
import { margin, sheet } from "../../../../pdf/sheet.ts";
import { fromMillimetres, inks, rule, sizes } from "../../../../pdf/style.ts";
import type { Language } from "../../../../plugins/language.ts";
import { guestTable } from "./guest-table.ts";
import { footOf } from "./invoice-foot.ts";
import { lineTable } from "./line-table.ts";
import { stayFacts } from "./stay-facts.ts";
import { belowLines } from "./sums-table.ts";
import { paperWords } from "./words.ts";

/** What the resort says at the foot of each page. */
const footHeight = fromMillimetres(18);

/** The invoice as an A4 PDF: as many pages as it needs, the head of each table again on each of them. */
export async function invoicePdf(invoice: InvoiceReply, language: Language): Promise<Uint8Array> {
  return makePdf(documentOf(invoice, language));
}

function documentOf(invoice: InvoiceReply, language: Language): TDocumentDefinitions {
  const w = paperWords[language];
  const title = w[invoice.kind];
  const number = invoice.number ?? invoice.bookingNo;
  return {
    ...sheet(`${title} ${number}`, invoice.seller, language, footHeight),
    header: (page) =>
      page === 1
        ? null
        : { text: written(number), fontSize: sizes.small, color: inks.soft, margin: [margin, 16, margin, 0] },
    footer: (page, pages) => ({
      ...footOf(invoice, language, w.page(page, pages)),
      margin: [margin, 0, margin, 0],
    }),
    content: [
      letterhead(invoice.seller, language),
      titleOf(invoice, language, title, number),
      rule(2, inks.ink),
      stayFacts(invoice, language),
      lineTable(invoice.lines, language),
      belowLines(invoice, language),
      guestTable(invoice, language),
    ],
  };
}

/** What a reader must know of the paper before its figures: that it is none yet, or why it was issued. */
function subtitles({ kind, reason, corrects }: InvoiceReply, language: Language): string[] {
  const w = paperWords[language];
  if (kind === "proForma") return [w.notConfirmed];
  const taken = corrects.map(({ number, issuedOn }) => w.ofInvoice(number, dayText(issuedOn, language)));
  return [
    ...(reason === "booked" ? [] : [w.reasons[reason]]),
    ...(taken.length > 0 ? [w.takesFrom(taken.join(w.comma))] : []),
  ];
}

const titleOf = (invoice: InvoiceReply, language: Language, title: string, number: string) =>
  paperHead({
    title,
    below: subtitles(invoice, language).map(belowTitle),
    number,
    beside: invoice.issuedOn ? [dayText(invoice.issuedOn, language)] : [],
  });

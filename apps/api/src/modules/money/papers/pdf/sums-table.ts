import type { InvoiceReply } from "@pulau/contract/papers.ts";
import { refundSpans } from "@pulau/domain/booking/policy-spans.ts";
import { type Day, dayAt } from "@pulau/domain/calendar/day.ts";
import { formatRinggit, formatShare, type Sen } from "@pulau/domain/money/sen.ts";
import type { Content, TableCell } from "pdfmake/interfaces.js";
import { brandOf } from "../../../../gateways/brands.ts";
import { dayText } from "../../../../pdf/dates.ts";
import { written } from "../../../../pdf/fonts.ts";
import { inks, sizes } from "../../../../pdf/style.ts";
import type { Language } from "../../../../plugins/language.ts";
import { guestList } from "./guest-table.ts";
import { nameIn } from "./line-words.ts";
import { paperWords } from "./words.ts";

export const sumsWidth = 224;

/** The cancellation terms and few guests beside the sums, payments and what is due; kept together on one page. */
export const belowLines = (invoice: InvoiceReply, language: Language): Content => ({
  unbreakable: true,
  margin: [0, 12, 0, 0],
  columnGap: 30,
  columns: [
    {
      width: "*",
      stack: [...(hasTerms(invoice) ? policyOf(invoice, language) : []), ...guestList(invoice, language)],
    },
    { width: sumsWidth, stack: sumsOf(invoice, language) },
  ],
});

/** The terms of cancelling are for whoever can still cancel. */
const hasTerms = ({ kind, status }: InvoiceReply) => kind !== "creditNote" && status !== "cancelled";

function policyOf({ policy, stay, issuedOn }: InvoiceReply, language: Language): Content[] {
  const w = paperWords[language];
  const spans = refundSpans(policy, stay.checkIn, issuedOn);
  const last = spans.at(-2)?.until ?? null;
  const when = (until: Day | null): string => {
    if (until !== null) return w.until(dayText(until, language));
    return last === null ? w.always : w.after(dayText(last, language));
  };
  const refundText = (refund: number): string => {
    if (refund === 0) return w.back.nothing;
    return refund === 10_000 ? w.back.all : w.back.part(formatShare(refund));
  };
  const sentences = [
    w.frozen,
    ...(policy.adminFee > 0 && last !== null ? [w.fee(formatShare(policy.adminFee))] : []),
  ];
  const terms = sentences.join(language === "cn" ? "" : " ");
  return [
    { text: written(w.policy), font: "display", bold: true, fontSize: sizes.large },
    { text: written(terms), color: inks.soft, margin: [0, 2, 0, 8] },
    {
      layout: "noBorders",
      table: {
        widths: [112, "*"],
        body: spans.map(({ until, refund }) => [
          { text: written(when(until)), bold: true },
          { text: written(refundText(refund)), color: inks.soft },
        ]),
      },
    },
  ];
}

function sumsOf(invoice: InvoiceReply, language: Language): Content[] {
  const w = paperWords[language];
  const { sums, changedSen } = invoice;
  const isCredit = invoice.kind === "creditNote";
  const changes: Row[] = changedSen === 0 ? [] : [[w.changed, changedSen]];
  return [
    figures(sumRows(sums, language)),
    {
      canvas: [{ type: "line", x1: 0, y1: 4, x2: sumsWidth, y2: 4, lineWidth: 1.4, lineColor: inks.ink }],
    },
    figures([[isCredit ? w.credited : w.total, sums.totalSen]], {
      bold: true,
      fontSize: sizes.total,
      color: inks.ink,
    }),
    figures(isCredit ? [] : [...changes, ...paymentRows(invoice, language)]),
    ...dueOf(invoice, language),
  ];
}

type Row = [text: string, sen: Sen];

/** What everything comes to without fees and taxes, and then each of them. */
export function sumRows(sums: InvoiceReply["sums"], language: Language): Row[] {
  const w = paperWords[language];
  return [
    [w.before, sums.beforeSen],
    ...sums.fees.map((fee): Row => [nameIn(fee.name, language) || w.unnamed.fee || "", fee.amountSen]),
    ...sums.taxes.map((tax): Row => [nameIn(tax.name, language) || w.unnamed.tax || "", tax.amountSen]),
  ];
}

function paymentRows({ payments, seller }: InvoiceReply, language: Language): Row[] {
  const w = paperWords[language];
  return payments.flatMap(({ at, gateway, amountSen, refundedSen }) => {
    const day = dayText(dayAt(new Date(at), seller.timeZone), language);
    const paid: Row = [
      `${w.paid} ${day}${w.comma}${brandOf(gateway)?.pays[language] ?? w.gateways[gateway] ?? gateway}`,
      -amountSen,
    ];
    return refundedSen > 0 ? [paid, [w.refunded, refundedSen] as Row] : [paid];
  });
}

/** Rows of a name and an amount. */
export const figures = (rows: readonly Row[], look: object = {}): Content =>
  rows.length === 0
    ? []
    : {
        layout: { defaultBorder: false, paddingLeft: () => 0, paddingRight: () => 0, paddingTop: () => 2.5 },
        table: {
          widths: ["*", "auto"],
          body: rows.map(([text, sen]): TableCell[] => [
            { text: written(text), color: inks.soft, ...look },
            { text: written(formatRinggit(sen)), alignment: "right", noWrap: true, ...look },
          ]),
        },
      };

/** The sum that is still open, set apart; or that there is none. */
function dueOf({ due }: InvoiceReply, language: Language): Content[] {
  if (due === null) return [];
  const w = paperWords[language];
  const open = due.sen > 0;
  const text = !open ? w.paidAll : due.by === null ? w.due : w.dueBy(dayText(due.by, language));
  const look = open ? { fillColor: inks.dueGround, color: inks.due, bold: true } : { color: inks.soft };
  return [
    {
      margin: [0, 6, 0, 0],
      layout: {
        defaultBorder: false,
        paddingLeft: () => 8,
        paddingRight: () => 8,
        paddingTop: () => 6,
        paddingBottom: () => 5,
      },
      table: {
        widths: ["*", "auto"],
        body: [
          [
            { text: written(text), ...look },
            { text: written(open ? formatRinggit(due.sen) : ""), alignment: "right", noWrap: true, ...look },
          ],
        ],
      },
    },
  ];
}

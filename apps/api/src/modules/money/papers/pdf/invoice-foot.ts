import type { InvoiceReply } from "@pulau/contract/papers.ts";
import { written } from "../../../../pdf/fonts.ts";
import { inks, paperWidth, sizes } from "../../../../pdf/style.ts";
import type { Language } from "../../../../plugins/language.ts";
import { paperWords } from "./words.ts";

/** How to pay by transfer while something is owed, whom to ask, and the page's number. */
export function footOf(invoice: InvoiceReply, language: Language, page: string) {
  const w = paperWords[language];
  const { bank, whatsapp, answerHours } = invoice.seller;
  const [desk] = whatsapp;
  const parts: [string, string[]][] = [
    ...(bank && invoice.due?.sen
      ? [
          [
            w.transfer,
            [
              `${bank.name}${w.comma}${bank.accountNumber}`,
              bank.accountHolder,
              `${w.swift} ${bank.swift}`,
              `${w.reference} ${invoice.bookingNo}`,
            ],
          ] satisfies [string, string[]],
        ]
      : []),
    [
      w.questions,
      [
        ...(desk ? [`WhatsApp ${desk.number}${w.comma}${desk.holder}`] : [invoice.seller.email]),
        w.hours(answerHours.from, answerHours.to),
      ],
    ],
    [page, [w.madeBy]],
  ];
  return {
    stack: [
      {
        canvas: [
          {
            type: "line" as const,
            x1: 0,
            y1: 0,
            x2: paperWidth,
            y2: 0,
            lineWidth: 0.7,
            lineColor: inks.line,
          },
        ],
      },
      {
        margin: [0, 8, 0, 0] as [number, number, number, number],
        columnGap: 18,
        fontSize: sizes.small,
        columns: parts.map(([head, lines]) => ({
          width: "*",
          stack: [
            { text: written(head), bold: true },
            ...lines.map((line) => ({ text: written(line), color: inks.soft })),
          ],
        })),
      },
    ],
  };
}

import type { AdminPaper } from "@pulau/contract/papers-admin.ts";
import { plainRinggit } from "@pulau/domain/money/sen.ts";
import type { z } from "zod";
import { csvBytes } from "../../../plugins/csv.ts";
import type { Language } from "../../../plugins/language.ts";
import { paperWords } from "./pdf/words.ts";

const headings: Record<Language, readonly string[]> = {
  en: [
    ...["Number", "Type", "Date", "Booking", "Name", "Why", "Invoiced RM", "Credited RM"],
    ...["Tax in invoiced RM", "Tax in credited RM", "e-Invoice asked"],
  ],
  my: [
    "Nombor",
    "Jenis",
    "Tarikh",
    "Tempahan",
    "Nama",
    "Sebab",
    "Diinvois RM",
    "Dikreditkan RM",
    "Cukai dalam invois RM",
    "Cukai dalam kredit RM",
    "e-Invois diminta",
  ],
  cn: [
    "编号",
    "类别",
    "日期",
    "预订",
    "姓名",
    "原因",
    "开票金额 RM",
    "贷记金额 RM",
    "开票税额 RM",
    "贷记税额 RM",
    "需要电子发票",
  ],
};

/** Invoices and credit notes as a table; what is credited stands in a column of its own, so that no figure is negative. */
export function papersCsv(papers: readonly z.infer<typeof AdminPaper>[], language: Language): Uint8Array {
  const w = paperWords[language];
  return csvBytes([
    headings[language],
    ...papers.map((paper) => [
      paper.number,
      w[paper.kind],
      paper.issuedOn,
      paper.bookingNo,
      paper.bookingName,
      w.reasons[paper.reason],
      paper.kind === "invoice" ? plainRinggit(paper.totalSen) : "",
      paper.kind === "creditNote" ? plainRinggit(paper.totalSen) : "",
      paper.kind === "invoice" ? plainRinggit(paper.taxSen) : "",
      paper.kind === "creditNote" ? plainRinggit(paper.taxSen) : "",
      paper.eInvoice ? "✓" : "",
    ]),
  ]);
}

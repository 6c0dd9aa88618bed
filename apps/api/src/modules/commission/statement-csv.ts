import type { StatementReply } from "@pulau/contract/commission.ts";
import { guarded } from "@pulau/domain/rooming/cells.ts";
import Papa from "papaparse";
import type { Language } from "../../plugins/language.ts";
import { statementWords } from "./statement-words.ts";

const ringgit = (sen: number | null): string => (sen === null ? "" : (sen / 100).toFixed(2));

/**
 * A statement as CSV, one line for each movement and the sums below. It begins with a byte order mark, or Excel would
 * not read Chinese; no cell of it is a formula.
 */
export function statementCsv({ lines, sums, ...rest }: StatementReply, language: Language): Uint8Array {
  const w = statementWords[language];
  const rows = lines.map((line) => [
    line.on,
    w.what[line.what],
    line.bookingNo ?? (line.kind === "referral" ? w.friend : ""),
    line.checkOut ?? "",
    ringgit(line.baseSen),
    line.basisPoints === null ? "" : `${line.basisPoints / 100}%`,
  ]);
  const table = rows.map((row, i) => [...row.map(guarded), ringgit(lines[i]?.amountSen ?? 0)]);
  const feet = [
    [w.sums.earned, sums.earnedSen],
    [w.sums.reversed, -sums.reversedSen],
    [w.sums.net, sums.netSen],
    [w.sums.paidOut, sums.paidOutSen],
    [w.sums.requested, rest.requestedSen],
    [w.sums.owed, rest.owedSen],
  ].map(([name, sen]) => ["", name, "", "", "", "", ringgit(Number(sen))]);
  const csv = Papa.unparse([[...w.headings], ...table, ...feet], { newline: "\r\n" });
  return new TextEncoder().encode(`\uFEFF${csv}\r\n`);
}

import type { StatementReply } from "@pulau/contract/commission.ts";
import { formatShare, plainRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { csvBytes } from "../../../plugins/csv.ts";
import type { Language } from "../../../plugins/language.ts";
import { statementWords } from "./statement-words.ts";

const ringgit = (sen: Sen | null): string => (sen === null ? "" : plainRinggit(sen));

/** A statement as CSV, one line for each movement and the sums below. */
export function statementCsv({ lines, sums, ...rest }: StatementReply, language: Language): Uint8Array {
  const w = statementWords[language];
  const rows = lines.map((line) => [
    line.on,
    w.what[line.what],
    line.bookingNo ?? (line.kind === "referral" ? w.friend : ""),
    line.checkOut ?? "",
    ringgit(line.baseSen),
    line.basisPoints === null ? "" : formatShare(line.basisPoints),
  ]);
  const table = rows.map((row, i) => [...row, ringgit(lines[i]?.amountSen ?? 0)]);
  const feet = (
    [
      [w.sums.earned, sums.earnedSen],
      [w.sums.reversed, -sums.reversedSen],
      [w.sums.net, sums.netSen],
      [w.sums.paidOut, sums.paidOutSen],
      [w.sums.requested, rest.requestedSen],
      [w.sums.owed, rest.owedSen],
    ] as const
  ).map(([name, sen]) => ["", name, "", "", "", "", ringgit(sen)]);
  return csvBytes([w.headings, ...table, ...feet]);
}

import { type Sen, sumSen } from "../money/sen.ts";
import type { PriceLine } from "../pricing/lines.ts";
import { negated, sumLines } from "./line-difference.ts";

export const paperKinds = ["invoice", "creditNote"] as const;
export type PaperKind = (typeof paperKinds)[number];

/** A paper by what it asks: an invoice adds its lines to what was asked, a credit note takes its lines off. */
export type PaperLines = { readonly kind: PaperKind; readonly lines: readonly PriceLine[] };

export type PapersRequest = {
  /** Every paper that was issued. */
  readonly issued: readonly PaperLines[];
  /** What the booking costs now; no lines where nothing is owed or kept. */
  readonly lines: readonly PriceLine[];
  /** Whether the papers name another stay (dates, package) than the one that is booked now. */
  readonly namesOther: boolean;
};

/** What the papers ask for together. */
export const standingLines = (issued: readonly PaperLines[]): PriceLine[] =>
  sumLines(issued.map(({ kind, lines }) => ({ sign: kind === "invoice" ? 1 : -1, lines })));

/**
 * The papers that must still be issued so that all of them together ask for exactly what the booking costs; none when
 * they do. What only came on top is a further invoice, what only fell away a credit note. Where some came and some fell
 * away, or the papers name another stay, everything is credited and invoiced anew: so each paper stands for itself, its
 * taxes on its own lines. The stay and what was charged in house are papers of their own after the first invoice: neither is
 * issued anew because of the other.
 */
export function nextPapers({ issued, lines, namesOther }: PapersRequest): PaperLines[] {
  if (issued.length === 0) return lines.length === 0 ? [] : [{ kind: "invoice", lines }];
  const standing = standingLines(issued);
  if (namesOther && linesSen(standing) > 0 && linesSen(lines) > 0) return anew(standing, lines);
  const isCharged = ({ inHouse }: PriceLine) => inHouse === true;
  const apart = [
    ...between(
      standing.filter((line) => !isCharged(line)),
      lines.filter((line) => !isCharged(line)),
    ),
    ...between(standing.filter(isCharged), lines.filter(isCharged)),
  ];
  return apart.every((paper) => linesSen(paper.lines) > 0) ? apart : anew(standing, lines);
}

/**
 * The papers that make what stands into what is wanted. No paper is over nothing: where both cost nothing, as at a full
 * discount, there is none, and where one of them does, the other is told as the difference.
 */
function between(standing: readonly PriceLine[], lines: readonly PriceLine[]): PaperLines[] {
  const difference = sumLines([
    { sign: 1, lines },
    { sign: -1, lines: standing },
  ]);
  const [beforeSen, afterSen] = [linesSen(standing), linesSen(lines)];
  if (difference.length === 0 || (beforeSen === 0 && afterSen === 0)) return [];
  if (beforeSen === 0 || difference.every(grows))
    return [{ kind: "invoice", lines: standing.length === 0 ? lines : difference }];
  const fallen = negated(difference);
  return afterSen === 0 || fallen.every(grows)
    ? [{ kind: "creditNote", lines: fallen }]
    : anew(standing, lines);
}

const anew = (standing: readonly PriceLine[], lines: readonly PriceLine[]): PaperLines[] => [
  { kind: "creditNote", lines: standing },
  { kind: "invoice", lines },
];

const linesSen = (lines: readonly PriceLine[]): Sen => sumSen(lines.map(({ amountSen }) => amountSen));

const grows = (line: PriceLine): boolean => line.amountSen + (line.insideSen ?? 0) > 0 && line.count > 0;

/** Sum of all invoices less all credit notes, in sen. */
export const papersSen = (issued: readonly { readonly kind: PaperKind; readonly totalSen: Sen }[]): number =>
  sumSen(issued.map(({ kind, totalSen }) => (kind === "invoice" ? totalSen : -totalSen)));

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
 * taxes on its own lines.
 */
export function nextPapers({ issued, lines, namesOther }: PapersRequest): PaperLines[] {
  const standing = standingLines(issued);
  const wanted = sumLines([{ sign: 1, lines }]);
  if (issued.length === 0) return lines.length === 0 ? [] : [{ kind: "invoice", lines }];
  const whole: PaperLines[] = [
    ...(standing.length === 0 ? [] : [{ kind: "creditNote" as const, lines: standing }]),
    ...(wanted.length === 0 ? [] : [{ kind: "invoice" as const, lines }]),
  ];
  const difference = sumLines([
    { sign: 1, lines: wanted },
    { sign: -1, lines: standing },
  ]);
  if (namesOther && wanted.length > 0) return whole;
  if (difference.length === 0) return [];
  if (standing.length === 0 || wanted.length === 0) return whole;
  if (difference.every(grows)) return [{ kind: "invoice", lines: difference }];
  const fallen = negated(difference);
  return fallen.every(grows) ? [{ kind: "creditNote", lines: fallen }] : whole;
}

const grows = (line: PriceLine): boolean => line.amountSen + (line.insideSen ?? 0) > 0 && line.count > 0;

/** Sum of all invoices less all credit notes, in sen. */
export const papersSen = (issued: readonly { readonly kind: PaperKind; readonly totalSen: Sen }[]): number =>
  sumSen(issued.map(({ kind, totalSen }) => (kind === "invoice" ? totalSen : -totalSen)));

import { addDays } from "@pulau/domain/calendar/day.ts";
import { classifications, eInvoiceTypes } from "@pulau/domain/e-invoice/codes.ts";
import type { EInvoiceLine } from "@pulau/domain/e-invoice/document.ts";
import { untaxed } from "@pulau/domain/e-invoice/lines-of-price.ts";
import type { PaperKind } from "@pulau/domain/papers/next-papers.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { sql } from "drizzle-orm";
import { loadNow } from "../../db/clock.ts";
import type { Db } from "../../db/connect.ts";
import type { Sealer } from "../../plugins/seal.ts";
import { loadSettings } from "../resort/public.ts";
import { daysOf, type MonthAsk } from "./consolidated.ts";
import { accountParty, resortParty } from "./parties.ts";
import { filesOf, type MonthFile } from "./written.ts";

type Earned = {
  readonly accountId: string;
  readonly name: string;
  readonly accountKind: string;
  readonly bookingNo: string;
  readonly amountSen: number;
  /** `YYYY-MM` */
  readonly earnedMonth: string;
};

const industries = {
  agency: { code: "79110", name: "Travel agency activities" },
  other: { code: "00000", name: "NOT APPLICABLE" },
} as const;

/** Commission that agents and influencers earned in a month, or of a credit note lost to refunds; a reward is none. */
export async function commissionOf(db: Db, { month, kind }: MonthAsk): Promise<Earned[]> {
  const { timeZone } = await loadSettings(db);
  const { from, after } = daysOf(month);
  const [at, sen] =
    kind === "invoice" ? [sql`c.earned_at`, sql`c.amount_sen`] : [sql`c.reversed_at`, sql`c.reversed_sen`];
  const { rows } = await db.execute<Earned>(sql`
    SELECT c.account_id AS "accountId", a.name, a.kind AS "accountKind", b.booking_no AS "bookingNo",
      ${sen}::int AS "amountSen",
      to_char(coalesce(c.earned_at, ${at}) AT TIME ZONE ${timeZone}, 'YYYY-MM') AS "earnedMonth"
    FROM commission c JOIN account a ON a.id = c.account_id JOIN booking b ON b.id = c.booking_id
    WHERE a.kind IN ('agency', 'influencer') AND ${sen} > 0
      AND ${at} >= (${from}::date::timestamp AT TIME ZONE ${timeZone})
      AND ${at} < (${after}::date::timestamp AT TIME ZONE ${timeZone})
    ORDER BY a.name, a.id, ${at}, b.booking_no`);
  return rows;
}

/**
 * The e-Invoice that the resort issues to itself in the name of an agent, for the commission of a month; several where one
 * is too large. What was taken back names the e-Invoice of the month in which it was earned.
 */
export async function selfBilledFiles(
  db: Db,
  sealer: Sealer,
  { accountId, ...ask }: MonthAsk & { readonly accountId: string },
): Promise<Result<MonthFile[], "NOT_FOUND" | "E_INVOICE_OFF" | "E_INVOICE_INCOMPLETE">> {
  const [settings, all, agent, issuedAt] = await Promise.all([
    loadSettings(db),
    commissionOf(db, ask),
    accountParty(db, sealer, accountId),
    loadNow(db),
  ]);
  const earned = all.filter((each) => each.accountId === accountId);
  const [first] = earned;
  const resort = resortParty(settings);
  if (!first) return refuse("NOT_FOUND");
  if (!resort) return refuse("E_INVOICE_OFF");
  if (!agent) return refuse("E_INVOICE_INCOMPLETE");
  const { industry: _, ...buyer } = resort;
  const { from, after } = daysOf(ask.month);
  const industry = first.accountKind === "agency" ? industries.agency : industries.other;
  const numberOf = (kind: PaperKind, month: string) =>
    `${settings.bookingNoPrefix}-${kind === "invoice" ? "SB" : "SBCN"}-${month}-${accountId.slice(0, 8)}`;
  const credits = ask.kind === "creditNote";
  return ok(
    filesOf(
      {
        type: credits ? eInvoiceTypes.selfBilledCreditNote : eInvoiceTypes.selfBilledInvoice,
        ...{ number: numberOf(ask.kind, ask.month), issuedAt, supplier: { ...agent, industry }, buyer },
        period: { from, to: addDays(after, -1) },
      },
      earned.map((each) => ({
        line: lineOf(each),
        corrects: credits ? [{ number: numberOf("invoice", each.earnedMonth), uuid: null }] : [],
      })),
    ),
  );
}

const lineOf = ({ bookingNo, amountSen }: Earned): EInvoiceLine => ({
  classification: classifications.paidToAgents,
  description: `Commission on booking ${bookingNo}`,
  ...{ quantity: 1, unitSen: amountSen, subtotalSen: amountSen, discountSen: 0 },
  taxes: [untaxed(amountSen)],
});

import { addDays } from "@pulau/domain/calendar/day.ts";
import { classifications, eInvoiceTypes } from "@pulau/domain/e-invoice/codes.ts";
import type { EInvoiceLine } from "@pulau/domain/e-invoice/document.ts";
import { untaxed } from "@pulau/domain/e-invoice/lines-of-price.ts";
import { type EInvoicePiece, splitEInvoice } from "@pulau/domain/e-invoice/split.ts";
import type { AccountId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { daysOf, type MonthRequest } from "./consolidated.ts";
import { filesOf, type MonthFile } from "./e-invoice-file.ts";
import { accountParty, resortParty } from "./parties.ts";

type Earned = {
  readonly accountId: AccountId;
  readonly name: string;
  readonly accountKind: string;
  readonly bookingNo: string;
  readonly amountSen: Sen;
  /** `YYYY-MM` */
  readonly earnedMonth: string;
};

const industries = {
  agency: { code: "79110", name: "Travel agency activities" },
  other: { code: "00000", name: "NOT APPLICABLE" },
} as const;

/** Commission that agents and influencers earned in a month, or of a credit note gave back for refunds; a reward is none. */
export async function commissionOf(db: Db, { month, kind }: MonthRequest): Promise<Earned[]> {
  const { timeZone } = await loadSettings(db);
  const { from, after } = daysOf(month);
  const at = kind === "invoice" ? sql`c.earned_at` : sql`t.at`;
  const sen = kind === "invoice" ? sql`c.amount_sen` : sql`-e.sen`;
  // Taken back in parts, it is in each month what was taken then, as the wallet's statement has it.
  const taken =
    kind === "invoice"
      ? sql``
      : sql`JOIN ledger_transaction t ON t.kind = 'commissionReversed' AND t.booking_id = c.booking_id
          AND t.once LIKE 'commission:' || c.id || ':%'
        JOIN ledger_entry e ON e.transaction_id = t.id AND e.account_kind = 'wallet'`;
  const { rows } = await db.execute<Earned>(sql`
    SELECT c.account_id AS "accountId", a.name, a.kind AS "accountKind", b.booking_no AS "bookingNo",
      sum(${sen})::bigint AS "amountSen", to_char(c.earned_at AT TIME ZONE ${timeZone}, 'YYYY-MM') AS "earnedMonth"
    FROM commission c JOIN account a ON a.id = c.account_id JOIN booking b ON b.id = c.booking_id ${taken}
    WHERE a.kind IN ('agency', 'influencer') AND c.earned_at IS NOT NULL AND ${sen} > 0
      AND ${at} >= (${from}::date::timestamp AT TIME ZONE ${timeZone})
      AND ${at} < (${after}::date::timestamp AT TIME ZONE ${timeZone})
    GROUP BY c.id, a.id, b.id ORDER BY a.name, a.id, min(${at}), b.booking_no`);
  return rows;
}

/**
 * The e-Invoice that the resort issues to itself in the name of an agent, for the commission of a month; several where one
 * is too large. What was taken back names the e-Invoice in which it was earned.
 */
export async function selfBilledFiles(
  db: Db,
  sealer: Sealer,
  { accountId, ...rest }: MonthRequest & { readonly accountId: AccountId },
): Promise<Result<MonthFile[], "NOT_FOUND" | "E_INVOICE_OFF" | "E_INVOICE_INCOMPLETE">> {
  const [settings, agent, issuedAt, earned] = await Promise.all([
    loadSettings(db),
    accountParty(db, sealer, accountId),
    loadNow(db),
    earnedBy(db, { accountId, ...rest }),
  ]);
  const [first] = earned;
  const resort = resortParty(settings);
  if (!first) return refuse("NOT_FOUND");
  if (!resort) return refuse("E_INVOICE_OFF");
  if (!agent) return refuse("E_INVOICE_INCOMPLETE");
  const { industry: _, ...buyer } = resort;
  const industry = first.accountKind === "agency" ? industries.agency : industries.other;
  const supplier = { ...agent, industry };
  const wholeOf = ({ kind, month }: MonthRequest) => {
    const { from, after } = daysOf(month);
    const word = kind === "invoice" ? "SB" : "SBCN";
    return {
      type: kind === "invoice" ? eInvoiceTypes.selfBilledInvoice : eInvoiceTypes.selfBilledCreditNote,
      number: `${settings.bookingNoPrefix}-${word}-${month}-${accountId.slice(0, 8)}`,
      issuedAt,
      supplier,
      buyer,
      period: { from, to: addDays(after, -1) },
    };
  };
  if (rest.kind === "invoice") return ok(filesOf(wholeOf(rest), earned.map(pieceOf)));
  const months = [...new Set(earned.map(({ earnedMonth }) => earnedMonth))];
  const invoiced = await invoicedIn(db, { accountId, months, wholeOf });
  const corrected = ({ bookingNo }: Earned) => {
    const number = invoiced.get(bookingNo);
    if (number === undefined) throw new Error(`no self-billed e-Invoice has the commission of ${bookingNo}`);
    return [{ number, uuid: null }];
  };
  return ok(
    filesOf(
      wholeOf(rest),
      earned.map((commission) => ({ line: lineOf(commission), corrects: corrected(commission) })),
    ),
  );
}

type Whole = Parameters<typeof splitEInvoice>[0];
type Invoiced = {
  readonly accountId: AccountId;
  readonly months: readonly string[];
  readonly wholeOf: (month: MonthRequest) => Whole;
};

/** The number of the self-billed e-Invoice that each booking's commission is on; of a month that needs several, of its part. */
async function invoicedIn(db: Db, { accountId, months, wholeOf }: Invoiced): Promise<Map<string, string>> {
  const numbers = new Map<string, string>();
  for (const month of months) {
    const invoice = { month, kind: "invoice" } as const;
    const left = await earnedBy(db, { accountId, ...invoice });
    for (const { number, lines } of splitEInvoice(wholeOf(invoice), left.map(pieceOf)))
      for (const { bookingNo } of left.splice(0, lines.length)) numbers.set(bookingNo, number);
  }
  return numbers;
}

const earnedBy = async (db: Db, { accountId, ...rest }: MonthRequest & { readonly accountId: AccountId }) =>
  (await commissionOf(db, rest)).filter((commission) => commission.accountId === accountId);

const pieceOf = (earned: Earned): EInvoicePiece => ({ line: lineOf(earned), corrects: [] });

const lineOf = ({ bookingNo, amountSen }: Earned): EInvoiceLine => ({
  classification: classifications.paidToAgents,
  description: `Commission on booking ${bookingNo}`,
  quantity: 1,
  unitSen: amountSen,
  subtotalSen: amountSen,
  discountSen: 0,
  taxes: [untaxed(amountSen)],
});

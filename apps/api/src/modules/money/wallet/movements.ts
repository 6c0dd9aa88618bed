import type { WalletMovement, walletMovementsRoute } from "@pulau/contract/wallet.ts";
import type { AccountId } from "@pulau/domain/ids.ts";
import { walletKindOf, walletKinds } from "@pulau/domain/ledger/wallet-kinds.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { daySpan } from "../../../listing/day-span.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, type Key, up } from "../../../listing/order.ts";
import { likeOf, textIn, wordsIn } from "../../../listing/search.ts";
import type { Source } from "../../../listing/source.ts";
import type { Language } from "../../../plugins/language.ts";
import { movementCells, movementHeads } from "./movement-cells.ts";

type Filters = ListRequest<typeof walletMovementsRoute>["query"] & {
  readonly accountId: AccountId;
  readonly timeZone: string;
  readonly language: Language;
};
type MovementRow = Omit<WalletMovement, "kind" | "sen" | "balanceSen"> & {
  kind: string;
  sen: string;
  balanceSen: string;
};
type Sums = { readonly inSen: string; readonly outSen: string };

/**
 * The wallet's entries with what it held after each, in the order in which they happened. The balance is of all entries
 * before, whatever is filtered afterwards.
 */
const movementsOf = (accountId: AccountId): SQL => sql`
  SELECT e.id AS "_id", t.at, e.seq, t.kind, e.sen, sum(e.sen) OVER (ORDER BY t.at, e.seq) AS "balanceSen",
    CASE WHEN b.id IS NOT NULL THEN json_build_object('_id', b.id, 'number', b.booking_no, 'name', pk.name) END AS booking,
    CASE WHEN pu.id IS NOT NULL THEN json_build_object('_id', pu.id, 'number', pu.number, 'flow', pu.flow,
      'name', pu.facts -> 'name') END AS purchase,
    CASE WHEN po.id IS NOT NULL THEN json_build_object('_id', po.id, 'number', po.number) END AS payout,
    concat_ws(' ', b.booking_no, b.booking_name, ${wordsIn(sql`pk.name`)}, pu.number, ${textIn(sql`pu.facts -> 'name'`)}, po.number, po.bank_reference) AS searched
  FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id
  LEFT JOIN booking b ON b.id = t.booking_id LEFT JOIN package pk ON pk.id = b.package_id
  LEFT JOIN purchase pu ON pu.id = t.purchase_id
  LEFT JOIN payout po ON t.kind = 'payout' AND t.once = 'payout:' || po.id || ':paid'
  WHERE e.account_kind = 'wallet' AND e.account_key = ${accountId}`;

function conditionsOf({
  kind,
  direction,
  from,
  to,
  search,
  timeZone,
}: Filters): readonly (SQL | undefined)[] {
  const known = sql.join(
    walletKinds.filter((known) => known !== "other").map((known) => sql`${known}`),
    sql`, `,
  );
  return [
    kind === "other" ? sql`m.kind NOT IN (${known})` : kind && sql`m.kind = ${kind}`,
    direction && (direction === "in" ? sql`m.sen > 0` : sql`m.sen < 0`),
    ...daySpan(sql`m.at`, { from, to }, timeZone),
    search ? sql`m.searched ILIKE ${likeOf(search)}` : undefined,
  ];
}

const rowOf = ({
  _id,
  at,
  kind,
  sen,
  balanceSen,
  booking,
  purchase,
  payout,
}: MovementRow): WalletMovement => ({
  _id,
  booking,
  purchase,
  payout,
  at: new Date(at).toISOString(),
  kind: walletKindOf(kind),
  sen: Number(sen),
  balanceSen: Number(balanceSen),
});

const byTime: readonly Key[] = [up(sql`m.at`, "timestamptz")];
const latestFirst: readonly Key[] = [down(sql`m.at`, "timestamptz")];

/** A wallet's movements, with the sums of all that the filter finds. */
export const walletMovements = (
  filters: Filters,
): Source<typeof walletMovementsRoute, MovementRow, Sums> => ({
  columns: sql`m.*`,
  from: sql`(${movementsOf(filters.accountId)}) m`,
  where: conditionsOf(filters),
  id: up(sql`m.seq`, "bigint"),
  key: up(sql`m."_id"`, "uuid"),
  orders: { "-at": latestFirst, at: byTime },
  rows: (rows) => rows.map(rowOf),
  totals: sql`coalesce(sum(greatest(m.sen, 0)), 0) AS "inSen", coalesce(sum(greatest(-m.sen, 0)), 0) AS "outSen"`,
  extra: ({ inSen, outSen }) => ({ inSen: Number(inSen), outSen: Number(outSen) }),
  cells: movementCells(filters),
  heads: movementHeads(filters.language),
});

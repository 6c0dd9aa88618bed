import type { ledgerAccountsRoute } from "@pulau/contract/ledger.ts";
import { plainRinggit } from "@pulau/domain/money/sen.ts";
import { sql } from "../../../db/orm.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import { likeOf } from "../../../listing/search.ts";
import type { Source } from "../../../listing/source.ts";
import { type Kind, labelOf, type Turnover, turnoverOf, turnoverReply } from "./turnover.ts";

type Filters = ListRequest<typeof ledgerAccountsRoute>["query"] & {
  readonly kind: Kind;
  readonly timeZone: string;
};
type AccountRow = Turnover & { readonly key: string; readonly label: string | null };

/** Accounts of one kind with what they did in a period. */
export function ledgerAccounts(filters: Filters): Source<typeof ledgerAccountsRoute, AccountRow> {
  const { kind, search } = filters;
  const { columns, until } = turnoverOf(filters, filters.timeZone);
  const like = likeOf(search ?? "");
  return {
    columns: sql`m.*`,
    from: sql`(SELECT a.*, ${labelOf(sql`a.key`)} AS label FROM (
      SELECT e.account_key AS key, ${columns}, abs(sum(e.sen))::bigint AS size
      FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id
      WHERE e.account_kind = ${kind} AND ${until} GROUP BY e.account_key) a) m`,
    where: [search ? sql`m.key ILIKE ${like} OR m.label ILIKE ${like}` : undefined],
    id: up(sql`m.key`, "text"),
    orders: {
      "-balance": [down(sql`m.size`, "bigint")],
      balance: [up(sql`m.size`, "bigint")],
      key: [up(sql`m.key`, "text")],
    },
    rows: (rows) =>
      rows.map(({ key, label, ...turnover }) => ({ key, label, ...turnoverReply(kind, turnover) })),
    cells: {
      account: (row) => row.key,
      label: (row) => row.label,
      entries: (row) => row.entries,
      opening: (row) => plainRinggit(row.openingSen),
      debit: (row) => plainRinggit(row.debitSen),
      credit: (row) => plainRinggit(row.creditSen),
      closing: (row) => plainRinggit(row.closingSen),
    },
  };
}

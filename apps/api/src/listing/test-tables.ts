import type pg from "pg";

/** Where a row of a list stands in the database, for tests that take one away and put it back. */
export type Stand = { readonly table: string; readonly column: string; readonly value: string };

type Row = Readonly<Record<string, unknown>>;
type StandOf = (row: Row) => Stand;

const by =
  (table: string, field = "_id", column = "id"): StandOf =>
  (row) => ({ table, column, value: String(row[field]) });

/** What holds the rows of lists whose rows are not found by their id in one table, by the list's path. */
const others: Readonly<Record<string, StandOf>> = {
  "/api/promo-package/user/bought": by("bought_package"),
  "/api/event/user/:id": by("purchase", "purchaseId"),
  "/admin/api/ledger/accounts/:kind": by("ledger_entry", "key", "account_key"),
  "/admin/api/courtesy-holds": by("courtesy_hold"),
  // Of a room deposit, a sale at the till, a group's account, or of a payment as it came in or went back.
  "/admin/api/payments": (row) => {
    if (row.depositId !== null) return by("room_deposit", "depositId")(row);
    if (row.bookingId === null && row.purchaseId === null)
      return row.saleId === null ? by("group_entry")(row) : by("till_sale", "saleId")(row);
    return by(String(row.what))(row);
  },
  "/admin/api/papers": (row) => by(row.bookingId ? "invoice" : "purchase_paper")(row),
  "/admin/api/package-option/:_id/price-versions": by("price_version", "number", "number"),
  "/api/influencer-package": by("influencer_package", "packageId", "package_id"),
};

/** Tables that go on with a row of another under its id: what can run out, of events. */
const goesOn = ["stock"];

const usual = new Map<string, StandOf>();

/** Finds the one table that has a row by its id, which no two rows share: so a list need not be named here. */
export async function findTable(pool: pg.Pool, path: string, row: Row): Promise<void> {
  if (others[path] || usual.has(path)) return;
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND column_name = 'id' AND data_type = 'uuid'`,
  );
  const queries = tables
    .filter(({ name }) => !goesOn.includes(name))
    .map(({ name }) => `SELECT '${name}' AS name FROM "${name}" WHERE id = $1`);
  const { rows: found } = await pool.query<{ name: string }>(queries.join(" UNION ALL "), [row._id]);
  const [table] = found;
  if (!table || found.length > 1) throw new Error(`${path}: whose rows? ${found.map(({ name }) => name)}`);
  usual.set(path, by(table.name));
}

/** Where a row of a list stands. */
export const locationOf = (path: string, row: Row): Stand | undefined =>
  (others[path] ?? usual.get(path))?.(row);

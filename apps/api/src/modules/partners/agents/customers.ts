import type { CustomerBody, CustomerReply, customersRoute } from "@pulau/contract/agents.ts";
import { comingStates } from "@pulau/domain/booking/booking-moves.ts";
import type { AccountId, CustomerId } from "@pulau/domain/ids.ts";
import { oneOf } from "../../../db/booking-states.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq, type SQL, sql } from "../../../db/orm.ts";
import { versionColumn } from "../../../db/saved-versions.ts";
import { customer } from "../../../db/schema/agents.ts";
import type { Tx } from "../../../db/tx.ts";
import { down, up } from "../../../listing/order.ts";
import { likeOf } from "../../../listing/search.ts";
import type { Source } from "../../../listing/source.ts";

type Raw = Omit<CustomerReply, "changedAt"> & { changedAt: string };
type Own = { readonly id: CustomerId; readonly accountId: AccountId };

const columns = sql`c.id AS "_id", ${versionColumn("customer", sql`c.id`)} AS version, c.name, c.email, c.phone, c.notes, c.changed_at AS "changedAt",
  s.bookings, s."nextCheckIn"`;
const rows = sql`customer c CROSS JOIN LATERAL (
  SELECT count(*)::int AS "bookings",
    (min(b.check_in) FILTER (WHERE b.state IN ${oneOf(comingStates)}))::text AS "nextCheckIn"
  FROM booking b WHERE b.customer_id = c.id AND b.state <> 'cancelled') s`;

const replyOf = (raw: Raw): CustomerReply => ({ ...raw, changedAt: new Date(raw.changedAt).toISOString() });

/** An agency's own customers; `search` looks at everything that is written down of them. */
export const agencyCustomers = ({
  accountId,
  search,
}: {
  readonly accountId: AccountId;
  readonly search?: string | undefined;
}): Source<typeof customersRoute, Raw> => ({
  columns,
  from: rows,
  among: sql`customer c`,
  where: [sql`c.account_id = ${accountId}`, search ? foundBy(search) : undefined],
  id: up(sql`c.id`, "uuid"),
  orders: {
    name: [up(sql`lower(c.name)`, "text")],
    "-name": [down(sql`lower(c.name)`, "text")],
    "-changedAt": [down(sql`c.changed_at`, "timestamptz")],
  },
  rows: (found) => found.map(replyOf),
});

function foundBy(search: string): SQL {
  const like = likeOf(search);
  return sql`c.name ILIKE ${like} OR c.email ILIKE ${like} OR c.phone ILIKE ${like} OR c.notes ILIKE ${like}`;
}

/** An agency's own customer; another's is null, as if there were none. */
export async function findCustomer(db: Db | Tx, { id, accountId }: Own): Promise<CustomerReply | null> {
  const found = await db.execute<Raw>(
    sql`SELECT ${columns} FROM ${rows} WHERE c.id = ${id} AND c.account_id = ${accountId}`,
  );
  return found.rows[0] ? replyOf(found.rows[0]) : null;
}

/** Writes a customer down, or anew under their id; null when the agency has none of that id. */
export async function writeCustomer(
  tx: Tx,
  wanted: { accountId: AccountId; id?: CustomerId; body: CustomerBody },
): Promise<CustomerReply | null> {
  const now = sql`pulau_now()`;
  const { accountId, id, body } = wanted;
  const [written] =
    id === undefined
      ? await tx
          .insert(customer)
          .values({ ...body, accountId, createdAt: now, changedAt: now })
          .returning({ id: customer.id })
      : await tx
          .update(customer)
          .set({ ...body, changedAt: now })
          .where(and(eq(customer.id, id), eq(customer.accountId, accountId)))
          .returning({ id: customer.id });
  return written ? findCustomer(tx, { id: written.id, accountId }) : null;
}

/** Forgets a customer. Their bookings stay, with the details that they were made with. */
export async function deleteCustomer(tx: Tx, { id, accountId }: Own): Promise<boolean> {
  const gone = await tx
    .delete(customer)
    .where(and(eq(customer.id, id), eq(customer.accountId, accountId)))
    .returning({ id: customer.id });
  return gone.length === 1;
}

/** Whether this is one of the agency's customers. */
export const isCustomerOf = async (tx: Tx, { id, accountId }: Own): Promise<boolean> =>
  (await findCustomer(tx, { id, accountId })) !== null;

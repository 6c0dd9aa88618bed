import type { Reply } from "@pulau/contract/route.ts";
import type { bookingAccountsRoute } from "@pulau/contract/staff-bookings.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { likeOf } from "../../../listing/search.ts";

type Matches = Reply<typeof bookingAccountsRoute>;

const most = 20;

/** The first twenty accounts whose name, member or e-mail holds the words, by name, with their owner's e-mail and language; and whether there are more. */
export async function findAccounts(db: Db, search: string): Promise<Matches> {
  const like = likeOf(search);
  const { rows } = await db.execute<Matches["accounts"][number]>(sql`
    SELECT a.id AS "_id", a.kind, a.name, o.email, coalesce(o.language, 'en') AS language
    FROM account a LEFT JOIN LATERAL (
      SELECT m.email, m.language FROM member m
      WHERE m.account_id = a.id AND m.role = 'admin' AND m.status = 'active' ORDER BY m.created_at, m.id LIMIT 1
    ) o ON true
    WHERE a.name ILIKE ${like}
      OR EXISTS (SELECT FROM member m WHERE m.account_id = a.id AND (m.email ILIKE ${like} OR m.name ILIKE ${like}))
    ORDER BY lower(a.name), a.id LIMIT ${most + 1}`);
  return { accounts: rows.slice(0, most), more: rows.length > most };
}

import type { Received, Reply } from "@pulau/contract/route.ts";
import type { SecurityEntry, securityLogRoute } from "@pulau/contract/security-log.ts";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/connect.ts";
import { daySpan } from "../../../plugins/day-span.ts";
import { frameOf } from "../../../plugins/page-frame.ts";
import { likeOf } from "../../../plugins/search-pattern.ts";
import { loadSettings } from "../resort/public.ts";

type Filters = Received<typeof securityLogRoute>["query"];

/** The security log, newest first. */
export async function listEntries(db: Db, filters: Filters): Promise<Reply<typeof securityLogRoute>> {
  const { page, limit, cursor } = filters;
  const { timeZone } = await loadSettings(db);
  const where = sql.join(
    [sql`true`, ...conditionsOf(filters), ...daySpan(sql`e.at`, filters, timeZone)],
    sql` AND `,
  );
  const from = cursor ? sql`AND e.seq < (SELECT seq FROM security_entry WHERE id = ${cursor})` : sql``;
  const [{ rows }, counted] = await Promise.all([
    db.execute<SecurityEntry>(sql`
      SELECT e.id AS "_id", e.at, e.kind, e.side, e.session_id AS "session", e.network, e.route, e.facts,
        e.request_id AS "requestId",
        CASE WHEN p.id IS NOT NULL THEN json_build_object('_id', p.id, 'name', p.name, 'email', p.email) END AS person
      FROM security_entry e LEFT JOIN LATERAL (
        SELECT id, name, email FROM member WHERE id = e.person_id AND e.side = 'portal'
        UNION ALL SELECT id, name, email FROM staff_user WHERE id = e.person_id AND e.side = 'staff') p ON true
      WHERE ${where} ${from} ORDER BY e.seq DESC LIMIT ${limit} OFFSET ${cursor ? 0 : (page - 1) * limit}`),
    db.execute<{ total: number }>(sql`SELECT count(*)::int AS total FROM security_entry e WHERE ${where}`),
  ]);
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return {
    entries: rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() })),
    ...frameOf({ page, limit, total: counted.rows[0]?.total ?? 0 }),
    nextCursor: last?._id ?? null,
  };
}

function conditionsOf({ kind, side, person, session, network, search }: Filters): SQL[] {
  return [
    ...(kind ? [sql`e.kind = ${kind}`] : []),
    ...(side ? [sql`e.side = ${side}`] : []),
    ...(person ? [sql`e.person_id = ${person}`] : []),
    ...(session ? [sql`e.session_id = ${session}`] : []),
    ...(network ? [sql`e.network = ${network}`] : []),
    ...(search ? [found(search)] : []),
  ];
}

function found(search: string): SQL {
  const like = likeOf(search);
  return sql`(e.person_id IN (SELECT id FROM member WHERE name ILIKE ${like} OR email ILIKE ${like}
      UNION ALL SELECT id FROM staff_user WHERE name ILIKE ${like} OR email ILIKE ${like})
    OR e.route ILIKE ${like} OR e.facts ->> 'bookingNo' ILIKE ${like} OR e.facts ->> 'typed' ILIKE ${like}
    OR e.request_id = ${search})`;
}

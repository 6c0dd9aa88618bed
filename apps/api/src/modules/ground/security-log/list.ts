import { type SecurityEntry, securityLogRoute } from "@pulau/contract/security-log.ts";
import { ok } from "@pulau/domain/result.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { daySpan } from "../../../listing/day-span.ts";
import { equals } from "../../../listing/filter.ts";
import { type ListRequest, mountList } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import { likeOf } from "../../../listing/search.ts";
import type { Source } from "../../../listing/source.ts";
import { stateCell } from "../../../listing/state-words.ts";
import type { Module } from "../../../module.ts";
import { loadSettings } from "../resort/public.ts";

/** Who came in, who was refused, and who did what needs watching, for staff with the right. */
export const securityLogModule: Module = (app, { db }) => {
  mountList(app, securityLogRoute, async ({ query }) =>
    ok(logEntries({ ...query, timeZone: (await loadSettings(db)).timeZone })),
  );
};

type Filters = ListRequest<typeof securityLogRoute>["query"] & { readonly timeZone: string };

/** The security log. */
const logEntries = (filters: Filters): Source<typeof securityLogRoute, SecurityEntry> => ({
  columns: sql`e.id AS "_id", e.at, e.kind, e.side, e.session_id AS "session", e.network, e.route, e.facts,
    e.request_id AS "requestId",
    CASE WHEN p.id IS NOT NULL THEN json_build_object('_id', p.id, 'name', p.name, 'email', p.email) END AS person`,
  from: sql`security_entry e LEFT JOIN LATERAL (
    SELECT id, name, email FROM member WHERE id = e.person_id AND e.side = 'portal'
    UNION ALL SELECT id, name, email FROM staff_user WHERE id = e.person_id AND e.side = 'staff') p ON true`,
  among: sql`security_entry e`,
  where: [
    equals(sql`e.kind`, filters.kind),
    equals(sql`e.side`, filters.side),
    equals(sql`e.person_id`, filters.person),
    equals(sql`e.session_id`, filters.session),
    equals(sql`e.network`, filters.network),
    filters.search ? found(filters.search) : undefined,
    ...daySpan(sql`e.at`, filters, filters.timeZone),
  ],
  id: up(sql`e.seq`, "bigint"),
  key: up(sql`e.id`, "uuid"),
  orders: { "-at": [down(sql`e.seq`, "bigint")], at: [up(sql`e.seq`, "bigint")] },
  rows: (rows) => rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() })),
  cells: {
    at: ({ at }) => at,
    kind: ({ kind }, language) => stateCell("security", kind, language),
    side: ({ side }) => side,
    person: ({ person }) => person?.name ?? null,
    email: ({ person }) => person?.email ?? null,
    call: ({ route }) => route,
    network: ({ network }) => network,
    session: ({ session }) => session,
    facts: ({ facts }) => JSON.stringify(facts),
    requestId: ({ requestId }) => requestId,
  },
});

function found(search: string): SQL {
  const like = likeOf(search);
  return sql`(e.person_id IN (SELECT id FROM member WHERE name ILIKE ${like} OR email ILIKE ${like}
      UNION ALL SELECT id FROM staff_user WHERE name ILIKE ${like} OR email ILIKE ${like})
    OR e.route ILIKE ${like} OR e.facts ->> 'bookingNo' ILIKE ${like} OR e.facts ->> 'typed' ILIKE ${like}
    OR e.request_id = ${search})`;
}

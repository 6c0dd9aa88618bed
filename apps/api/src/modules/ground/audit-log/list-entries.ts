import type { AuditEntry, auditLogRoute } from "@pulau/contract/audit-log.ts";
import type { AuditAct, AuditSubject } from "@pulau/domain/access/audit-acts.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { daySpan } from "../../../listing/day-span.ts";
import { equals } from "../../../listing/filter.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import { likeOf, textIn } from "../../../listing/search.ts";
import type { Source } from "../../../listing/source.ts";
import { stateCell } from "../../../listing/state-words.ts";
import { liftPairs } from "./lift-pairs.ts";

type Totals = { readonly people: { readonly _id: StaffId; readonly name: string }[] };
type Filters = ListRequest<typeof auditLogRoute>["query"] & { readonly timeZone: string };
const json = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));

/** What staff did. */
export const auditEntries = (filters: Filters): Source<typeof auditLogRoute, AuditEntry, Totals> => ({
  columns: sql`e.id AS "_id", e.at, e.act, e.subject, e.subject_id AS "subjectId",
    coalesce(CASE jsonb_typeof(e.facts -> 'name') WHEN 'object' THEN e.facts -> 'name' ->> 'en' ELSE e.facts ->> 'name' END,
      e.facts ->> 'code', b.booking_no, u.name, p.name ->> 'en' || ', ' || (o.name ->> 'en')) AS name,
    nullif(e.facts -> 'before', 'null'::jsonb) AS before, nullif(e.facts -> 'after', 'null'::jsonb) AS after,
    e.facts - 'before' - 'after' AS facts,
    CASE WHEN s.id IS NOT NULL THEN json_build_object('_id', s.id, 'name', s.name, 'avatar', s.avatar) END AS person`,
  from: sql`audit_entry e LEFT JOIN staff_user s ON s.id = e.staff_id
    LEFT JOIN booking b ON b.id = e.subject_id
    LEFT JOIN staff_user u ON u.id = e.subject_id
    LEFT JOIN package_option o ON o.id = e.subject_id LEFT JOIN package p ON p.id = o.package_id`,
  among: sql`audit_entry e`,
  where: [
    equals(sql`e.act`, filters.act),
    equals(sql`e.subject`, filters.subject),
    equals(sql`e.staff_id`, filters.person),
    equals(sql`e.subject_id`, filters.thing),
    filters.search ? found(filters.search) : undefined,
    ...daySpan(sql`e.at`, filters, filters.timeZone),
  ],
  id: up(sql`e.id`, "uuid"),
  orders: { "-at": [down(sql`e.at`, "timestamptz")], at: [up(sql`e.at`, "timestamptz")] },
  rows: (rows) => rows.map((row) => liftPairs({ ...row, at: new Date(row.at).toISOString() })),
  totals: sql`(SELECT coalesce(json_agg(json_build_object('_id', s.id, 'name', s.name) ORDER BY s.name, s.id), '[]')
    FROM staff_user s WHERE EXISTS (SELECT FROM audit_entry WHERE staff_id = s.id)) AS people`,
  extra: ({ people }) => ({ people }),
  cells: {
    at: ({ at }) => at,
    person: ({ person }) => person?.name ?? null,
    act: ({ act }, language) => stateCell("auditAct", act as AuditAct, language),
    subject: ({ subject }, language) => stateCell("auditSubject", subject as AuditSubject, language),
    name: ({ name }) => name,
    before: ({ before }) => json(before),
    after: ({ after }) => json(after),
    facts: ({ facts }) => json(facts),
    id: ({ _id }) => _id,
  },
});

function found(search: string): SQL {
  const like = likeOf(search);
  return sql`(e.staff_id IN (SELECT id FROM staff_user WHERE name ILIKE ${like}) OR e.act ILIKE ${like}
    OR e.subject ILIKE ${like} OR ${textIn(sql`e.facts -> 'name'`)} ILIKE ${like} OR e.facts ->> 'code' ILIKE ${like}
    OR e.subject_id IN (SELECT id FROM staff_user WHERE name ILIKE ${like})
    OR e.subject_id IN (SELECT id FROM booking WHERE booking_no ILIKE ${like})
    OR e.subject_id IN (SELECT o.id FROM package_option o JOIN package p ON p.id = o.package_id
      WHERE ${textIn(sql`o.name`)} ILIKE ${like} OR ${textIn(sql`p.name`)} ILIKE ${like}))`;
}

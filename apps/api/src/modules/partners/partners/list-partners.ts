import type { PartnerRow, partnersRoute } from "@pulau/contract/partners.ts";
import type { Received, Reply } from "@pulau/contract/route.ts";
import { sql } from "drizzle-orm";
import type { Db } from "../../../db/connect.ts";
import { likeOf } from "../../../listing/search.ts";
import { frameOf } from "../../../plugins/page-frame.ts";
import { loadSettings } from "../../ground/resort/public.ts";

type Query = Received<typeof partnersRoute>["query"];

/** Agencies and influencers by name, with what is agreed today and what they bring. */
export async function listPartners(db: Db, query: Query): Promise<Reply<typeof partnersRoute>> {
  const { timeZone } = await loadSettings(db);
  const today = sql`(pulau_now() AT TIME ZONE ${timeZone})::date`;
  const like = likeOf(query.search ?? "");
  const which = sql`a.kind <> 'guest' ${query.kind ? sql`AND a.kind = ${query.kind}` : sql``}
    ${query.search ? sql`AND (a.name ILIKE ${like} OR EXISTS (SELECT FROM member m WHERE m.account_id = a.id AND m.email ILIKE ${like}))` : sql``}`;
  const [listed, counted] = await Promise.all([
    db.execute<PartnerRow>(sql`
      SELECT a.id AS "_id", a.kind, a.name,
        (SELECT m.email FROM member m WHERE m.account_id = a.id AND m.role = 'admin' AND m.status = 'active'
          ORDER BY m.created_at, m.id LIMIT 1) AS "email",
        (SELECT json_build_object('model', k.model, 'share', greatest(k.commission, k.markdown)) FROM agent_contract k
          WHERE k.account_id = a.id AND k.active_status AND ${today} BETWEEN k."from" AND coalesce(k."to", 'infinity')
          ORDER BY k."from" DESC, k.id DESC LIMIT 1) AS "contract",
        (SELECT count(*)::int FROM influencer_package i WHERE i.account_id = a.id AND i.active_status
          AND ${today} BETWEEN i."from" AND coalesce(i."to", 'infinity')) AS "links",
        (SELECT count(*)::int FROM booking b WHERE b.state IN ('confirmed', 'inHouse', 'completed')
          AND (b.account_id = a.id OR b.influencer_id = a.id OR b.referred_by = a.id)) AS "bookings",
        s."forecastSen", s."earnedSen", s."owedSen"
      FROM account a CROSS JOIN LATERAL (
        SELECT coalesce(sum(c.amount_sen) FILTER (WHERE c.state = 'forecast'), 0)::bigint AS "forecastSen",
          coalesce(sum(c.amount_sen - c.reversed_sen) FILTER (WHERE c.earned_at IS NOT NULL), 0)::bigint AS "earnedSen",
          coalesce(sum(c.reversed_sen - c.recovered_sen), 0)::bigint AS "owedSen"
        FROM commission c WHERE c.account_id = a.id
      ) s
      WHERE ${which} ORDER BY lower(a.name), a.id LIMIT ${query.limit} OFFSET ${(query.page - 1) * query.limit}`),
    db.execute<{ total: number }>(sql`SELECT count(*)::int AS total FROM account a WHERE ${which}`),
  ]);
  return {
    partners: listed.rows,
    ...frameOf({ ...query, total: counted.rows[0]?.total ?? 0 }),
    nextCursor: null,
  };
}

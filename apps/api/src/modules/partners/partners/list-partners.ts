import type { PartnerRow, partnersRoute } from "@pulau/contract/partners.ts";
import { soldStates } from "@pulau/domain/booking/booking-moves.ts";
import { plainRinggit } from "@pulau/domain/money/sen.ts";
import { oneOf } from "../../../db/booking-states.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { percentCell } from "../../../listing/cells.ts";
import { equals } from "../../../listing/filter.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import { likeOf } from "../../../listing/search.ts";
import type { Source } from "../../../listing/source.ts";
import { stateCell } from "../../../listing/state-words.ts";

type Filters = ListRequest<typeof partnersRoute>["query"] & { readonly timeZone: string };

/** What an account brought by commission. */
const earnings = sql`(
  SELECT coalesce(sum(c.amount_sen) FILTER (WHERE c.state = 'forecast'), 0)::bigint AS "forecastSen",
    coalesce(sum(c.amount_sen - c.reversed_sen) FILTER (WHERE c.earned_at IS NOT NULL), 0)::bigint AS "earnedSen",
    coalesce(sum(c.reversed_sen - c.recovered_sen), 0)::bigint AS "owedSen"
  FROM commission c WHERE c.account_id = a.id)`;

const columnsOn = (today: SQL): SQL => sql`a.id AS "_id", a.kind, a.name,
  (SELECT m.email FROM member m WHERE m.account_id = a.id AND m.role = 'admin' AND m.status = 'active'
    ORDER BY m.created_at, m.id LIMIT 1) AS "email",
  (SELECT json_build_object('model', k.model, 'share', greatest(k.commission, k.markdown)) FROM agent_contract k
    WHERE k.account_id = a.id AND k.active_status AND ${today} BETWEEN k."from" AND coalesce(k."to", 'infinity')
    ORDER BY k."from" DESC, k.id DESC LIMIT 1) AS "contract",
  (SELECT count(*)::int FROM influencer_package i WHERE i.account_id = a.id AND i.active_status
    AND ${today} BETWEEN i."from" AND coalesce(i."to", 'infinity')) AS "links",
  (SELECT count(*)::int FROM booking b WHERE b.state IN ${oneOf(soldStates)}
    AND (b.account_id = a.id OR b.influencer_id = a.id OR b.referred_by = a.id)) AS "bookings",
  s."forecastSen", s."earnedSen", s."owedSen"`;

/** Agencies and influencers, with what is agreed today and what they bring. */
export const partners = ({ kind, search, timeZone }: Filters): Source<typeof partnersRoute, PartnerRow> => ({
  columns: columnsOn(sql`(pulau_now() AT TIME ZONE ${timeZone})::date`),
  from: sql`account a CROSS JOIN LATERAL ${earnings} s`,
  among: sql`account a`,
  where: [sql`a.kind <> 'guest'`, equals(sql`a.kind`, kind), search ? found(search) : undefined],
  id: up(sql`a.id`, "uuid"),
  orders: { name: [up(sql`lower(a.name)`, "text")], "-name": [down(sql`lower(a.name)`, "text")] },
  rows: (rows) => rows,
  cells: {
    name: (row) => row.name,
    kind: (row, language) => stateCell("account", row.kind, language),
    email: (row) => row.email,
    model: (row, language) => stateCell("contract", row.contract?.model, language),
    share: (row) => percentCell(row.contract?.share),
    links: (row) => row.links,
    bookings: (row) => row.bookings,
    forecast: (row) => plainRinggit(row.forecastSen),
    earned: (row) => plainRinggit(row.earnedSen),
    owed: (row) => plainRinggit(row.owedSen),
    id: (row) => row._id,
  },
});

function found(search: string): SQL {
  const like = likeOf(search);
  return sql`a.name ILIKE ${like} OR EXISTS (SELECT FROM member m WHERE m.account_id = a.id AND m.email ILIKE ${like})`;
}

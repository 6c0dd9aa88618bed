import { type SQL, sql } from "../../../db/orm.ts";

/** A room type `t` as a card shows it, as one JSON value. */
export const roomTypeCard = sql`json_build_object('_id', t.id, 'slug', t.slug, 'name', t.name, 'summary', t.summary,
  'picture', t.picture, 'pictureAlt', t.picture_alts -> t.picture, 'sizeSqm', t.size_sqm, 'minPax', t.min_pax,
  'maxPax', t.max_pax)`;

/**
 * Whether an option `o` has a price for grown-ups in rooms of a type `t`: a rate of that type, or one of every type.
 */
export const sellsType: SQL = sql`exists (
  select from rate r left join period d on d.id = r.period_id
  where coalesce(r.option_id, d.option_id) = o.id and (r.room_type_id is null or r.room_type_id = t.id)
    and (r.guest_kind is null or r.guest_kind = 'adult'))`;

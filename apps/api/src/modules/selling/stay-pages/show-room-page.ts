import type { Reply } from "@pulau/contract/route.ts";
import type { roomPageRoute } from "@pulau/contract/stay-pages.ts";
import { noWords, type Words } from "@pulau/domain/catalogue/words.ts";
import type { OptionId, RoomTypeId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { listEveryRoomType } from "../availability/public.ts";
import { loadPackages, type PackageOnSale } from "../catalogue/public.ts";
import { findBySlug } from "./moved-slug.ts";
import { sellsType } from "./room-type-cards.ts";

type Page = Reply<typeof roomPageRoute>;
type Parts = Pick<Page, "stepFree" | "smoking" | "places"> & {
  readonly images: readonly string[];
  readonly alts: Readonly<Record<string, Words>>;
  readonly optionIds: readonly OptionId[];
};

/** A room type on sale by its page's address. `NOT_FOUND`: there is none. */
export async function showRoomPage(db: Db, slug: string): Promise<Result<Page, "NOT_FOUND">> {
  const found = await findBySlug(db, { kind: "room_type", slug, among: await listEveryRoomType(db) });
  if (!found) return refuse("NOT_FOUND");
  const [{ images, alts, optionIds, ...parts }, packages] = await Promise.all([
    loadParts(db, found._id),
    loadPackages(db),
  ]);
  const shown = images.length > 0 ? images : [found.picture];
  return ok({
    roomType: found,
    pictures: shown.map((picture) => ({ picture, alt: alts[picture] ?? noWords })),
    ...parts,
    packages: packages.flatMap((sold) => cardOf(sold, optionIds)),
  });
}

async function loadParts(db: Db, roomTypeId: RoomTypeId): Promise<Parts> {
  const { rows } = await db.execute<Parts>(sql`
    select t.images, t.picture_alts as alts,
      exists (select from room r where r.room_type_id = t.id and r.active_status and r.allow_disabled_person) as "stepFree",
      exists (select from room r where r.room_type_id = t.id and r.active_status and r.allow_smoking) as smoking,
      (select coalesce(json_agg(json_build_object('_id', b.id, 'name', b.name, 'x', b.map_x, 'y', b.map_y,
          'floors', (select coalesce(json_agg(f.floor order by f.place), '[]')
            from jsonb_array_elements_text(b.no_of_floors) with ordinality as f(floor, place)
            where exists (select from room r where r.building_id = b.id and r.room_type_id = t.id and r.active_status
              and r.floor = f.floor))) order by b.name), '[]')
        from building b where b.active_status and exists (
          select from room r where r.building_id = b.id and r.room_type_id = t.id and r.active_status)) as places,
      (select coalesce(json_agg(o.id), '[]') from package_option o where o.active_status and ${sellsType}) as "optionIds"
    from room_type t where t.id = ${roomTypeId}`);
  const [found] = rows;
  if (!found) throw new Error("the room type's parts were not answered");
  return found;
}

/** A package as a card, with the lengths of stay that such a room can be had for; nothing where it has none. */
function cardOf(
  { _id, slug, name, summary, picture, options }: PackageOnSale,
  optionIds: readonly OptionId[],
): Page["packages"] {
  const nights = options.filter((option) => optionIds.includes(option._id)).map((option) => option.nights);
  if (nights.length === 0) return [];
  return [{ _id, slug, name, summary, picture, nights: [...new Set(nights)].sort((a, b) => a - b) }];
}

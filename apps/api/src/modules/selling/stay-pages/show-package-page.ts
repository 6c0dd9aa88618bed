import type { Reply } from "@pulau/contract/route.ts";
import type { PageBoat, packagePageRoute } from "@pulau/contract/stay-pages.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { PackageId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { ways } from "@pulau/domain/transport/timetable.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { loadResortToday } from "../../ground/resort/public.ts";
import { loadPackages } from "../catalogue/public.ts";
import { findBySlug } from "./moved-slug.ts";
import { roomTypeCard, sellsType } from "./room-type-cards.ts";

type Page = Reply<typeof packagePageRoute>;
type BoatRow = Omit<PageBoat, "included"> & {
  readonly included: readonly { readonly direction: PageBoat["included"][number] | null }[];
};

/** A package that everybody can book, by its page's address. `NOT_FOUND`: none is on sale there. */
export async function showPackagePage(db: Db, slug: string): Promise<Result<Page, "NOT_FOUND">> {
  const found = await findBySlug(db, { kind: "package", slug, among: await loadPackages(db) });
  if (!found) return refuse("NOT_FOUND");
  const parts = await loadParts(db, found._id, await loadResortToday(db));
  return ok({ package: found, ...parts });
}

/** What stands beside a package: in one query, since a page waits for it. */
async function loadParts(db: Db, packageId: PackageId, today: Day): Promise<Omit<Page, "package">> {
  const { rows } = await db.execute<Omit<Page, "package" | "boats"> & { boats: BoatRow[] }>(sql`
    select
      (select coalesce(json_agg(json_build_object('optionId', d.option_id, 'from', greatest(d."from", ${today}::date),
          'to', d."to") order by o.position, o.id, d."from"), '[]')
        from period d join package_option o on o.id = d.option_id
        where o.package_id = ${packageId} and o.active_status and not d.stop_sell and d."to" >= ${today}::date) as periods,
      (select coalesce(json_agg(${roomTypeCard} order by t.priority, t.room_code), '[]') from room_type t
        where t.active_status and exists (select from room r where r.room_type_id = t.id and r.active_status)
          and exists (select from package_option o where o.package_id = ${packageId} and o.active_status and ${sellsType}))
        as "roomTypes",
      (select coalesce(json_agg(json_build_object('_id', b.id, 'kind', b.kind, 'name', b.name, 'seats', b.seats,
          'included', (select coalesce(json_agg(json_build_object('direction', i.direction)), '[]')
            from included_transport i
            where i.boat_id = b.id and i.package_id = ${packageId} and i.option_id is null),
          'without', (select json_build_object('from', x."from", 'to', x."to", 'reason', x.reason)
            from excluded_boat x
            where x.boat_id = b.id and x.active_status and (x.package_id is null or x.package_id = ${packageId})
              and (x."to" is null or x."to" >= ${today}::date)
            order by x."from" nulls first limit 1)) order by b.kind desc, b.charter_sen, b.id), '[]')
        from boat b where b.active_status and (b.kind = 'charter' or exists (
          select from sailing s where s.boat_id = b.id and s.active_status and s.day >= ${today}::date)))
        as boats`);
  const [found] = rows;
  if (!found) throw new Error("the package's parts were not answered");
  return { ...found, boats: found.boats.filter(isOffered).map(boatOf) };
}

/** One that is left out on every day is none of the package's boats. */
const isOffered = ({ without }: Pick<PageBoat, "without">): boolean =>
  without === null || without.from !== null || without.to !== null;

const boatOf = ({ included, ...boat }: BoatRow): PageBoat => ({
  ...boat,
  included: ways.filter((way) => included.some(({ direction }) => direction === null || direction === way)),
});

import type { PackageBody, PackageOptionBody, staffPackageRoute } from "@pulau/contract/package-admin.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { withoutFilled } from "@pulau/domain/catalogue/missing-words.ts";
import type { Words } from "@pulau/domain/catalogue/words.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import type { BoatId, LandTransferId, OptionId, PackageId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { asc, eq, sql } from "../../../db/orm.ts";
import { versionOf, versionsOf } from "../../../db/saved-versions.ts";
import { includedAddOn, packageOption, stayPackage } from "../../../db/schema/catalogue.ts";
import type { Tx } from "../../../db/tx.ts";
import { countUses } from "../../../records/name-uses.ts";
import { loadGuestQuestions } from "../catalogue/public.ts";
import { readTransport } from "./included-transport.ts";
import { packageUsers } from "./package-uses.ts";

type PackageReply = Reply<typeof staffPackageRoute>;

/** What is read says of everything what it is. */
type ReadPackage = PackageBody & Pick<typeof stayPackage.$inferSelect, "bands">;

/** A package as its form saves it, with the translations that are missing left empty; null when there is none. */
export async function readPackage(db: Db | Tx, packageId: PackageId): Promise<ReadPackage | null> {
  const [row] = await db.select().from(stayPackage).where(eq(stayPackage.id, packageId));
  if (!row) return null;
  const { activeStatus, code, type, name, summary, picture, pictures, soldAhead, bands, missing } = row;
  const shown = pictures.length > 0 ? pictures : [{ picture, alt: noWords }];
  const transport = await readTransport(db, { packageId, optionId: null });
  const options = await db
    .select({ id: packageOption.id })
    .from(packageOption)
    .where(eq(packageOption.packageId, packageId))
    .orderBy(asc(packageOption.position), asc(packageOption.id));
  const texts = withoutFilled({ name, summary, pictures: shown }, missing);
  const optionIds = options.map(({ id }) => id);
  return { activeStatus, code, type, ...texts, soldAhead, transport, bands, optionIds };
}

/** The same of one option; null when there is none. */
export async function readOption(db: Db | Tx, optionId: OptionId): Promise<PackageOptionBody | null> {
  const [row] = await db.select().from(packageOption).where(eq(packageOption.id, optionId));
  if (!row) return null;
  const { activeStatus, name, nights, meals, includes, usualOptionId, missing } = row;
  const { addOnId, count, per, dayOfStay } = includedAddOn;
  const addOns = await db
    .select({ addOnId, count, per, dayOfStay })
    .from(includedAddOn)
    .where(eq(includedAddOn.optionId, optionId))
    .orderBy(asc(addOnId));
  const transport = await readTransport(db, { packageId: row.packageId, optionId });
  return {
    activeStatus,
    nights,
    meals,
    usualOptionId,
    addOns,
    transport,
    ...withoutFilled({ name, includes }, missing),
  };
}

/** One package with everything that its page shows. */
export async function showPackage(
  db: Db,
  { packageId, publicUrl }: { packageId: PackageId; publicUrl: string },
): Promise<Result<PackageReply, "NOT_FOUND">> {
  const body = await readPackage(db, packageId);
  if (!body) return refuse("NOT_FOUND");
  const { rows: influencers } = await db.execute<PackageReply["influencers"][number]>(sql`
    select a.id as "_id", a.name, i.active_status as "activeStatus"
    from influencer_package i join account a on a.id = i.account_id
    where i.package_id = ${packageId} order by a.name, a.id`);
  const uses = await countUses(db, packageUsers(packageId));
  const version = await versionOf(db, "package", packageId);
  const options = await showOptions(db, body.optionIds);
  const link = new URL(`/booking/new?packageId=${packageId}`, publicUrl).href;
  const questions = await loadQuestions(db, body.optionIds);
  const choices = await loadChoices(db);
  return ok({ ...body, _id: packageId, options, influencers, uses, questions, link, choices, version });
}

/** The activities and markets that any of the options asks for, each once. */
async function loadQuestions(db: Db, optionIds: readonly OptionId[]): Promise<PackageReply["questions"]> {
  const questionSets = await Promise.all(optionIds.map((id) => loadGuestQuestions(db, id)));
  const once = (part: "activities" | "markets") => [
    ...new Map(
      questionSets.flatMap((questions) => questions[part].map(({ word, name }) => [word, name] as const)),
    ).values(),
  ];
  return { activities: once("activities"), markets: once("markets") };
}

async function showOptions(db: Db, optionIds: readonly OptionId[]): Promise<PackageReply["options"]> {
  const version = await versionsOf(db, "packageOption", optionIds);
  const { rows } = await db.execute<{ id: OptionId; prices: number }>(sql`
    select o.id, (select count(*)::int from rate r left join period d on d.id = r.period_id
      where coalesce(r.option_id, d.option_id) = o.id) as prices
    from package_option o where o.id = any(${sql.param(optionIds)}::uuid[])`);
  const prices = new Map(rows.map((row) => [row.id, row.prices]));
  const shown: PackageReply["options"] = [];
  for (const id of optionIds) {
    const option = await readOption(db, id);
    if (option) shown.push({ ...option, _id: id, prices: prices.get(id) ?? 0, version: version(id) });
  }
  return shown;
}

type Road = { id: LandTransferId; start: Words; end: Words; vehicle: Words };

async function loadChoices(db: Db): Promise<PackageReply["choices"]> {
  const { rows: addOns } = await db.execute<PackageReply["choices"]["addOns"][number]>(sql`
    select id as "_id", name, active_status as "activeStatus" from add_on order by position, id`);
  const { rows: options } = await db.execute<PackageReply["choices"]["options"][number]>(sql`
    select o.id as "_id", o.name, p.name as "packageName"
    from package_option o join package p on p.id = o.package_id
    order by p.position, p.id, o.position, o.id`);
  const { rows: boats } = await db.execute<{ id: BoatId; name: Words }>(
    sql`select id, name from boat order by kind desc, id`,
  );
  const { rows: roads } = await db.execute<Road>(sql`
    select l.id, s.name as start, e.name as "end", v.name as vehicle
    from land_transfer l join transport_point s on s.id = l.start_point_id
      join transport_point e on e.id = l.end_point_id join transfer_vehicle v on v.id = l.vehicle_id
    order by l.position, l.id`);
  return {
    addOns,
    options,
    transport: [
      ...boats.map((boat) => ({ kind: "boat" as const, ...boat })),
      ...roads.map((road) => ({ kind: "road" as const, id: road.id, name: nameOfRoad(road) })),
    ],
  };
}

const nameOfRoad = ({ start, end, vehicle }: Road): Words => ({
  en: `${start.en} – ${end.en} (${vehicle.en})`,
  my: `${start.my} – ${end.my} (${vehicle.my})`,
  cn: `${start.cn} – ${end.cn}（${vehicle.cn}）`,
});

import type { CataloguePart } from "@pulau/contract/catalogue-file.ts";
import { ringgit } from "@pulau/domain/currency/ringgit.ts";
import { loadNow } from "../../../db/clock.ts";
import { insertJsonRows } from "../../../db/insert-rows.ts";
import { inArray, sql } from "../../../db/orm.ts";
import { packageOption, stayPackage } from "../../../db/schema/catalogue.ts";
import { boughtPackage } from "../../../db/schema/promo-packages.ts";
import { currencyRate } from "../../../db/schema/resort.ts";
import type { Tx } from "../../../db/tx.ts";
import { notifyWaitingList } from "../../booking/holds/public.ts";
import { type StockedAddOn, writeAddOnDays } from "../add-on-admin/public.ts";
import { updateSailings } from "../boat-admin/public.ts";
import { checkRidden, type VehicleRow, writeVehicleDays } from "../transfer-admin/public.ts";
import { bedOptionsInUse } from "./bed-option-rules.ts";
import type { Compared, RowPlan } from "./compare.ts";
import { ratesAhead } from "./currency-rules.ts";
import { wrongKinds } from "./kind-rules.ts";
import type { ImportFault, Row } from "./part.ts";
import { changedUsedPromos, limitPromoPersons } from "./promo-code-rules.ts";
import { wrongRoads } from "./road-rules.ts";
import { forgetOwnPax, wrongRooms } from "./room-rules.ts";
import { roomTypesGone, taxesInUse, taxesOfEvents, taxesOnLater, tooManyCharges } from "./tax-rules.ts";
import { wrongTimetables } from "./timetable-rules.ts";

/**
 * Does what follows from changed rows: names of amenities, sailings of boats, a first rate of a currency, word to the waiting list. Tells
 * what stands in the way of them: guests in a room that would go, seats that are taken.
 */
export async function applySideEffects(tx: Tx, { plans, rows }: Compared): Promise<ImportFault[]> {
  const planOf = (id: CataloguePart): RowPlan =>
    plans.find(({ part }) => part.id === id) ?? { part: { id }, added: [], changed: [], gone: [] };
  const rooms = planOf("rooms");
  const [promoPackages, promoCodes] = [planOf("promoPackages"), planOf("promoCodes")];
  const wrong = [
    ...(await wrongRooms(tx, {
      rows,
      rooms,
      roomTypes: planOf("roomTypes"),
      buildings: planOf("buildings"),
    })),
    ...(await wrongKinds(tx, {
      rows,
      boats: planOf("boats"),
      packages: planOf("packages"),
      addOns: planOf("addOns"),
    })),
    ...(await wrongRoads(tx, {
      vehicles: planOf("transferVehicles"),
      transfers: planOf("landTransfers"),
    })),
    ...(await bedOptionsInUse(tx, {
      rows,
      options: planOf("bedOptions"),
      beds: planOf("bedOptionBeds"),
    })),
    ...(await taxesInUse(tx, planOf("taxes"))),
    ...(await taxesOnLater(tx, planOf("taxes"))),
    ...(await taxesOfEvents(tx, { rows, events: planOf("events") })),
    ...roomTypesGone(rows, [planOf("surcharges"), planOf("fees")]),
    ...(await tooManyCharges(tx, [planOf("surcharges"), planOf("taxes"), planOf("fees")])),
    ...(await ratesAhead(tx, planOf("currencies"))),
    ...wrongTimetables({ rows, boats: planOf("boats"), times: planOf("sailingTimes") }),
    ...(await changedUsedPromos(tx, promoCodes)),
    ...offersWithoutStay(promoPackages, rows),
    ...(await boughtAlready(tx, promoPackages)),
  ];
  if (wrong.length > 0) return wrong;
  await nameAmenities(tx);
  await forgetOwnPax(tx, rooms);
  await sellAhead(tx, promoPackages);
  await limitPromoPersons(tx, promoCodes);
  await firstRates(tx, planOf("currencies"));
  const opened = rooms.changed.some(({ row, before }) => row.activeStatus && !before.activeStatus);
  if (rooms.added.length > 0 || opened) await notifyWaitingList(tx, null);
  return [
    ...(await drive(tx, planOf("transferVehicles"))),
    ...(await stockAddOns(tx, planOf("addOns"))),
    ...(await sail(tx, planOf("boats"), planOf("sailingTimes"))),
  ];
}

/** What is sold ahead is a stay of a package of its own kind, which nobody else can book. */
function offersWithoutStay({ added, changed }: RowPlan, rows: Compared["rows"]): ImportFault[] {
  const kinds = new Map(rows.get(stayPackage)?.map(({ id, type }) => [id, type]));
  const packages = new Map(rows.get(packageOption)?.map(({ id, packageId }) => [id, packageId]));
  return [...added, ...changed].flatMap(({ row: { optionId, packageId }, at }) => {
    const path = `promoPackages.${at}`;
    if (packages.get(optionId) !== packageId) return [{ path: `${path}.optionId`, rule: "notListed" }];
    return kinds.get(packageId) === "promo"
      ? []
      : [{ path: `${path}.packageId`, rule: "catalogue.aheadKind" }];
  });
}

/** Whoever bought one has bought a stay of its option. */
async function boughtAlready(tx: Tx, { changed }: RowPlan): Promise<ImportFault[]> {
  const moved = changed.filter(({ row, before }) => row.optionId !== before.optionId);
  if (moved.length === 0) return [];
  const ids = moved.map(({ row }) => String(row.id));
  const bought = await tx
    .selectDistinct({ id: boughtPackage.promoPackageId })
    .from(boughtPackage)
    .where(inArray(boughtPackage.promoPackageId, ids));
  const isBought = new Set<unknown>(bought.map(({ id }) => id));
  return moved
    .filter(({ row }) => isBought.has(row.id))
    .map(({ at }) => ({ path: `promoPackages.${at}.optionId`, rule: "catalogue.bought" }));
}

/** Guests read what rooms have by the names that stand with their type: those of what the file has linked with it. */
async function nameAmenities(tx: Tx): Promise<void> {
  await tx.execute(sql`
    UPDATE room_type t SET amenities = linked.names
    FROM (SELECT r.id, coalesce(jsonb_agg(a.name ORDER BY l.position) FILTER (WHERE a.id IS NOT NULL), '[]') AS names
      FROM room_type r
      LEFT JOIN room_type_amenity l ON l.room_type_id = r.id
      LEFT JOIN amenity a ON a.id = l.amenity_id
      GROUP BY r.id) AS linked
    WHERE linked.id = t.id AND t.amenities <> linked.names`);
}

/** From then on its package is booked by those alone who bought it ahead. */
async function sellAhead(tx: Tx, { added, changed }: RowPlan): Promise<void> {
  const ids = [...added, ...changed].map(({ row }) => String(row.packageId));
  if (ids.length === 0) return;
  await tx.update(stayPackage).set({ soldAhead: true }).where(inArray(stayPackage.id, ids));
}

/** A currency that is new begins with the rate that came with it. */
async function firstRates(tx: Tx, { added }: RowPlan): Promise<void> {
  const at = (await loadNow(tx)).toISOString();
  const rows = added
    .filter(({ row }) => row.code !== ringgit)
    .map(({ row: { id, ratedOn, ringgitPerForeign } }) => ({
      id: crypto.randomUUID(),
      currencyId: id,
      ratedOn,
      ringgitPerForeign,
      source: "staff",
      at,
    }));
  await insertJsonRows(tx, currencyRate, rows);
}

const numberIn = (value: unknown): number | null => (value == null ? null : Number(value));

const vehicleIn = ({ id, type, seats, daily }: Row): VehicleRow => ({
  id: String(id),
  type: type as VehicleRow["type"],
  seats: Number(seats),
  daily: numberIn(daily),
});

const addOnIn = ({ id, dailyStock, from, to, weekdays, excluded }: Row): StockedAddOn => ({
  id: String(id),
  dailyStock: numberIn(dailyStock),
  from: from as StockedAddOn["from"],
  to: to as StockedAddOn["to"],
  weekdays: weekdays as StockedAddOn["weekdays"],
  excluded: excluded as StockedAddOn["excluded"],
});

/** Days of limited vehicles; as many rides as are booked must go on. */
async function drive(tx: Tx, { added, changed }: RowPlan): Promise<ImportFault[]> {
  const wrong: ImportFault[] = [];
  for (const { row, at } of [...added, ...changed]) {
    const vehicle = vehicleIn(row);
    for (const check of [checkRidden, writeVehicleDays]) {
      const done = await check(tx, vehicle);
      if (!done.ok) wrong.push({ path: `transferVehicles.${at}`, rule: "catalogue.seats" });
    }
  }
  return wrong;
}

/** Days of limited add-ons; as many places as are taken must stay. */
async function stockAddOns(tx: Tx, { added, changed }: RowPlan): Promise<ImportFault[]> {
  const wrong: ImportFault[] = [];
  for (const { row, at } of [...added, ...changed]) {
    const done = await writeAddOnDays(tx, addOnIn(row));
    if (!done.ok) wrong.push({ path: `addOns.${at}`, rule: "catalogue.places" });
  }
  return wrong;
}

async function sail(tx: Tx, boats: RowPlan, times: RowPlan): Promise<ImportFault[]> {
  const placed = [...boats.added, ...boats.changed];
  const ids = [
    ...placed.map(({ row }) => row.id),
    ...boats.gone.map(({ id }) => id),
    ...[...times.added, ...times.changed].map(({ row }) => row.boatId),
    ...times.gone.map(({ boatId }) => boatId),
  ].map(String);
  const wrong: ImportFault[] = [];
  for (const id of [...new Set(ids)].sort()) {
    const sailed = await updateSailings(tx, id);
    if (sailed.ok) continue;
    const at = placed.find(({ row }) => row.id === id)?.at;
    const rule = sailed.failure.code === "SEATS_TAKEN" ? "catalogue.seats" : "catalogue.defaultTwice";
    wrong.push({ path: at === undefined ? "boats" : `boats.${at}`, rule });
  }
  return wrong;
}

import type { Day } from "@pulau/domain/calendar/day.ts";
import type { AddOnId, BoatId } from "@pulau/domain/ids.ts";
import { loadRateBook } from "../../../modules/selling/catalogue/public.ts";
import { alias, asc, eq, isNull, sql } from "../../orm.ts";
import { addOn, includedAddOn, packageOption, stayPackage, tax } from "../../schema/catalogue.ts";
import { event } from "../../schema/events.ts";
import { promoPackage } from "../../schema/promo-packages.ts";
import { room, roomType } from "../../schema/rooms.ts";
import { landTransfer, transferVehicle, transportPoint } from "../../schema/transfers.ts";
import { boat } from "../../schema/transport.ts";
import type { Tx } from "../../tx.ts";
import type { DemoOffer, DemoResort, DemoSailing, DemoStock, SharedRide } from "./demo-resort.ts";

/** Days of arrival, both included. */
type Span = { readonly from: Day; readonly to: Day };

/** The imported resort, with what is sold on the days of a span. */
export async function loadResort(tx: Tx, span: Span): Promise<DemoResort> {
  const types = await tx.select().from(roomType).orderBy(asc(roomType.priority));
  const shelved = await tx
    .select()
    .from(addOn)
    .where(isNull(addOn.packageId))
    .orderBy(asc(addOn.categoryId), asc(addOn.position), asc(addOn.id));
  return {
    rooms: await tx.select().from(room).orderBy(asc(room.listNo)),
    roomTypes: new Map(types.map((type) => [type.id, type])),
    packages: await tx.select().from(stayPackage).orderBy(asc(stayPackage.position)),
    offers: await loadOffers(tx, span),
    addOns: shelved,
    places: await loadPlaces(tx, span),
    sailings: await loadSailings(tx, span),
    taxes: await tx.select().from(tax).orderBy(asc(tax.position)),
    ride: await loadSharedRide(tx),
    promoPackages: await tx.select().from(promoPackage).orderBy(asc(promoPackage.id)),
    events: await tx.select().from(event).orderBy(asc(event.day)),
  };
}

async function loadOffers(tx: Tx, span: Span): Promise<DemoOffer[]> {
  const options = await tx
    .select({
      id: packageOption.id,
      packageId: packageOption.packageId,
      nights: packageOption.nights,
      code: stayPackage.code,
    })
    .from(packageOption)
    .innerJoin(stayPackage, eq(stayPackage.id, packageOption.packageId))
    .orderBy(asc(stayPackage.position), asc(stayPackage.id), asc(packageOption.position));
  const included = await tx.select().from(includedAddOn);
  const offers: DemoOffer[] = [];
  for (const { code, ...option } of options) {
    const book = await loadRateBook(tx, { ...span, optionId: option.id, contract: null });
    const [period] = book?.periods ?? [];
    if (!book || !period) continue;
    offers.push({
      code,
      option,
      book,
      arrivalWeekdays: period.arrivalWeekdays,
      cutOffDays: period.cutOffDays,
      inPrice: included.filter(({ optionId }) => optionId === option.id),
    });
  }
  return offers;
}

type SailingRow = DemoSailing["row"] & DemoStock & { readonly boatId: BoatId };

async function loadSailings(tx: Tx, { from, to }: Span): Promise<Map<string, DemoSailing[]>> {
  const boats = new Map((await tx.select().from(boat)).map((row) => [row.id as string, row]));
  const { rows } = await tx.execute<SailingRow>(sql`
    SELECT s.id, s.boat_id AS "boatId", s.day, s.direction, left(s.time::text, 5) AS time,
      s.from_jetty AS "fromJetty", s.to_jetty AS "toJetty", k.capacity, k.held, k.sold
    FROM sailing s JOIN stock k ON k.id = s.id JOIN boat b ON b.id = s.boat_id
    WHERE s.day BETWEEN ${from} AND ${to}
    ORDER BY s.day, s.is_default DESC, s.time NULLS LAST, b.name ->> 'en'`);
  const sailings = new Map<string, DemoSailing[]>();
  for (const { boatId, capacity, held, sold, ...row } of rows) {
    const own = boats.get(boatId);
    if (!own) throw new Error(`a sailing of no boat: ${row.id}`);
    const made = { boat: own, row, stock: { id: row.id, capacity, held, sold } };
    const key = `${row.day} ${row.direction}`;
    const there = sailings.get(key);
    if (there) there.push(made);
    else sailings.set(key, [made]);
  }
  return sailings;
}

async function loadPlaces(tx: Tx, { from, to }: Span): Promise<Map<string, DemoStock>> {
  const { rows } = await tx.execute<DemoStock & { addOnId: AddOnId; day: Day }>(sql`
    SELECT d.add_on_id AS "addOnId", d.day, k.id, k.capacity, k.held, k.sold
    FROM add_on_day d JOIN stock k ON k.id = d.id WHERE d.day BETWEEN ${from} AND ${to}`);
  return new Map(rows.map(({ addOnId, day, ...stock }) => [`${addOnId} ${day}`, stock]));
}

/** The first in the list that is shared: to the airport and back. */
async function loadSharedRide(tx: Tx): Promise<SharedRide | null> {
  const [start, end] = [alias(transportPoint, "start"), alias(transportPoint, "end")];
  const { id, startPointId, endPointId, minutes, price } = landTransfer;
  const [found] = await tx
    .select({
      id,
      startPointId,
      endPointId,
      minutes,
      price,
      vehicle: transferVehicle.name,
      from: { name: start.name, meetingPoint: start.meetingPoint },
      to: { name: end.name, meetingPoint: end.meetingPoint },
    })
    .from(landTransfer)
    .innerJoin(transferVehicle, eq(transferVehicle.id, landTransfer.vehicleId))
    .innerJoin(start, eq(start.id, startPointId))
    .innerJoin(end, eq(end.id, endPointId))
    .where(eq(transferVehicle.type, "shared"))
    .orderBy(asc(landTransfer.position))
    .limit(1);
  return found ?? null;
}

import {
  type ExclusionAdd,
  type ExclusionChange,
  type ExclusionRecord,
  exclusionRecords,
  type exclusionsRoute,
} from "@pulau/contract/excluded-boat-records.ts";
import { openStates } from "@pulau/domain/booking/booking-moves.ts";
import type { ExclusionId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuseFields } from "@pulau/domain/result.ts";
import type { z } from "zod";
import { oneOf } from "../../../db/booking-states.ts";
import { eq, sql } from "../../../db/orm.ts";
import { stayPackage } from "../../../db/schema/catalogue.ts";
import { excludedBoat } from "../../../db/schema/transfers.ts";
import { boat } from "../../../db/schema/transport.ts";
import type { Tx } from "../../../db/tx.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import { wordsIn } from "../../../listing/search.ts";
import type { Source } from "../../../listing/source.ts";
import { recordSource } from "../../../records/list-records.ts";
import { defined } from "../../../records/plain-store.ts";
import type { RecordStore } from "../../../records/record-store.ts";

/** Who crosses by the boat although it is not offered any more: it is taken from nobody. */
const booked = sql`(SELECT count(DISTINCT b.id)::int FROM booking_crossing c JOIN booking b ON b.id = c.booking_id
  LEFT JOIN sailing s ON s.id = c.crossing_id
  WHERE (s.boat_id = t.boat_id OR c.crossing_id = t.boat_id) AND b.state IN ${oneOf(openStates)}
    AND (t.package_id IS NULL OR b.package_id = t.package_id) AND (t.direction IS NULL OR c.direction = t.direction)
    AND c.day >= coalesce(t."from", c.day) AND c.day <= coalesce(t."to", c.day) AND c.day >= pulau_now()::date)`;
const boatName = sql`(SELECT o.name FROM boat o WHERE o.id = t.boat_id)`;
const packageName = sql`(SELECT o.name FROM package o WHERE o.id = t.package_id)`;
const row = sql`jsonb_build_object('id', t.list_no, '_id', t.id, 'active_status', t.active_status, 'boat_id', t.boat_id,
  'boat_name', ${boatName}, 'package_id', t.package_id, 'package_name', ${packageName}, 'direction', t.direction,
  'from', t."from", 'to', t."to", 'reason', t.reason, 'booked', ${booked})`;

type Change = z.output<typeof ExclusionChange>;
type Row = typeof excludedBoat.$inferSelect;

/** Boats that are not offered with a package, on some days, or with a package on some days. */
export const excludedBoats: RecordStore<typeof ExclusionAdd, typeof ExclusionChange, ExclusionId> = {
  routes: exclusionRecords,
  table: "excluded_boat",
  row,
  subject: "excludedBoat",
  add: async (tx, obj) => {
    const checked = await check(tx, obj, null);
    if (!checked.ok) return checked;
    const values = columnsOf(obj) as typeof excludedBoat.$inferInsert;
    const [made] = await tx.insert(excludedBoat).values(values).returning({ id: excludedBoat.id });
    if (!made) throw new Error("no exclusion was made");
    return ok(made.id);
  },
  change: async (tx, id, obj) => {
    const [before] = await tx.select().from(excludedBoat).where(eq(excludedBoat.id, id));
    const checked = await check(tx, obj, before ?? null);
    if (!checked.ok) return checked;
    const values = columnsOf(obj);
    if (Object.keys(values).length > 0)
      await tx.update(excludedBoat).set(values).where(eq(excludedBoat.id, id));
    return ok(true);
  },
};

const columnsOf = (obj: Change) =>
  defined({
    activeStatus: obj.active_status,
    direction: obj.direction,
    from: obj.from,
    to: obj.to,
    boatId: obj.boat_id,
    packageId: obj.package_id,
    reason: obj.reason,
  });

/** It names a boat and a package that there are, and says when or with what. */
async function check(tx: Tx, obj: Change, before: Row | null): Promise<Result<true, "INVALID_INPUT">> {
  const wrong = (path: string, rule: string) =>
    refuseFields("INVALID_INPUT", [{ path: `obj.${path}`, rule }]);
  const whole = { ...(before ?? { packageId: null, from: null, to: null }), ...columnsOf(obj) };
  if (obj.boat_id !== undefined) {
    const [found] = await tx.select({ id: boat.id }).from(boat).where(eq(boat.id, obj.boat_id));
    if (!found) return wrong("boat_id", "notListed");
  }
  if (obj.package_id) {
    const [found] = await tx
      .select({ id: stayPackage.id })
      .from(stayPackage)
      .where(eq(stayPackage.id, obj.package_id));
    if (!found) return wrong("package_id", "notListed");
  }
  if (whole.packageId === null && whole.from === null && whole.to === null)
    return wrong("from", "daysOrPackage");
  if (whole.from !== null && whole.to !== null && whole.from > whole.to) return wrong("to", "dayOrder");
  return ok(true);
}

type Filters = ListRequest<typeof exclusionsRoute>["query"];
export const exclusionList = (filters: Filters): Source<typeof exclusionsRoute, { row: ExclusionRecord }> => {
  const name = sql`(${boatName} ->> 'en')`;
  const from = sql`coalesce(t."from", '2000-01-01'::date)`;
  const source = recordSource<ExclusionRecord>({
    table: "excluded_boat",
    row,
    filters,
    name,
    searched: sql`concat_ws(' ', ${wordsIn(boatName)}, ${wordsIn(packageName)}, ${wordsIn(sql`t.reason`)})`,
  });
  return {
    ...source,
    orders: { ...source.orders, from: [up(from, "date")], "-from": [down(from, "date")] },
    cells: {
      no: ({ id }) => id,
      boat: ({ boat_name }) => boat_name.en,
      package: ({ package_name }) => package_name?.en ?? "",
      direction: ({ direction }) => direction ?? "",
      from: ({ from: day }) => day ?? "",
      to: ({ to: day }) => day ?? "",
      reason: ({ reason }) => reason?.en ?? "",
      active: ({ active_status }) => active_status,
    },
  };
};

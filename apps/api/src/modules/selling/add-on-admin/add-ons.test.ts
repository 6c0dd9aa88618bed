import {
  addOnCategoriesRoute,
  addOnCategoryRecords,
  addOnRecords,
  staffAddOnsRoute,
} from "@pulau/contract/add-on-records.ts";
import { addOnsRoute, includedAddOnsRoute } from "@pulau/contract/add-ons.ts";
import { addDays, weekdayOf } from "@pulau/domain/calendar/day.ts";
import { ok } from "@pulau/domain/result.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { only } from "../../../db/factories/words.ts";
import { checkInvariants } from "../../../db/invariants.ts";
import { sql } from "../../../db/orm.ts";
import { includedAddOn } from "../../../db/schema/catalogue.ts";
import { staffUser } from "../../../db/schema/staff.ts";
import { inTransaction } from "../../../db/tx.ts";
import type { Caller } from "../../../races/caller.ts";
import { mustHold, mustSubmit, newGuest, stayOf, tryHold } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, staffCaller } from "../../../races/staff.ts";
import type { Actor } from "../../../records/record-store.ts";
import { includeLimited } from "../catalogue/test-packages.ts";
import { addOns } from "./add-ons.ts";

let stage: Stage;
let desk: Caller;
let guest: Caller;
let actor: Actor;
beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 30 }, days: 90 });
  ({ desk } = await staffCaller(stage, { rates: all }));
  guest = await newGuest(stage.urls);
  const staffId = only(await stage.base.db.select({ id: staffUser.id }).from(staffUser).limit(1)).id;
  actor = { staffId, permissions: {}, sessionId: crypto.randomUUID() };
});
afterAll(() => stage.close());

const words = (en: string) => ({ en, my: `${en} (my)`, cn: `${en} (cn)` });
const day = (inDays: number) => addDays(stage.resort.from, inDays);
const add = async (part: object = {}) => {
  const obj = { name: words(`Kayak ${crypto.randomUUID()}`), summary: words("Two hours"), category: 1 };
  return (await desk.must(addOnRecords.add, { body: { obj: { ...obj, sen: 4_500, ...part } } })).data;
};
const change = (id: number, part: object) =>
  desk.call(addOnRecords.update, { body: { obj: { id, ...part } } });
/** What guests are offered of an add-on for a stay of two nights. */
const offered = async (_id: string, inDays = 5) => {
  const query = { checkIn: day(inDays), checkOut: day(inDays + 2) };
  const { categories } = await guest.must(addOnsRoute, { query });
  return categories.flatMap(({ addOns }) => addOns).find((addOn) => addOn._id === _id);
};
const rowOf = async (_id: string) => {
  const found = (await desk.must(addOnRecords.initial, {})).find((row) => row._id === _id);
  if (!found) throw new Error("no such add-on");
  return found;
};
/** When somebody waits for a lock. */
const someoneWaits = () =>
  expect
    .poll(async () => {
      const waiting = await stage.base.pool.query(
        "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      );
      return waiting.rowCount;
    })
    .toBeGreaterThan(0);
type Added = Awaited<ReturnType<typeof add>>;
const chosen = (addOn: Pick<Added, "_id">, inDays: number, count = 1) => [
  { addOnId: addOn._id, count, day: day(inDays) },
];

describe("an add-on that staff add", () => {
  it("is offered at the next look in its new category, and costs in a hold what was saved", async () => {
    const { data: category } = await desk.must(addOnCategoryRecords.add, {
      body: { obj: { name: words("On the water"), icon: "boat" } },
    });
    const made = await add({
      category: category.id,
      per: "piece",
      pictures: [{ picture: "reef", alt: words("Reef") }],
    });
    const shown = await offered(made._id);
    expect(shown).toMatchObject({ sen: 4_500, left: null, pictures: [{ picture: "reef" }] });
    expect(shown?.days).toEqual([day(5), day(6), day(7)]);
    expect(await change(made.id, { sen: 5_100 })).toMatchObject({ ok: true });
    const hold = await mustHold(guest, stayOf(stage.resort, { inDays: 5, addOns: chosen(made, 6, 2) }));
    expect(hold.quote.lines.find(({ ruleId }) => ruleId === made._id)).toMatchObject({ amountSen: 10_200 });
    expect(await change(made.id, { active_status: false })).toMatchObject({ ok: true });
    expect(await offered(made._id)).toBeUndefined();
  });

  it("is read in English where a translation is missing, and staff see which", async () => {
    const made = await add({
      name: { en: "Fishing trip", my: "", cn: "钓鱼" },
      summary: { en: "At dusk", my: "", cn: "" },
      pictures: [{ picture: "boat-at-jetty", alt: { en: "A boat", my: "Bot", cn: "" } }],
    });
    expect(made).toMatchObject({ name: { my: "", cn: "钓鱼" }, missing: 4, pictures: [{ alt: { cn: "" } }] });
    expect(await offered(made._id)).toMatchObject({
      name: { my: "Fishing trip" },
      summary: { cn: "At dusk" },
    });
    await change(made.id, { summary: { en: "At dawn", my: "Waktu subuh", cn: "" } });
    expect(await rowOf(made._id)).toMatchObject({ name: { my: "" }, summary: { cn: "" }, missing: 3 });
    expect(await offered(made._id)).toMatchObject({ summary: { my: "Waktu subuh", cn: "At dawn" } });
  });

  it.each([
    ["a category that is not there", { category: 999 }, "obj.category", "notListed"],
    ["a last day before the first", { from: "2026-12-05", to: "2026-12-04" }, "obj.to", "dayOrder"],
    ["a package that is a stay", { package_id: "stay" }, "obj.package_id", "notListed"],
    ["a picture that nobody sent", { pictures: "unknown" }, "obj.pictures.0.picture", "invalid"],
    ["a price below nothing", { sen: -1 }, "obj.sen", "ringgit"],
    ["a name that is missing in English", { name: { en: "", my: "a", cn: "b" } }, "obj.name.en", "required"],
  ])("is refused with %s", async (_, part, path, rule) => {
    const { packageId } = stage.resort;
    const lost = `/api/resort/picture/${crypto.randomUUID()}`;
    const sent = {
      ...part,
      ...("package_id" in part && { package_id: packageId }),
      ...("pictures" in part && { pictures: [{ picture: lost, alt: words("") }] }),
    };
    expect(await change(1, sent)).toMatchObject({ status: 400, fields: [{ path, rule }] });
  });
});

describe("the days of an add-on", () => {
  it("are those that guests can choose: season, weekdays, exceptions", async () => {
    const made = await add({ needs_day: true, from: day(10), to: day(40), excluded: [day(12)] });
    expect((await offered(made._id, 8))?.days).toEqual([day(10)]);
    expect(await offered(made._id, 5)).toMatchObject({ days: [], left: 0 });
    expect((await offered(made._id, 11))?.days).toEqual([day(11), day(13)]);
    await change(made.id, { weekdays: [weekdayOf(day(13))] });
    expect((await offered(made._id, 11))?.days).toEqual([day(13)]);
    const refused = await tryHold(guest, stayOf(stage.resort, { inDays: 11, addOns: chosen(made, 12) }));
    expect(refused).toMatchObject({ code: "ADD_ON_SOLD_OUT" });
    expect(
      await tryHold(guest, stayOf(stage.resort, { inDays: 11, addOns: chosen(made, 13) })),
    ).toMatchObject({
      ok: true,
    });
  });

  it("leave who has booked theirs, and count on which closed days somebody comes", async () => {
    const made = await add({ needs_day: true, daily_stock: 3 });
    await mustSubmit(guest, stayOf(stage.resort, { inDays: 20, addOns: chosen(made, 21, 2) }));
    expect(await change(made.id, { excluded: [day(21)] })).toMatchObject({ ok: true });
    expect(await rowOf(made._id)).toMatchObject({ bookings: 1, booked_on_closed: 1 });
    expect(await offered(made._id, 20)).toMatchObject({ days: [day(20), day(22)], left: 3 });
    const late = stayOf(stage.resort, { inDays: 20, addOns: chosen(made, 21) });
    expect(await tryHold(guest, late)).toMatchObject({ code: "ADD_ON_SOLD_OUT" });
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
    expect(await change(made.id, { excluded: [] })).toMatchObject({ ok: true });
    expect(await tryHold(guest, late)).toMatchObject({ ok: true });
  });

  it("move what a package includes to the next open one", async () => {
    const limited = await rowOf(stage.resort.addOns.limited);
    await includeLimited(stage.base.db, stage.resort);
    const body = {
      optionId: stage.resort.optionId,
      checkIn: day(30),
      party: { adults: 2, childAges: [], nonMalaysians: 0 },
    };
    const placed = async () => (await guest.must(includedAddOnsRoute, { body })).addOns[0];
    await change(limited.id, { excluded: [day(31)] });
    expect(await placed()).toMatchObject({ day: day(32), available: true });
    await change(limited.id, { daily_stock: null });
    expect(await placed()).toMatchObject({ day: day(32), available: true });
    await change(limited.id, { excluded: [day(30), day(31), day(32)] });
    expect(await placed()).toMatchObject({ available: false });
    expect(await desk.call(addOnRecords.remove, { body: { obj: { id: limited.id } } })).toMatchObject({
      status: 409,
      code: "IN_USE",
      facts: { options: 1, optionsNames: expect.any(String) },
    });
    await change(limited.id, { daily_stock: 4, excluded: [] });
    await stage.base.db.delete(includedAddOn);
  });
});

describe("a limit that staff set", () => {
  it("counts who booked while there was none, and is refused with the days where they are more", async () => {
    const made = await add({ needs_day: true });
    await mustHold(
      await newGuest(stage.urls),
      stayOf(stage.resort, { inDays: 40, addOns: chosen(made, 40, 2) }),
    );
    await mustHold(
      await newGuest(stage.urls),
      stayOf(stage.resort, { inDays: 44, addOns: chosen(made, 45, 2) }),
    );
    expect(await change(made.id, { daily_stock: 1 })).toMatchObject({
      status: 400,
      fields: [
        {
          path: "obj.daily_stock",
          rule: "placesTaken",
          facts: { days: `${day(40)} · ${day(45)}`, taken: 2 },
        },
      ],
    });
    expect(await offered(made._id, 40)).toMatchObject({ left: null });
    expect(await change(made.id, { daily_stock: 3 })).toMatchObject({ ok: true });
    const third = await tryHold(
      await newGuest(stage.urls),
      stayOf(stage.resort, { inDays: 40, addOns: chosen(made, 40, 2) }),
    );
    expect(third).toMatchObject({ code: "ADD_ON_SOLD_OUT", facts: { left: 1 } });
    expect(await offered(made._id, 60)).toMatchObject({ left: 3 });
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });

  it("counts whoever is holding one at that very moment: nobody gets a place too many", async () => {
    const made = await add({ needs_day: true });
    const stay = stayOf(stage.resort, { inDays: 40, addOns: chosen(made, 41) });
    const held = await inTransaction(stage.base.db, async (tx) => {
      const limited = await addOns.change(tx, made._id, { daily_stock: 1 }, actor);
      expect(limited.ok).toBe(true);
      const first = tryHold(await newGuest(stage.urls), stay);
      await Promise.race([first, someoneWaits()]);
      return ok({ first });
    });
    expect(held.ok && (await held.value.first).ok).toBe(true);
    expect(await tryHold(await newGuest(stage.urls), stay)).toMatchObject({ code: "ADD_ON_SOLD_OUT" });
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });

  it("waits for whoever is holding one before it counts", async () => {
    const made = await add({ needs_day: true });
    const stay = stayOf(stage.resort, { inDays: 44, addOns: chosen(made, 45) });
    const saving = await inTransaction(stage.base.db, async (tx) => {
      // As a hold does between its two statements.
      await tx.execute(sql`SELECT FROM add_on WHERE id = ${made._id}::uuid FOR SHARE`);
      const saved = change(made.id, { daily_stock: 1 });
      await Promise.race([saved, someoneWaits()]);
      return ok({ saved });
    });
    expect(saving.ok && (await saving.value.saved).ok).toBe(true);
    expect((await tryHold(await newGuest(stage.urls), stay)).ok).toBe(true);
    expect(await tryHold(await newGuest(stage.urls), stay)).toMatchObject({ code: "ADD_ON_SOLD_OUT" });
  });

  it("is carried on to the horizon by the job, and comes back with an add-on that is put back", async () => {
    const made = await add({ daily_stock: 5 });
    const count = async () => {
      const { rows } = await stage.base.pool.query(
        "SELECT count(*)::int AS days, min(k.capacity) AS least FROM add_on_day d JOIN stock k ON k.id = d.id WHERE add_on_id = $1",
        [made._id],
      );
      return rows[0];
    };
    const before = await count();
    expect(before.least).toBe(5);
    expect(before.days).toBeGreaterThan(500);
    await stage.base.pool.query(
      `WITH gone AS (DELETE FROM add_on_day WHERE add_on_id = $1 AND day > $2 RETURNING id) SELECT id FROM gone`,
      [made._id, day(100)],
    );
    await stage.base.pool.query(
      "DELETE FROM stock k WHERE kind = 'addOnDay' AND NOT EXISTS (SELECT FROM add_on_day d WHERE d.id = k.id)",
    );
    await stage.jobs["make-sailings"]({});
    expect(await count()).toEqual(before);
    await desk.must(addOnRecords.remove, { body: { obj: { id: made.id } } });
    expect((await count()).days).toBe(0);
    await desk.must(addOnRecords.restore, { body: { arr: [made.id] } });
    expect(await count()).toEqual(before);
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });
});

describe("what is in use", () => {
  it("is not deleted, and says by what", async () => {
    const made = await add();
    const booked = await mustSubmit(
      await newGuest(stage.urls),
      stayOf(stage.resort, { inDays: 50, addOns: chosen(made, 50) }),
    );
    const { rows } = await stage.base.pool.query("SELECT booking_no AS no FROM booking WHERE id = $1", [
      booked._id,
    ]);
    const body = { obj: { id: made.id } };
    expect(await desk.call(addOnRecords.remove, { body })).toMatchObject({
      code: "IN_USE",
      facts: { bookings: 1, bookingsNames: rows[0].no },
    });
    const category = { obj: { id: made.category } };
    const refused = await desk.call(addOnCategoryRecords.remove, { body: category });
    expect(refused).toMatchObject({ code: "IN_USE", facts: { addOns: expect.any(Number) } });
    const facts = refused.ok ? {} : refused.facts;
    expect(String(facts.addOnsNames).split("\n")).toHaveLength(3);
    expect(Number(facts.addOnsMore ?? 0)).toBeLessThanOrEqual(Number(facts.addOns) - 3);
  });
});

describe("the lists", () => {
  it("are searched, narrowed and ordered, and keep what somebody else saved", async () => {
    const made = await add({ name: words("Zebra snorkel"), sen: 999_900 });
    const { rows } = await desk.must(staffAddOnsRoute, { query: { search: "zebra", sort: "-price" } });
    expect(rows.map(({ _id }) => _id)).toEqual([made._id]);
    const { total } = await desk.must(staffAddOnsRoute, { query: { sold: "package" } });
    expect(total).toBe(0);
    const { rows: shelves } = await desk.must(addOnCategoriesRoute, { query: { sort: "position" } });
    expect(shelves[0]).toMatchObject({ name: { en: "Sea" } });
    const { desk: other } = await staffCaller(stage, { rates: all });
    await other.must(addOnRecords.update, { body: { obj: { id: made.id, most: 3 } } });
    const stale = await desk.call(
      addOnRecords.update,
      { body: { obj: { id: made.id, most: 4 } } },
      { "if-match": `"${made.version}"` },
    );
    expect(stale).toMatchObject({ code: "CHANGED_SINCE" });
    expect(await rowOf(made._id)).toMatchObject({ most: 3 });
  });

  it("are read by who may look, and changed by nobody else", async () => {
    const look = { ...all, write: false, create: false, delete: false };
    const { desk: looker } = await staffCaller(stage, { rates: look });
    const { desk: other } = await staffCaller(stage, { rooms: all });
    expect((await looker.call(staffAddOnsRoute, { query: {} })).ok).toBe(true);
    expect((await other.call(staffAddOnsRoute, { query: {} })).status).toBe(403);
    expect((await looker.call(addOnRecords.update, { body: { obj: { id: 1 } } })).status).toBe(403);
    const { rows } = await stage.base.pool.query(
      "SELECT count(*)::int AS lines FROM audit_entry WHERE subject = 'addOn' AND act = 'changed'",
    );
    expect(rows[0].lines).toBeGreaterThan(5);
  });
});

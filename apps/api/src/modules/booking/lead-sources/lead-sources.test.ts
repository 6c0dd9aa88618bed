import { bookingRoute } from "@pulau/contract/bookings.ts";
import { saveDraftRoute } from "@pulau/contract/drafts.ts";
import { leadSourceRecords, leadSourcesListRoute, leadSourcesRoute } from "@pulau/contract/lead-sources.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inAll } from "../../../db/factories/words.ts";
import { leadSource } from "../../../db/schema/bookings.ts";
import { Caller } from "../../../races/caller.ts";
import { mustHold, mustSubmit, newGuest, stayOf, submit } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, staffCaller } from "../../../races/staff.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 20 } });
});
afterAll(() => stage.close());

const held = async (answer: { leadSourceId: string; note?: string } | null) => {
  const guest = await newGuest(stage.urls);
  const hold = await mustHold(guest, { ...stayOf(stage.resort), leadSource: answer });
  return { guest, hold };
};

describe("how a guest found the resort", () => {
  it("is asked of anybody, in the resort's order, without what was switched off", async () => {
    await stage.base.db.insert(leadSource).values([
      { name: inAll("Radio"), position: 1, activeStatus: false },
      { name: inAll("A fair"), position: 2 },
    ]);
    const anybody = new Caller(stage.urls, null);
    const { leadSources } = await anybody.must(leadSourcesRoute, {});
    expect(leadSources.map(({ name }) => name.en)).toEqual(["A friend", "A fair"]);
  });

  it("must be said before a booking is made, and nothing is lost", async () => {
    const { guest, hold } = await held(null);
    expect(await submit(guest, hold)).toMatchObject({
      status: 409,
      code: "DRAFT_INCOMPLETE",
      facts: { path: "leadSource", rule: "leadSource" },
    });
    const answered = { ...stayOf(stage.resort), leadSource: { leadSourceId: stage.resort.leadSourceId } };
    await guest.must(saveDraftRoute, { params: { _id: hold._id }, body: answered });
    expect((await submit(guest, hold)).ok).toBe(true);
  });

  it("is refused when nobody knows the source", async () => {
    const { guest, hold } = await held({ leadSourceId: stage.resort.packageId });
    expect(await submit(guest, hold)).toMatchObject({
      code: "DRAFT_INCOMPLETE",
      facts: { path: "leadSource" },
    });
  });

  it("stands on the booking with what was added to it", async () => {
    const guest = await newGuest(stage.urls);
    const leadSource = { leadSourceId: stage.resort.leadSourceId, note: "Aunt Salmah" };
    const { _id } = await mustSubmit(guest, { ...stayOf(stage.resort), leadSource: leadSource });
    const { leadSource: found } = await guest.must(bookingRoute, { params: { _id } });
    expect(found).toEqual({ name: inAll("A friend"), note: "Aunt Salmah" });
  });

  it("is asked as staff list the answers, in their order; one that bookings have stays", async () => {
    const { desk } = await staffCaller(stage, { settings: all });
    const anybody = new Caller(stage.urls, null);
    const answers = async () =>
      (await anybody.must(leadSourcesRoute, {})).leadSources.map(({ name }) => name.en);
    const { data } = await desk.must(leadSourceRecords.add, { body: { obj: { name: inAll("A magazine") } } });
    expect(await answers()).toEqual(["A friend", "A fair", "A magazine"]);
    const again = await desk.call(leadSourceRecords.add, { body: { obj: { name: inAll("a magazine") } } });
    expect(again).toMatchObject({ status: 400, fields: [{ path: "obj.name.en", rule: "taken" }] });
    await desk.must(leadSourceRecords.update, { body: { obj: { id: data.id, active_status: false } } });
    expect(await answers()).toEqual(["A friend", "A fair"]);
    const { rows } = await desk.must(leadSourcesListRoute, { query: { search: "friend" } });
    expect(rows[0]?.bookings).toBeGreaterThan(0);
    const used = await desk.call(leadSourceRecords.remove, { body: { obj: { id: rows[0]?.id ?? 0 } } });
    expect(used).toMatchObject({ code: "IN_USE", facts: { bookings: rows[0]?.bookings } });
    await desk.must(leadSourceRecords.remove, { body: { obj: { id: data.id } } });
    const { desk: other } = await staffCaller(stage, { bookings: all });
    expect((await other.call(leadSourcesListRoute, { query: {} })).status).toBe(403);
  });

  it("is not asked by a resort that offers no answers", async () => {
    await stage.base.pool.query("UPDATE lead_source SET active_status = false");
    const { guest, hold } = await held(null);
    expect((await submit(guest, hold)).ok).toBe(true);
  });
});

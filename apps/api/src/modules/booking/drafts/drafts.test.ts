import {
  createDraftRoute,
  deleteDraftRoute,
  draftRoute,
  draftsRoute,
  duplicateDraftRoute,
  saveDraftRoute,
} from "@pulau/contract/drafts.ts";
import { holdStayRoute, roomTimerRoute } from "@pulau/contract/holds.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../../../app.ts";
import { makeResort, type ResortIds } from "../../../db/factories/resort.ts";
import { createTestDatabase, type TestDatabase } from "../../../db/test-database.ts";
import { tidy } from "../../../plugins/tidy.ts";
import { freePort } from "../../../races/free-port.ts";
import { newGuest, stayOf } from "../../../races/guest.ts";
import { readSettings } from "../../../settings.ts";
import { createMember } from "../../people/accounts/test-people.ts";

let base: TestDatabase;
let resort: ResortIds;
let url: string;
let close: () => Promise<unknown>;

beforeAll(async () => {
  base = await createTestDatabase();
  resort = await makeResort(base.db);
  const settings = readSettings({ PULAU_SECRET: "s".repeat(40), LOG_LEVEL: "silent" });
  const app = await buildApp({ ...base, settings });
  url = await app.listen({ port: await freePort(), host: "127.0.0.1" });
  close = () => app.close();
});
afterAll(async () => {
  await close();
  await base.drop();
});

describe("a draft", () => {
  it("keeps what was typed, half of it too, and gives it back to its owner alone", async () => {
    const [owner, stranger] = [await newGuest([url]), await newGuest([url])];
    const { _id } = await owner.must(createDraftRoute, { body: {} });
    const json = {
      ...stayOf(resort),
      guests: [{ fullName: "Ai", identity: "9001", age: "" }],
      booker: { city: "K" },
    };
    const saved = await owner.must(saveDraftRoute, { params: { _id }, body: json });
    expect(saved).toMatchObject({ version: 2, json: { guests: json.guests, booker: json.booker } });
    expect(await owner.must(draftRoute, { params: { _id } })).toEqual(saved);
    for (const answer of [
      await stranger.call(draftRoute, { params: { _id } }),
      await stranger.call(saveDraftRoute, { params: { _id }, body: json }),
      await stranger.call(deleteDraftRoute, { params: { _id } }),
    ]) {
      expect(answer).toMatchObject({ ok: false, status: 404, code: "NOT_FOUND" });
    }
  });

  it("stores no readable number of a passport or IC", async () => {
    const owner = await newGuest([url]);
    const body = stayOf(resort);
    const { _id, json } = await owner.must(createDraftRoute, { body });
    expect(json.guests[0]?.identity).toBe("900101-11-5678");
    const { rows } = await base.pool.query<{ json: string }>("SELECT json::text FROM draft WHERE id = $1", [
      _id,
    ]);
    expect(rows[0]?.json).not.toContain("900101");
  });

  it("can be read again whatever was typed for a paper's number", async () => {
    const owner = await newGuest([url]);
    const body = { guests: [{ identity: "护照".repeat(90) }, { identity: "👩‍🌾".repeat(30) }] };
    const { _id } = await owner.must(createDraftRoute, { body });
    expect((await owner.must(draftRoute, { params: { _id } })).json.guests).toHaveLength(2);
    expect((await owner.must(draftsRoute, { query: {} })).total).toBe(1);
  });

  it("lets its rooms go when it is thrown away", async () => {
    const owner = await newGuest([url]);
    const { _id } = await owner.must(createDraftRoute, { body: stayOf(resort, { roomType: "family" }) });
    await owner.must(holdStayRoute, { params: { _id } });
    await owner.must(deleteDraftRoute, { params: { _id } });
    expect((await owner.must(roomTimerRoute, { params: { _id } })).state).toBe("ended");
    const { rows } = await base.pool.query("SELECT FROM room_night WHERE hold_id = $1", [_id]);
    expect(rows).toEqual([]);
  });

  it("is listed newest first, and an empty list has the frame of one page", async () => {
    const owner = await newGuest([url]);
    expect(await owner.must(draftsRoute, { query: {} })).toEqual({
      drafts: [],
      page: 1,
      pages: 1,
      limit: 10,
      total: 0,
      nextCursor: null,
    });
    const first = await owner.must(createDraftRoute, { body: {} });
    const second = await owner.must(createDraftRoute, { body: stayOf(resort) });
    const { drafts, total } = await owner.must(draftsRoute, { query: {} });
    expect(drafts.map((draft) => draft._id)).toEqual([second._id, first._id]);
    expect(total).toBe(2);
    expect(drafts[0]).toMatchObject({ persons: 2, nights: 2, step: "payment" });
  });
});

it("forgets the draft of a guest whose token has ended, and keeps an account's", async () => {
  const { accountId } = await createMember(base.db);
  const guest = await newGuest([url]);
  const { _id } = await guest.must(createDraftRoute, { body: {} });
  const { _id: kept } = await guest.must(createDraftRoute, { body: {} });
  await base.pool.query("UPDATE draft SET updated_at = now() - interval '41 days' WHERE id = ANY($1)", [
    [_id, kept],
  ]);
  await base.pool.query("UPDATE draft SET owner_id = $1 WHERE id = $2", [accountId, kept]);
  await tidy(base.db);
  const left = await base.pool.query("SELECT id FROM draft WHERE id = ANY($1)", [[_id, kept]]);
  expect(left.rows).toEqual([{ id: kept }]);
});

describe("a duplicate", () => {
  it("has the same choices, papers included, and nothing of what the first one holds", async () => {
    const owner = await newGuest([url]);
    const first = await owner.must(createDraftRoute, { body: stayOf(resort) });
    await owner.must(holdStayRoute, { params: { _id: first._id } });
    const copy = await owner.must(duplicateDraftRoute, { params: { _id: first._id } });
    expect(copy).toMatchObject({ json: first.json, version: 1, holdId: null, bookingId: null });
    expect(copy._id).not.toBe(first._id);
    const stranger = await newGuest([url]);
    expect(await stranger.call(duplicateDraftRoute, { params: { _id: first._id } })).toMatchObject({
      status: 404,
      code: "NOT_FOUND",
    });
  });
});

it("keeps so many drafts of one owner and no more, until one is thrown away", async () => {
  const owner = await newGuest([url]);
  const { _id } = await owner.must(createDraftRoute, { body: {} });
  await base.pool.query(
    "INSERT INTO draft (owner_id, json) SELECT owner_id, json FROM draft, generate_series(1, 49) WHERE id = $1",
    [_id],
  );
  for (const answer of [
    await owner.call(createDraftRoute, { body: {} }),
    await owner.call(duplicateDraftRoute, { params: { _id } }),
  ])
    expect(answer).toMatchObject({ status: 409, code: "DRAFTS_FULL", facts: { most: 50 } });
  await owner.must(deleteDraftRoute, { params: { _id } });
  expect((await owner.call(createDraftRoute, { body: {} })).ok).toBe(true);
});

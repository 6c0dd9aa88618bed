import { addPageRoute, adminPageRoute, savePageRoute } from "@pulau/contract/pages.ts";
import { updateRoomTypeRoute } from "@pulau/contract/room-admin.ts";
import { everyRight } from "@pulau/domain/access/permissions.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inAll } from "../db/factories/words.ts";
import type { Caller } from "./caller.ts";
import { openStage, type Stage } from "./one-server.ts";
import { staffCaller } from "./staff.ts";

let stage: Stage;
let desk: Caller;
beforeAll(async () => {
  stage = await openStage();
  ({ desk } = await staffCaller(stage, everyRight()));
  // Whoever is first has not committed yet when the second looks.
  await stage.base.pool.query(`
    CREATE FUNCTION take_time() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.7); RETURN NEW; END $$;
    CREATE TRIGGER slow_audit BEFORE INSERT ON audit_entry FOR EACH ROW EXECUTE FUNCTION take_time()`);
});
afterAll(() => stage.close());

const codesOf = async (calls: readonly Promise<{ ok: boolean; code?: string }>[]) =>
  (await Promise.all(calls)).map((answer) => (answer.ok ? "saved" : answer.code)).sort();

it("gives one address to one of two pages that take it at once", async () => {
  const pages: string[] = [];
  for (const slug of ["north", "south"])
    pages.push((await desk.must(addPageRoute, { body: { title: inAll(slug), slug } }))._id);
  const saved = pages.map(async (_id) => {
    const { draft } = await desk.must(adminPageRoute, { params: { _id } });
    const body = { ...draft, slug: "east", publish: false };
    return desk.call(savePageRoute, { params: { _id }, body });
  });
  expect(await codesOf(saved)).toEqual(["SLUG_TAKEN", "saved"]);
});

it("gives one code to one of two room types that take it at once", async () => {
  const { standard, deluxe } = stage.resort.roomTypes;
  const body = {
    roomCode: "ONE",
    name: inAll("Attic"),
    summary: inAll("Under the roof"),
    highlight: inAll("Quiet"),
    picture: "garden-room",
    sizeSqm: 20,
    minPax: 1,
    maxPax: 4,
    bedTypes: ["twin" as const],
    amenities: [],
  };
  const saved = [standard, deluxe].map(({ id }) =>
    desk.call(updateRoomTypeRoute, { params: { _id: id }, body }),
  );
  expect(await codesOf(saved)).toEqual(["CODE_TAKEN", "saved"]);
});

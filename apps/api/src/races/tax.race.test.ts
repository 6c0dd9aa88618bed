import { addEventRoute, updateEventRoute } from "@pulau/contract/event-admin.ts";
import { resortChargesRoute, saveResortChargesRoute } from "@pulau/contract/resort-charges.ts";
import type { TaxId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventBody, makeEvent } from "../modules/selling/events/test-event.ts";
import { Caller } from "./caller.ts";
import { slowTaxes, withoutTurns } from "./controls.ts";
import { all, staffCaller } from "./staff.ts";
import { openTwoServers, type TwoServers } from "./two-servers.ts";

type Saved = { readonly ok: boolean; readonly code?: string };
/** Makes ready an event's save with a tax, and gives the press of its button. */
type Prepare = (arena: TwoServers, desk: Caller, taxId: TaxId) => Promise<() => Promise<Saved>>;

const adding: Prepare = async (arena, desk, taxId) => () =>
  desk.call(addEventRoute, { body: eventBody(arena.resort, { taxIds: [taxId] }) }) as Promise<Saved>;
const changing: Prepare = async (arena, desk, taxId) => {
  const _id = await makeEvent(arena.base.db, arena.resort);
  const body = eventBody(arena.resort, { taxIds: [taxId] });
  return () => desk.call(updateEventRoute, { params: { _id }, body }) as Promise<Saved>;
};

/** On one server an event comes to include a tax, and at that moment the tax is left out on the other. */
async function saveBoth(arena: TwoServers, prepare: Prepare) {
  const { desk } = await staffCaller(arena, { posts: all, rates: all });
  const at = (place: number) => {
    const caller = new Caller([arena.urls[place] ?? ""]);
    caller.token = desk.token;
    return caller;
  };
  const name = { en: "Entertainment duty", my: "Duti hiburan", cn: "娱乐税" };
  const { version: _, ...kept } = await desk.must(resortChargesRoute, {});
  const before = await desk.must(saveResortChargesRoute, {
    body: { ...kept, taxes: [...kept.taxes, { _id: null, name, group: "other", share: 500 as never }] },
  });
  const taxId = before.taxes.at(-1)?._id ?? "";
  const press = await prepare(arena, at(0), taxId);
  const [event, charges] = await Promise.all([
    press(),
    at(1).call(saveResortChargesRoute, { body: kept }) as Promise<Saved>,
  ]);
  const { rows } = await arena.base.pool.query<{ lost: number }>(
    `SELECT count(*)::int AS lost FROM event e JOIN tax t ON e.tax_ids ? t.id::text
     WHERE NOT t.active_status AND e.cancelled_at IS NULL`,
  );
  await arena.base.pool.query("DELETE FROM event");
  await arena.base.pool.query("UPDATE tax SET active_status = false WHERE id = $1", [taxId]);
  const codes = [event, charges].map(({ ok, code }) => (ok ? "saved" : code));
  return { codes, lost: rows[0]?.lost };
}

const ends = [
  ["NOT_FOUND", "saved"],
  ["saved", "IN_USE"],
];

describe("a tax that is left out while an event comes to include it", () => {
  let arena: TwoServers;
  beforeAll(async () => {
    arena = await openTwoServers({}, (base) => slowTaxes(base.pool));
  });
  afterAll(() => arena.close());

  it.each([
    ["added", adding],
    ["changed", changing],
  ] as const)("stays for an event that is %s, or is gone before it", async (_, prepare) => {
    const { codes, lost } = await saveBoth(arena, prepare);
    expect(ends).toContainEqual(codes);
    expect(lost).toBe(0);
  });
});

it("is lost to the event when the turns are gone", async () => {
  const arena = await openTwoServers({}, async (base) => {
    await slowTaxes(base.pool);
    await withoutTurns(base.pool);
  });
  try {
    expect(await saveBoth(arena, adding)).toEqual({ codes: ["saved", "saved"], lost: 1 });
  } finally {
    await arena.close();
  }
});

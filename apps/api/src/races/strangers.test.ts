import type { RouteDefinition } from "@pulau/contract/route.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { agencyWithData, guestWithData, influencerWithData, partnerOf } from "./accounts-with-data.ts";
import type { Caller } from "./caller.ts";
import { rounds } from "./counts.ts";
import { idsInPath, nameOf, namesIn, sendExample } from "./every-call.ts";
import { mustHold, mustSubmit, newGuest, stayOf } from "./guest.ts";
import { memberWithWallet } from "./members.ts";
import { openStage, type Stage } from "./one-server.ts";
import { type OwnedRows, ownedRows, rowsAsTheyAre } from "./owned-rows.ts";

// Every call of the portal that names something, made by somebody whom it does not belong to: with the ids of real rows
// of somebody else, one of each table, in the address, in the query and in the body. What hangs on an account is taken
// from the database's own keys, so a new table is in here by being referred to.

let stage: Stage;
let app: FastifyInstance;
let routes: readonly RouteDefinition[];
let strangers: Record<"guest" | "agency" | "influencer" | "anonymous", Caller>;
/** What somebody else has: the first of each table, and all of it. */
let foreignIds: readonly (readonly [what: string, id: string])[];
let owned: OwnedRows[];
/** A booking and a draft of the stranger's own. */
let own: Record<"booking" | "draft", string>;

beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 40 }, days: 120 });
  app = stage.app;
  routes = app.mounting.routes.filter(({ scope }) => scope !== "staff");
  const owners = {
    guest: await guestWithData(stage),
    agency: await agencyWithData(stage),
    influencer: await influencerWithData(stage),
  };
  const anonymous = await newGuest(stage.urls);
  const booked = await mustSubmit(anonymous, stayOf(stage.resort, { inDays: 80 }));
  owned = [];
  for (const id of Object.values(owners)) owned.push(await ownedRows(stage.base.pool, "account", id));
  owned.push(await ownedRows(stage.base.pool, "booking", booked._id));
  const [ofGuest, ofAgency, ofInfluencer, ofAnonymous] = owned;
  foreignIds = [
    ...firstOfEach("guest", ofGuest),
    ...firstOfEach("agency", ofAgency, ["account", "customer", "agent_contract", "booking", "member"]),
    ...firstOfEach("influencer", ofInfluencer, ["account", "booking", "payout"]),
    ...firstOfEach("anonymous", ofAnonymous, ["booking"]),
  ];
  const stranger = (await memberWithWallet(stage, 100_000_00)).member;
  own = {
    booking: (await mustSubmit(stranger, stayOf(stage.resort, { inDays: 82 })))._id,
    draft: (await mustHold(stranger, stayOf(stage.resort, { inDays: 84 })))._id,
  };
  strangers = {
    guest: stranger,
    agency: (await partnerOf(stage, "agency")).member,
    influencer: (await partnerOf(stage, "influencer")).member,
    anonymous: await newGuest(stage.urls),
  };
}, 180_000);
afterAll(() => stage.close());
/** What is asked too often would be refused for that. */
const forgetRates = () => stage.base.pool.query("DELETE FROM rate_window");
beforeEach(forgetRates);

const firstOfEach = (stranger: string, rows: OwnedRows | undefined, only?: readonly string[]) =>
  [...(rows ?? [])].flatMap(([table, ids]) => {
    const [first] = ids;
    return first && (!only || only.includes(table)) ? [[`${stranger}’s ${table}`, first] as const] : [];
  });

/** What calls ask for by its id: enough where the caller is of another kind, as all is tried by another guest. */
const isCallable = ([thingName]: (typeof foreignIds)[number]) =>
  /s (draft|booking|payment|purchase|payout|voucher|stored_file|booking_enquiry|session|member|account|customer)$/.test(
    thingName,
  );

/** Of calls with other ids than those that calls ask for, and by other kinds of callers: every third, each with others. */
const everyFewCalls = rounds(3, 1);

/** A link's token is a right of its own, and no id; the name of a list is the same for everybody. */
const byAddress = (route: RouteDefinition) =>
  route.scope !== "none" && namesIn(route).includes("params") && !/:(token|name)\b/.test(route.path);
const named = () => routes.filter((route) => namesIn(route).length > 0);

/** Which of somebody else's ids an answer tells, besides the one that was sent. */
function leaksIn(text: string, sent: string): string[] {
  return owned.flatMap((rows) =>
    [...rows].flatMap(([table, ids]) =>
      [...ids].filter((id) => id !== sent && text.includes(id)).map(() => table),
    ),
  );
}

it("knows what there is to be taken", () => {
  const tables = new Set(foreignIds.map(([thingName]) => thingName));
  for (const table of ["draft", "booking", "booking_guest", "payment", "purchase", "payout", "voucher"])
    expect(tables).toContain(`guest’s ${table}`);
  for (const table of ["stored_file", "booking_enquiry", "session", "member", "account"])
    expect(tables).toContain(`guest’s ${table}`);
  expect(tables).toContain("agency’s customer");
  expect(tables).toContain("influencer’s payout");
  expect(named().length).toBeGreaterThan(100);
});

describe("what is somebody else’s", () => {
  it.each(["guest", "agency", "influencer", "anonymous"] as const)(
    "is neither told nor touched, whatever another %s calls with its ids",
    async (stranger) => {
      const before = await Promise.all(owned.map((rows) => rowsAsTheyAre(stage.base.pool, rows)));
      const wrong: unknown[] = [];
      // Calls that ask for no session answer every caller alike.
      const called = named().filter(({ scope }) => stranger === "guest" || scope !== "none");
      const ids = stranger === "guest" ? foreignIds : foreignIds.filter(isCallable);
      for (const [turn, foreign] of ids.entries()) {
        const [thingName, id] = foreign;
        const few = stranger === "guest" && isCallable(foreign) ? 1 : everyFewCalls;
        await forgetRates();
        for (const route of called.filter((_, at) => (at + turn) % few === 0)) {
          const { statusCode, body } = await sendExample(app, route, strangers[stranger], { id });
          const leaks = statusCode < 300 ? leaksIn(body, id) : [];
          // 401 and 403: not for such callers at all. 400: the example lacks something that is looked at before.
          const refused = [400, 401, 403, 404].includes(statusCode);
          if (statusCode === 429 || statusCode >= 500 || leaks.length > 0 || (byAddress(route) && !refused))
            wrong.push([thingName, nameOf(route), statusCode, leaks]);
        }
      }
      expect(wrong).toEqual([]);
      expect(await Promise.all(owned.map((rows) => rowsAsTheyAre(stage.base.pool, rows)))).toEqual(before);
    },
    300_000,
  );

  it("is refused for what it is, not for a mistake in the example", async () => {
    const id = foreignIds.find(([thingName]) => thingName === "guest’s booking")?.[1] ?? "";
    const wrong: unknown[] = [];
    for (const route of routes.filter(byAddress)) {
      const { statusCode } = await sendExample(app, route, strangers.guest, { id });
      if (![401, 403, 404].includes(statusCode)) wrong.push([nameOf(route), statusCode]);
    }
    expect(wrong).toEqual([]);
  });

  it("is not reached through a thing of one’s own", async () => {
    const before = await Promise.all(owned.map((rows) => rowsAsTheyAre(stage.base.pool, rows)));
    const wrong: unknown[] = [];
    const several = named().filter(
      (route) => idsInPath(route) > 1 || (byAddress(route) && namesIn(route).length > 1),
    );
    expect(several.length).toBeGreaterThan(5);
    for (const [thingName, otherId] of foreignIds)
      for (const id of Object.values(own))
        for (const route of several) {
          const { statusCode, body } = await sendExample(app, route, strangers.guest, { id, otherId });
          const leaks = statusCode < 300 ? leaksIn(body, otherId) : [];
          if (statusCode >= 500 || leaks.length > 0)
            wrong.push([thingName, nameOf(route), statusCode, leaks]);
        }
    expect(wrong).toEqual([]);
    expect(await Promise.all(owned.map((rows) => rowsAsTheyAre(stage.base.pool, rows)))).toEqual(before);
  }, 180_000);
});

import { auditLogRoute } from "@pulau/contract/audit-log.ts";
import { addPageRoute, hidePageRoute, savePageRoute } from "@pulau/contract/pages.ts";
import { cancelPlannedPricesRoute, publishPricesRoute } from "@pulau/contract/price-draft.ts";
import { saveSettingRoutes, settingRoutes } from "@pulau/contract/settings/groups.ts";
import { setOpeningRoute } from "@pulau/contract/settings/opening.ts";
import { everyRight } from "@pulau/domain/access/permissions.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inAll } from "../../../db/factories/words.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { staffCaller } from "../../../races/staff.ts";

type Desk = Awaited<ReturnType<typeof staffCaller>>["desk"];
let stage: Stage;
let desk: Desk;
beforeAll(async () => {
  stage = await openStage();
  desk = (await staffCaller(stage, everyRight())).desk;
});
afterAll(() => stage.close());

/** The log as staff read it, the newest first. */
const sidesOf = async (query: Parameters<typeof desk.must<typeof auditLogRoute>>[1]["query"]) =>
  (await desk.must(auditLogRoute, { query })).entries.map(({ act, name, before, after }) => ({
    act,
    name,
    before,
    after,
  }));

it("tells which version of a page is shown when it is published and hidden, and nothing when it was hidden", async () => {
  const title = inAll("Jungle walk");
  const { _id } = await desk.must(addPageRoute, { body: { title, slug: "jungle-walk" } });
  const params = { _id };
  const text = { title, slug: "jungle-walk", description: inAll(""), body: inAll("Bring shoes") };
  await desk.must(savePageRoute, { params, body: { ...text, place: "footer", publish: true } });
  await desk.must(hidePageRoute, { params });
  const name = "Jungle walk";
  expect((await sidesOf({ thing: _id })).slice(0, 2)).toEqual([
    { act: "hidden", name, before: { shownVersion: 1 }, after: { shownVersion: null } },
    { act: "published", name, before: { shownVersion: null }, after: { shownVersion: 1 } },
  ]);
});

it("tells when prices were to be published, and are", async () => {
  const { optionId } = stage.resort;
  const params = { _id: optionId };
  const [first, second] = [30, 40].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
  await desk.must(publishPricesRoute, { params, body: { at: first ?? null } });
  await desk.must(publishPricesRoute, { params, body: { at: second ?? null } });
  await desk.must(cancelPlannedPricesRoute, { params });
  expect((await sidesOf({ thing: optionId })).map(({ act, before, after }) => [act, before, after])).toEqual([
    ["pricePlanCancelled", { publishAt: second }, { publishAt: null }],
    ["pricesPlanned", { publishAt: first }, { publishAt: second }],
    ["pricesPlanned", { publishAt: null }, { publishAt: first }],
  ]);
});

it("tells when a resort opens by what is other, and of a save of what is there nothing", async () => {
  const opening = { open: false, opensOn: stage.resort.from };
  await desk.must(setOpeningRoute, { body: opening });
  await desk.must(setOpeningRoute, { body: opening });
  expect(await sidesOf({ subject: "opening" })).toEqual([
    {
      act: "closed",
      name: null,
      before: { open: true, opensOn: null },
      after: { open: false, opensOn: stage.resort.from },
    },
  ]);
});

it("has no line of a save that leaves settings as they are, not even one of the call", async () => {
  const { values } = await desk.must(settingRoutes.limits, {});
  const lines = async () => (await desk.must(auditLogRoute, { query: {} })).total;
  const before = await lines();
  await desk.must(saveSettingRoutes.limits, { body: { limits: values.limits } });
  expect(await lines()).toBe(before);
});

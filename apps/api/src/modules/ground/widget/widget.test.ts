import { saveSettingRoutes } from "@pulau/contract/settings/groups.ts";
import { everyRight } from "@pulau/domain/access/permissions.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../../../races/caller.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { staffCaller } from "../../../races/staff.ts";
import { forgetSettings } from "../resort/public.ts";

const site = "https://www.resort.example";
let stage: Stage;
let desk: Caller;

beforeAll(async () => {
  stage = await openStage();
  ({ desk } = await staffCaller(stage, everyRight()));
});
afterAll(() => stage.close());

const name = async (origins: string[]) => {
  const saved = await desk.call(saveSettingRoutes.widget, { body: { widget: { origins } } });
  forgetSettings(stage.base.db);
  return saved;
};
const seenFrom = async (origin: string | null, path = "/api/resort", method = "GET") => {
  const { headers, status } = await fetch(stage.urls[0] + path, {
    method,
    headers: origin ? { origin } : {},
  });
  return {
    status,
    allowed: headers.get("access-control-allow-origin"),
    credentials: headers.get("access-control-allow-credentials"),
    varies: headers.get("vary")?.toLowerCase().includes("origin"),
  };
};

describe("what the widget reads", () => {
  it("is read by no other website until one is named, by that one alone, and without cookies", async () => {
    expect(await seenFrom(site)).toMatchObject({ status: 200, allowed: null, varies: true });
    expect(await name([`${site}/stay`, "", site])).toMatchObject({ ok: true });
    const calendar = `/api/calendar?optionId=${stage.resort.optionId}&month=${stage.resort.from}`;
    for (const path of ["/api/resort", "/api/package", calendar])
      expect(await seenFrom(site, path), path).toEqual({
        status: 200,
        allowed: site,
        credentials: null,
        varies: true,
      });
    for (const other of [
      "https://evil.example",
      `${site}.evil.example`,
      "http://www.resort.example",
      "null",
      null,
    ])
      expect((await seenFrom(other)).allowed, String(other)).toBeNull();
  });

  it("is nothing else of the resort's: no other call answers another website", async () => {
    await name([site]);
    for (const path of ["/api/weather", "/api/currency", "/admin/api/settings/widget", "/api/wallet"])
      expect((await seenFrom(site, path)).allowed, path).toBeNull();
    expect((await seenFrom(site, "/api/draft-booking", "POST")).allowed).toBeNull();
  });

  it("ends with the name", async () => {
    await name([site]);
    await name([]);
    expect((await seenFrom(site)).allowed).toBeNull();
  });

  it.each(["http://www.resort.example", "https://*.resort.example", "resort.example", "javascript:1"])(
    "is opened to nothing that is no website's safe address: %s",
    async (text) => {
      expect(await name([site, text])).toMatchObject({
        status: 400,
        code: "INVALID_INPUT",
        fields: [{ path: "widget.origins.1", rule: "origin" }],
      });
    },
  );
});

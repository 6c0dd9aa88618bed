import { saveSettingRoutes, settingRoutes } from "@pulau/contract/settings/groups.ts";
import { setupRoute } from "@pulau/contract/settings/opening.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { desc, eq } from "../../../db/orm.ts";
import { auditEntry } from "../../../db/schema/logs.ts";
import type { Caller } from "../../../races/caller.ts";
import { mustSubmit, newGuest, stayOf } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, staffCaller } from "../../../races/staff.ts";

let stage: Stage;
let desk: Caller;
afterEach(() => stage.close());

const begin = async (settings: object) => {
  stage = await openStage({ settings });
  ({ desk } = await staffCaller(stage, { settings: all }));
};
const name = async (called: string) => {
  const { values } = await desk.must(settingRoutes.resort, {});
  await desk.must(saveSettingRoutes.resort, {
    body: { profile: { ...values.profile, name: called } },
  });
};
const numbers = () => desk.must(settingRoutes.numbers, {});
const prefix = async () => (await numbers()).values.bookingNoPrefix;

describe("a resort that has not opened", () => {
  beforeEach(() => begin({ opening: { open: false } }));

  it("numbers its bookings by its name, shows it in setting up, and follows the name until others are chosen", async () => {
    const { version } = await numbers();
    await name("Lang Tengah Resort");
    expect(await prefix()).toBe("LTR");
    expect((await numbers()).version).toBe(version + 1);
    const { steps } = await desk.must(setupRoute, {});
    expect(steps.find(({ id }) => id === "resort")?.facts).toMatchObject({ prefix: "LTR" });
    const acts = await stage.base.db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.subject, "settings"))
      .orderBy(desc(auditEntry.at));
    expect(acts.map(({ facts }) => facts)).toContainEqual({
      group: "numbers",
      before: { bookingNoPrefix: "TB" },
      after: { bookingNoPrefix: "LTR" },
    });
    await name("Kapas");
    expect(await prefix()).toBe("KA");
    await name("碧湾岛度假村");
    expect(await prefix(), "a name without letters says nothing").toBe("KA");
    const { values } = await numbers();
    await desk.must(saveSettingRoutes.numbers, { body: { ...values, bookingNoPrefix: "SEA" } });
    await name("Perhentian Bay");
    expect(await prefix()).toBe("SEA");
  });
});

describe("a resort that guests book at", () => {
  beforeEach(() => begin({}));

  it("keeps its letters, and its guests' numbers begin with them", async () => {
    await name("Lang Tengah Resort");
    expect(await prefix()).toBe("TB");
    const guest = await newGuest(stage.urls);
    expect((await mustSubmit(guest, stayOf(stage.resort))).bookingNo).toMatch(/^TB-/);
  });
});

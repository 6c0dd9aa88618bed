import { referralRoute, socialShareModalRoute, socialShareRoute } from "@pulau/contract/referral.ts";
import {
  rewardsSettingsRoute,
  setRewardsSettingsRoute,
  staffRewardsSettingsRoute,
} from "@pulau/contract/rewards.ts";
import { checkOutRoute } from "@pulau/contract/staff.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eq } from "../../../db/orm.ts";
import { auditEntry } from "../../../db/schema/logs.ts";
import { Caller } from "../../../races/caller.ts";
import { makeEarning, signInStaff } from "../../../races/earning.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { makePartner } from "../agents/test-partner.ts";
import { makeLink } from "./test-link.ts";

let stage: Stage;
let desk: Caller;
beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 20 } });
  desk = await signInStaff(stage);
});
afterAll(() => stage.close());

const usual = { active: true, rewardSen: 5_000, windowDays: 45, monthlyCap: 5 };

describe("the settings of rewards", () => {
  it("are anybody's to read and staff's to change, and hold from then on", async () => {
    const visitor = new Caller(stage.urls);
    expect(await visitor.must(rewardsSettingsRoute, {})).toEqual(usual);
    expect(await desk.must(staffRewardsSettingsRoute, {})).toEqual({
      ...usual,
      influencerShare: 1_000,
      version: 1,
    });
    const body = { active: true, rewardSen: 8_000, windowDays: 30, monthlyCap: null, influencerShare: 1_200 };
    expect(await desk.must(setRewardsSettingsRoute, { body })).toEqual({ ...body, version: 2 });
    const { influencerShare: _, ...shown } = body;
    expect(await visitor.must(rewardsSettingsRoute, {})).toEqual(shown);
    const written = await stage.base.db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.subject, "rewardSettings"));
    const { active: __, ...changed } = body;
    expect(written).toMatchObject([
      { act: "changed", facts: { before: { rewardSen: 5_000 }, after: changed } },
    ]);
    const mira = await makePartner(stage, "influencer");
    await makeEarning(stage, { influencerId: mira.accountId });
    const { rows } = await stage.base.pool.query(
      "SELECT basis_points FROM commission WHERE account_id = $1",
      [mira.accountId],
    );
    expect(rows).toEqual([{ basis_points: 1_200 }]);
    await desk.must(setRewardsSettingsRoute, { body: { ...usual, influencerShare: 1_000 } });
  });

  it("are refused to who may not, and where they can't be right", async () => {
    const body = { ...usual, influencerShare: 1_000 };
    const look = { read: true, write: false, create: false, delete: false };
    const reader = await signInStaff(stage, { wallets: look });
    expect(await reader.must(staffRewardsSettingsRoute, {})).toMatchObject(usual);
    expect(await reader.call(setRewardsSettingsRoute, { body })).toMatchObject({
      status: 403,
      code: "NOT_ALLOWED",
    });
    const driver = await signInStaff(stage, {});
    expect(await driver.call(staffRewardsSettingsRoute, {})).toMatchObject({
      status: 403,
      code: "NOT_ALLOWED",
    });
    const guest = await (await makePartner(stage, "guest")).signIn("admin");
    expect(await guest.call(setRewardsSettingsRoute, { body })).toMatchObject({ status: 401 });
    const wrong = { ...body, rewardSen: -1, windowDays: 0, monthlyCap: 5_000, influencerShare: 10_001 };
    const answer = await desk.call(setRewardsSettingsRoute, { body: wrong });
    expect(answer).toMatchObject({ status: 400, code: "INVALID_INPUT" });
    expect((answer.ok ? [] : answer.fields).map(({ path }) => path).toSorted()).toEqual([
      ...["influencerShare", "monthlyCap", "rewardSen", "windowDays"],
    ]);
  });
});

describe("what friends bring", () => {
  it("is told earned and pending, and of the month", async () => {
    const aini = await makePartner(stage, "guest", "Aini");
    const caller = await aini.signIn("admin");
    const none = { count: 0, sen: 0 };
    expect(await caller.must(referralRoute, {})).toMatchObject({
      rewardSen: 5_000,
      monthlyCap: 5,
      earned: none,
      pending: none,
      earnedThisMonth: 0,
    });
    const ids = [
      await makeEarning(stage, { referredBy: aini.accountId }),
      await makeEarning(stage, { referredBy: aini.accountId }),
    ];
    await desk.must(checkOutRoute, { params: { _id: ids[0] ?? "" }, body: {} });
    const once = { count: 1, sen: 5_000 };
    expect(await caller.must(referralRoute, {})).toMatchObject({
      earned: once,
      pending: once,
      earnedThisMonth: 1,
    });
    await desk.must(setRewardsSettingsRoute, { body: { ...usual, active: false, influencerShare: 1_000 } });
    expect(await caller.must(referralRoute, {})).toMatchObject({ rewardSen: null });
    expect((await caller.must(socialShareModalRoute, { query: {} })).rewardText).toBeNull();
    await desk.must(setRewardsSettingsRoute, { body: { ...usual, influencerShare: 1_000 } });
  });
});

describe("the window to share by", () => {
  it("says what is shared and what it brings, in three languages, with every way", async () => {
    const caller = await (await makePartner(stage, "guest", "Aini")).signIn("admin");
    const modal = await caller.must(socialShareModalRoute, { query: {} });
    const share = await caller.must(socialShareRoute, { query: {} });
    expect(modal).toMatchObject(share);
    expect(modal.channels.map(({ channel }) => channel)).toEqual([
      "whatsapp",
      "facebook",
      "x",
      "email",
      "copy",
    ]);
    expect(modal.rewardText?.en).toContain("RM 50.00");
    for (const words of [modal.heading, modal.lead, modal.text, modal.title])
      expect([words.en !== "", words.my !== "", words.cn !== ""]).toEqual([true, true, true]);
  });

  it("shows an influencer's package with its share, and nobody else's", async () => {
    const mira = await makePartner(stage, "influencer", "Mira");
    const { packageId } = await makeLink(stage.base.db, stage.resort, mira.accountId, { commission: 850 });
    const caller = await mira.signIn("viewer");
    const modal = await caller.must(socialShareModalRoute, { query: { packageId } });
    expect(modal).toMatchObject({
      picture: "reef",
      link: `${stage.urls[0]}/p/${packageId}/${mira.accountId}`,
    });
    expect(modal.rewardText?.en).toContain("8.5%");
    expect(modal.heading.cn).toContain("Mira's reef");
    const rival = await (await makePartner(stage, "influencer", "Nadia")).signIn("admin");
    for (const route of [socialShareModalRoute, socialShareRoute] as const) {
      expect(await rival.call(route, { query: { packageId } })).toMatchObject({
        status: 404,
        code: "NOT_FOUND",
      });
      expect(await new Caller(stage.urls).call(route, { query: {} })).toMatchObject({ status: 401 });
    }
  });
});

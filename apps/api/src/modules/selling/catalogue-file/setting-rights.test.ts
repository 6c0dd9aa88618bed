import { setRewardsSettingsRoute, staffRewardsSettingsRoute } from "@pulau/contract/rewards.ts";
import { everyRight } from "@pulau/domain/access/permissions.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { type FileDesk, openFileDesk } from "./test-desk.ts";

const { wallets: _, comments: __, ...ofSettings } = everyRight();
const looksAtWallets = { read: true, write: false, create: false, delete: false };
let stage: Stage;
let owner: FileDesk;
/** Who may change settings, but neither wallets nor what guests are asked. */
let clerk: FileDesk;

beforeAll(async () => {
  stage = await openStage();
  owner = await openFileDesk(stage, everyRight());
  clerk = await openFileDesk(stage, ofSettings);
  await stage.base.pool.query(
    `INSERT INTO feedback_question (question, kind) VALUES ('{"en": "How was the boat?", "my": "", "cn": ""}', 'stars')`,
  );
});
afterAll(() => stage.close());

const head = { format: "pulau-catalogue", version: 1 };
const influencer = { share: 2_500 };

describe("settings and questions in the catalogue's file", () => {
  it("go out to whoever may read them by hand", async () => {
    const all = await owner.exported();
    expect(all.settings).toMatchObject({ influencer: { share: 1_000 }, wallet: { enabled: true } });
    expect(all.feedbackQuestions).toHaveLength(1);
    const file = await clerk.exported();
    expect(await clerk.desk.call(staffRewardsSettingsRoute, {})).toMatchObject({ status: 403 });
    for (const name of ["influencer", "referral", "wallet"]) expect(file.settings).not.toHaveProperty(name);
    expect(file).not.toHaveProperty("feedbackQuestions");
    expect(Object.keys(file.settings)).toHaveLength(Object.keys(all.settings).length - 3);
    const looker = await openFileDesk(stage, { ...ofSettings, wallets: looksAtWallets });
    expect((await looker.exported()).settings).toEqual(all.settings);
  });

  it("are changed by whoever may change them by hand", async () => {
    const file = { ...head, settings: { influencer } };
    expect(await clerk.take(file)).toEqual([["settings.influencer", "catalogue.right"]]);
    const looker = await openFileDesk(stage, { ...ofSettings, wallets: looksAtWallets });
    expect(await looker.take(file)).toEqual([["settings.influencer", "catalogue.right"]]);
    const body = { active: true, rewardSen: 1, windowDays: 1, monthlyCap: null, influencerShare: 2_500 };
    expect(await looker.desk.call(setRewardsSettingsRoute, { body })).toMatchObject({ status: 403 });
    expect(await clerk.take({ ...head, feedbackQuestions: [] })).toEqual([
      ["feedbackQuestions", "catalogue.right"],
    ]);
    expect((await owner.exported()).settings).toMatchObject({ influencer: { share: 1_000 } });
    // The limits of wallets are read with wallets and saved with settings, as on their page.
    const { wallet } = (await owner.exported()).settings as { wallet: object };
    expect(await clerk.take({ ...head, settings: { wallet: { ...wallet, enabled: false } } })).toEqual([]);
    expect(await owner.take({ ...file, settings: { influencer, wallet } })).toEqual([]);
    expect((await owner.exported()).settings).toMatchObject({ influencer, wallet });
  });

  it("are told by a check to whoever may read them", async () => {
    const settings = { influencer: { share: 3_000 }, checkInTime: "16:00" };
    const pagesInFile = async ({ check }: FileDesk) => {
      const { changes } = await check({ ...head, settings, feedbackQuestions: [] });
      return changes.map(({ part, changed }) => [part, changed.names.map(({ en }) => en)]);
    };
    expect(await pagesInFile(owner)).toEqual([
      ["settings", ["times", "rewards"]],
      ["feedbackQuestions", []],
    ]);
    expect(await pagesInFile(clerk)).toEqual([["settings", ["times"]]]);
  });
});

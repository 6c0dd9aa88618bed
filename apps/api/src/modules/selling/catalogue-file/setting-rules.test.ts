import { type SettingGroup, saveSettingRoutes, settingRoutes } from "@pulau/contract/settings/groups.ts";
import { everyRight } from "@pulau/domain/access/permissions.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { type FileDesk, openFileDesk } from "./test-desk.ts";

type Row = Record<string, unknown>;
// biome-ignore lint/suspicious/noExplicitAny: a test changes any setting of any group
type Values = Record<string, any>;
let stage: Stage;
let owner: FileDesk;

beforeAll(async () => {
  stage = await openStage();
  owner = await openFileDesk(stage, everyRight());
  await stage.base.pool.query(`INSERT INTO currency (code, name, symbol, foreign_per_ringgit, ringgit_per_foreign,
    rated_on, position) VALUES ('MYR', 'Malaysian ringgit', 'RM', 1, 1, '2026-06-15', 0)`);
  await stage.base.pool.query(`INSERT INTO rate_card (option_id, rules, questions)
    SELECT id, '{}', '{"activities": [], "markets": []}' FROM package_option ON CONFLICT DO NOTHING`);
});
afterAll(() => stage.close());

const take = (parts: object) => owner.take({ format: "pulau-catalogue", version: 1, ...parts });
const adults = [{ kind: "adult", fromAge: 0, toAge: null }];
const risingRefunds = [
  { daysBefore: 30, refund: 5_000 },
  { daysBefore: 7, refund: 10_000 },
];
const withHole = [
  { kind: "child", fromAge: 0, toAge: 11 },
  { kind: "adult", fromAge: 14, toAge: null },
];

describe("settings in the catalogue's file", () => {
  const wrong: [group: SettingGroup, change: (values: Values) => Row, path: string, rule: string][] = [
    ["times", () => ({ checkInTime: "10:00" }), "checkOutTime", "latest"],
    ["times", () => ({ answerHours: { from: "18:00", to: "09:00" } }), "answerHours.to", "later"],
    [
      "guests",
      ({ kindNames }) => ({ kindNames: { ...kindNames, adult: { en: " ", my: "Dewasa", cn: "成人" } } }),
      "kindNames.adult.en",
      "required",
    ],
    ["guests", ({ bands }) => ({ bands: { ...bands, package: withHole } }), "bands.package", "bandsHole"],
    ["guests", ({ bands }) => ({ bands: { ...bands, package: adults } }), "bands.package", "bandsInUse"],
    ["guests", ({ bands }) => ({ bands: { ...bands, boat: adults } }), "bands.boat", "bandsInUse"],
    [
      "policies",
      ({ policy }) => ({ policy: { ...policy, tiers: risingRefunds } }),
      "policy.tiers",
      "tiersOrder",
    ],
    [
      "limits",
      ({ limits }) => ({ limits: { ...limits, holdCapSeconds: limits.holdSeconds - 1 } }),
      "limits.holdCapSeconds",
      "atLeast",
    ],
    [
      "bankTransfer",
      ({ offline }) => ({ offline: { ...offline, verifyDays: 5, capDays: 4 } }),
      "offline.capDays",
      "atLeast",
    ],
  ];
  it.each(wrong)("of %s keep the rules of their page: %#", async (group, change, path, rule) => {
    const { values } = await owner.desk.must(settingRoutes[group] as typeof settingRoutes.limits, {});
    const changed = change(values);
    const save = saveSettingRoutes[group] as typeof saveSettingRoutes.limits;
    const byHand = await owner.desk.call(save, { body: { ...values, ...changed } });
    expect(byHand).toMatchObject({ status: 400, fields: [expect.objectContaining({ path, rule })] });
    const before = await owner.exported();
    expect(await take({ settings: changed })).toEqual([[`settings.${path}`, rule]]);
    expect(await owner.exported()).toEqual(before);
  });

  it("let a kind of guest go with the prices that named it", async () => {
    const file = await owner.exported();
    const bands = { ...(file.settings.bands as object), package: adults };
    const adult = ({ guestKind }: Row) =>
      guestKind === null || guestKind === undefined || guestKind === "adult";
    const prices = file.prices?.map((card) => ({ ...card, rates: (card.rates as Row[]).filter(adult) }));
    expect(await take({ settings: { bands } })).toEqual([["settings.bands.package", "bandsInUse"]]);
    expect(await take({ settings: { bands }, prices })).toEqual([]);
    expect((await owner.exported()).settings).toMatchObject({ bands });
    expect(await take({ settings: file.settings, prices: file.prices })).toEqual([]);
  });
});

describe("jetties in the catalogue's file", () => {
  const jettiesOf = (rows: Row[] = []) =>
    new Set(rows.flatMap(({ fromJetty, toJetty }) => [fromJetty, toJetty]));

  it("stay while boats sail from them, and take their new names to timetables that have the old ones", async () => {
    const file = await owner.exported();
    const sailed = [...jettiesOf(file.sailingTimes)] as string[];
    expect(sailed).toHaveLength(2);
    const profile = { ...(file.settings.profile as Row), jetties: sailed };
    expect(await take({ settings: { profile } })).toEqual([]);
    const [first = "", ...others] = sailed;
    const without = { ...profile, jetties: others };
    expect(await take({ settings: { profile: without } })).toEqual([
      ["settings.profile.jetties.0", "jettyInUse"],
    ]);
    const renamed = { ...profile, jetties: [`New ${first}`, ...others] };
    expect(await take({ settings: { profile: renamed }, sailingTimes: file.sailingTimes })).toEqual([]);
    const after = await owner.exported();
    expect(jettiesOf(after.sailingTimes)).toEqual(new Set([`New ${first}`, ...others]));
    const { rows } = await stage.base.pool.query(
      "SELECT count(*)::int AS count FROM sailing WHERE day > now() AND $1 IN (from_jetty, to_jetty)",
      [first],
    );
    expect(rows).toEqual([{ count: 0 }]);
  });
});

describe("ringgit in the catalogue's file", () => {
  it("stays in use, told or not", async () => {
    const { currencies = [] } = await owner.exported();
    const off = currencies.map((row) => ({ ...row, activeStatus: false }));
    expect(await take({ currencies: off })).toEqual([["currencies.0.activeStatus", "catalogue.ringgit"]]);
    expect(await take({ currencies: [] })).toEqual([]);
    const left = (await owner.exported()).currencies?.map(({ code, activeStatus }) => [code, activeStatus]);
    expect(left).toEqual([
      ["MYR", true],
      ["SGD", false],
    ]);
    const renamed = currencies.map((row) => ({ ...row, symbol: "MYR", activeStatus: true }));
    expect(await take({ currencies: renamed })).toEqual([]);
    expect((await owner.exported()).currencies?.[0]).toMatchObject({ code: "MYR", symbol: "MYR" });
  });
});

import {
  type SettingGroup,
  saveSettingRoutes,
  settingGroupNames,
  settingRoutes,
} from "@pulau/contract/settings/groups.ts";
import { savedGroups } from "@pulau/contract/settings/saved-groups.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fieldsOf } from "../../../plugins/problem.ts";
import type { Caller } from "../../../races/caller.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, staffCaller } from "../../../races/staff.ts";

let stage: Stage;
let desk: Caller;
beforeAll(async () => {
  stage = await openStage();
  ({ desk } = await staffCaller(stage, { settings: all }));
});
afterAll(() => stage.close());

type Group = { read: typeof settingRoutes.limits; save: typeof saveSettingRoutes.limits };
/** One of twelve routes of one shape. */
const routesOf = (group: SettingGroup): Group =>
  ({ read: settingRoutes[group], save: saveSettingRoutes[group] }) as unknown as Group;

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
const isNode = (value: Json | undefined): value is Json[] | { [name: string]: Json } =>
  typeof value === "object" && value !== null;

/** Every place of a value, the whole first. */
const placesIn = (value: Json, path: readonly string[] = []): string[][] => [
  [...path],
  ...(isNode(value) ? Object.entries(value).flatMap(([name, part]) => placesIn(part, [...path, name])) : []),
];

/** A value with another one at a place; undefined leaves the place out. */
function put(value: Json, [name, ...rest]: readonly string[], wrong: Json | undefined): Json | undefined {
  if (name === undefined || !isNode(value)) return wrong;
  const part = (value as Record<string, Json>)[name] ?? null;
  const next = put(part, rest, wrong);
  if (Array.isArray(value))
    return next === undefined ? value.toSpliced(Number(name), 1) : value.with(Number(name), next);
  const { [name]: _, ...others } = value;
  return next === undefined ? others : { ...others, [name]: next };
}

/** What people and programs send in the place of what is meant. */
const anything = fc.oneof(
  fc.constant(undefined),
  fc.constantFrom<Json>(
    ...[
      "",
      " ",
      "x".repeat(5_001),
      "\u0000",
      "\ud800",
      "25:00",
      "23:59",
      "00:00",
      "Mars/Phobos",
      "__proto__",
    ],
    ...["javascript:alert(1)", "a@b", "<b>", "-1", "1e9", "九", "2027-02-30"],
    ...[null, true, false, 0, -1, 1, 1.5, 59, 10_001, 1e6, 1e7, 2 ** 53, -1e300],
    ...[[], [[]], {}, { en: "" }, [null], Array.from({ length: 50 }, () => 1)],
  ),
  fc.jsonValue().map((value) => value as Json),
);
const mistakes = fc.array(fc.tuple(fc.nat(), anything), { minLength: 1, maxLength: 3 });

describe("settings that are sent wrong", () => {
  it.each(settingGroupNames)("%s: are refused at their fields, or hold", async (group) => {
    const { read, save } = routesOf(group);
    await fc.assert(
      fc.asyncProperty(mistakes, async (wrong) => {
        const { values } = await desk.must(read, {});
        let body: Json | undefined = values as unknown as Json;
        for (const [at, instead] of wrong) {
          const places = placesIn(body ?? null).slice(1);
          const place = places[at % places.length];
          if (place) body = put(body ?? null, place, instead);
        }
        const answer = await desk.call(save, { body: body as never });
        if (answer.ok) {
          // What was taken is whole, and can be read and saved again.
          const { values: now } = await desk.must(read, {});
          expect(savedGroups[group].safeParse(now).error?.issues ?? []).toEqual([]);
          await desk.must(save, { body: values });
          return;
        }
        expect(answer.status, JSON.stringify([body, answer])).toBeLessThan(500);
        expect((await desk.must(read, {})).values).toEqual(values);
        // The page says the same of the same places, before it sends anything.
        const checked = savedGroups[group].safeParse(body);
        if (answer.code !== "INVALID_INPUT" || checked.success) return;
        const faults = fieldsOf(checked.error);
        expect(answer.fields, JSON.stringify(body)).toEqual(expect.arrayContaining([...faults]));
      }),
      { numRuns: 40 },
    );
  });

  it.each(settingGroupNames)("%s: nothing that is left out goes back to what is usual", async (group) => {
    const { read, save } = routesOf(group);
    const { values } = await desk.must(read, {});
    const whole = values as unknown as Json;
    const fields = placesIn(whole).filter(
      ([name, ...rest]) => name !== undefined && rest.every((part) => !/^\d+$/.test(part)),
    );
    for (const place of fields) {
      // One of the resort's own words may be left out: then it has no name.
      if (["activityNames", "marketNames"].includes(place[0] ?? "") && place.length === 2) continue;
      const answer = await desk.call(save, { body: put(whole, place, undefined) as never });
      expect(answer, place.join(".")).toMatchObject({ status: 400, fields: [{ path: place.join(".") }] });
    }
  });
});

describe("settings that contradict one another", () => {
  const refused = async (group: SettingGroup, change: (values: never) => object) => {
    const { read, save } = routesOf(group);
    const { values } = await desk.must(read, {});
    const answer = await desk.call(save, { body: change(values as never) as never });
    return answer.ok ? "taken" : answer.fields;
  };

  it("says at the later field what the other one asks for", async () => {
    expect(
      await refused("limits", ({ limits }: { limits: object }) => ({
        limits: { ...limits, holdSeconds: 900, holdCapSeconds: 600, paymentCapMinutes: 1 },
      })),
    ).toMatchObject([
      { path: "limits.holdCapSeconds", rule: "atLeast", facts: { least: 900 } },
      { path: "limits.paymentCapMinutes", rule: "atLeast", facts: { least: 30 } },
    ]);
    expect(
      await refused("bankTransfer", ({ offline }: { offline: object }) => ({
        offline: { ...offline, verifyDays: 9, capDays: 2 },
      })),
    ).toMatchObject([{ path: "offline.capDays", rule: "atLeast", facts: { least: 9 } }]);
    expect(
      await refused("times", (values: object) => ({
        ...values,
        checkInTime: "12:00",
        checkOutTime: "14:00",
        answerHours: { from: "18:00", to: "09:00" },
      })),
    ).toMatchObject([
      { path: "checkOutTime", rule: "latest", facts: { latest: "12:00" } },
      { path: "answerHours.to", rule: "later", facts: { than: "18:00" } },
    ]);
  });

  it("lets no later cancellation have a larger refund", async () => {
    const tiers = [
      { daysBefore: 7, refund: 8_000 },
      { daysBefore: 30, refund: 5_000 },
    ];
    expect(
      await refused("policies", ({ deposit, policy }: { deposit: object; policy: object }) => ({
        deposit,
        policy: { ...policy, tiers },
      })),
    ).toMatchObject([{ path: "policy.tiers", rule: "tiersOrder" }]);
  });

  it("asks for the English name of what guests read", async () => {
    const nobody = { en: " ", my: "", cn: "" };
    expect(
      await refused("guests", (values: { kindNames: object }) => ({
        ...values,
        kindNames: { ...values.kindNames, child: nobody },
        activityNames: { diver: nobody },
      })),
    ).toMatchObject([
      { path: "kindNames.child.en", rule: "required" },
      { path: "activityNames.diver.en", rule: "required" },
    ]);
  });
});

import { menuGroups } from "@pulau/domain/portal-menu/menu-items.ts";
import { canHide, isHeading, keyOfEntry } from "@pulau/domain/portal-menu/portal-menu.ts";
import { z } from "zod";
import { type SettingGroup, settingGroups } from "./group-schemas.ts";
import type { Words } from "./parts.ts";
import { whole } from "./whole.ts";

/**
 * What a group's call and its page take: all of the group, and no two fields that contradict one another. What is stored
 * already is read without these rules, so that a resort goes on working until somebody saves the page.
 */
type Groups = typeof settingGroups;
type Settings<G extends SettingGroup> = z.output<Groups[G]>;
type Context = z.RefinementCtx;

const wrong = (context: Context, path: (string | number)[], rule: string, facts = {}): void =>
  context.addIssue({ code: "custom", path, message: rule, params: { facts } });

/** The second of two numbers is not below the first. */
const notBelow =
  <T extends Readonly<Record<string, unknown>>>(...pairs: (readonly [lower: keyof T, upper: keyof T])[]) =>
  (values: T, context: Context): void => {
    for (const [lower, upper] of pairs) {
      const [least, most] = [Number(values[lower]), Number(values[upper])];
      if (most < least) wrong(context, [String(upper)], "atLeast", { least });
    }
  };

const timesInOrder = (times: Settings<"times">, context: Context): void => {
  const { checkInTime, checkOutTime, answerHours } = times;
  if (checkOutTime > checkInTime) wrong(context, ["checkOutTime"], "latest", { latest: checkInTime });
  if (answerHours.to <= answerHours.from)
    wrong(context, ["answerHours", "to"], "later", { than: answerHours.from });
};

/** What guests read needs its English words: the other languages may be missing. */
const named = ({ kindNames, activityNames, marketNames }: Settings<"guests">, context: Context): void => {
  const all: Record<string, Readonly<Record<string, z.output<typeof Words>>>> = {
    kindNames,
    activityNames,
    marketNames,
  };
  for (const [setting, names] of Object.entries(all))
    for (const [word, { en }] of Object.entries(names))
      if (en.trim() === "") wrong(context, [setting, word, "en"], "required");
};

const refundsInOrder = ({ tiers }: Settings<"policies">["policy"], context: Context): void => {
  const isInOrder = tiers.every(({ refund }, at) => refund <= (tiers[at - 1]?.refund ?? refund));
  if (!isInOrder) wrong(context, ["tiers"], "tiersOrder");
};

/** Each entry once, headings of the resort's own with a name, and nothing hidden that guests need. */
const menuWhole = ({ entries }: Settings<"menu">["menu"], context: Context): void => {
  const keys = entries.map(keyOfEntry);
  entries.forEach((entry, at) => {
    if (keys.indexOf(keyOfEntry(entry)) < at) wrong(context, ["entries", at, "id"], "menuTwice");
    if (entry.hidden && !canHide(entry)) wrong(context, ["entries", at, "hidden"], "menuNeeded");
    if (isHeading(entry) && entry.name === null && !(menuGroups as readonly string[]).includes(entry.id))
      wrong(context, ["entries", at, "name", "en"], "required");
  });
};

/** A jetty stands once: timetables name it, and two of one name could not be told apart again. */
const jettiesApart = ({ jetties }: Settings<"resort">["profile"], context: Context): void => {
  jetties.forEach((jetty, at) => {
    if (jetties.indexOf(jetty) < at) wrong(context, ["jetties", at], "jettyTwice");
  });
};

const wholeOf = <G extends SettingGroup>(group: G) =>
  whole<z.ZodType>(settingGroups[group]) as unknown as Groups[G];
const { profile } = wholeOf("resort").shape;
const { limits } = wholeOf("limits").shape;
const { policy, deposit } = wholeOf("policies").shape;
const { menu } = wholeOf("menu").shape;
const { offline } = wholeOf("bankTransfer").shape;

const ruled = {
  resort: z.object({ profile: profile.superRefine(jettiesApart) }),
  limits: z.object({
    limits: limits.superRefine(
      notBelow(
        ["holdSeconds", "holdCapSeconds"],
        ["roomsPerOwner", "roomsPerAddress"],
        ["paymentMinutes", "paymentCapMinutes"],
      ),
    ),
  }),
  policies: z.object({ deposit, policy: policy.superRefine(refundsInOrder) }),
  menu: z.object({ menu: menu.superRefine(menuWhole) }),
  bankTransfer: z.object({ offline: offline.superRefine(notBelow(["verifyDays", "capDays"])) }),
  times: wholeOf("times").superRefine(timesInOrder),
  guests: wholeOf("guests").superRefine(named),
};

/** With what is usual as the example: it is whole. */
const shown = <G extends SettingGroup>(group: G, schema: Groups[G]): Groups[G] =>
  (schema as z.ZodType).meta({ example: settingGroups[group].parse({}) }) as unknown as Groups[G];

/** One schema for the page and for the server. */
export const savedGroups: Groups = {
  resort: shown("resort", ruled.resort),
  firstPage: shown("firstPage", wholeOf("firstPage")),
  island: shown("island", wholeOf("island")),
  menu: shown("menu", ruled.menu),
  times: shown("times", ruled.times),
  guests: shown("guests", ruled.guests),
  policies: shown("policies", ruled.policies),
  limits: shown("limits", ruled.limits),
  groups: shown("groups", wholeOf("groups")),
  boats: shown("boats", wholeOf("boats")),
  bankTransfer: shown("bankTransfer", ruled.bankTransfer),
  numbers: shown("numbers", wholeOf("numbers")),
  taxPayer: shown("taxPayer", wholeOf("taxPayer")),
  mail: shown("mail", wholeOf("mail")),
  // What is usual is no website: an example of that would change nothing.
  widget: wholeOf("widget").meta({ example: { widget: { origins: ["https://www.telukbiru.example"] } } }),
};

import type { PartChanges } from "@pulau/contract/catalogue-file.ts";
import type { SettingName } from "@pulau/contract/settings/setting-schemas.ts";
import { may } from "@pulau/domain/access/permissions.ts";
import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { PartPlan } from "./compare.ts";
import { type MailPlan, mailNames } from "./mail-text-part.ts";
import { nameOfOption } from "./parts/row-names.ts";
import { parts } from "./parts.ts";
import type { PricePlan } from "./plan-prices.ts";
import type { Catalogue } from "./read-catalogue.ts";
import type { Importer } from "./rights-lacking.ts";
import type { finder } from "./rows.ts";
import { maySetting, pageOf } from "./setting-pages.ts";

const mostNames = 100;
const namesOf = (names: readonly Words[]) => ({ count: names.length, names: names.slice(0, mostNames) });
/** Whose right it is to read a part: names that are told of it may be secrets, such as codes. */
const resourceOf = (name: string): string =>
  name === "prices" ? "rates" : (parts.find(({ id }) => id === name)?.resource ?? "settings");
const none = { count: 0, names: [] };
const plain = (text: string): Words => ({ en: text, my: text, cn: text });

/** What an import makes other of one part, by the names of its rows. */
export const changesOf = (
  { part, added, changed, gone }: PartPlan,
  find: ReturnType<typeof finder>,
): PartChanges => ({
  part: part.id,
  added: namesOf(added.map(({ row }) => part.name(row, find))),
  changed: namesOf(changed.map(({ row }) => part.name(row, find))),
  gone: namesOf(gone.map((row) => part.name(row, find))),
});

/** The same of settings, by the pages on which they stand. */
export const settingChanges = (changed: readonly SettingName[]): PartChanges => ({
  part: "settings",
  added: none,
  changed: namesOf([...new Set(changed.map((name) => pageOf(name).name))].map(plain)),
  gone: none,
});

/** Whether anything of a part becomes other. */
export const saysSomething = ({ added, changed, gone }: PartChanges): boolean =>
  added.count + changed.count + gone.count > 0;

/** What of a change somebody is told: no more than they may read. */
export function seenBy(
  { permissions }: Importer,
  change: PartChanges,
  settings: readonly SettingName[],
): PartChanges[] {
  if (change.part !== "settings") return may(permissions, resourceOf(change.part), "read") ? [change] : [];
  return [settingChanges(settings.filter((name) => maySetting(permissions, name, "read")))].filter(
    saysSomething,
  );
}

/** The same of the texts of mails. */
export function mailChanges(mails: MailPlan): PartChanges {
  const { added, changed, gone } = mailNames(mails);
  return { part: "mailTexts", added: namesOf(added), changed: namesOf(changed), gone: namesOf(gone) };
}

/** The same of prices, by the options that they are of. */
export function priceChanges({ added, changed }: PricePlan, find: ReturnType<typeof finder>): PartChanges {
  const names = (list: PricePlan["added"]) => list.map(({ prices }) => nameOfOption(find, prices.optionId));
  return { part: "prices", added: namesOf(names(added)), changed: namesOf(names(changed)), gone: none };
}

/** What the row is called that a path of the file leads to. */
export function nameAt(
  path: string,
  { rows, names, problems, places }: Catalogue,
  find: ReturnType<typeof finder>,
): Words | null {
  const foundName = places?.nameOf(path) ?? "";
  if (foundName !== "") return plain(foundName);
  const [id, at] = path.split(".");
  if (problems.length > 0) return names.get(`${id}.${at}`) ?? null;
  const part = parts.find((known) => known.id === id);
  const row = part && rows.get(part)?.[Number(at)];
  if (!part || !row) return null;
  const name = part.name(row, find);
  return name.en === "" ? null : name;
}

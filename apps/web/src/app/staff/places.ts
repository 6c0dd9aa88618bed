import { settingGroupNames, settingGroups } from "@pulau/contract/settings/groups.ts";
import { type May, mayOpen } from "../../business/page-rights.ts";
import type { MenuPage } from "../../business/staff-menu.ts";
import type { Place } from "../../features/desk/front-desk/search/find-places.ts";
import { otherSettings } from "../../features/ground/resort-settings/other-settings.ts";
import { settingSections } from "../../features/ground/resort-settings/setting-fields.ts";
import type settingWords from "../../i18n/en/staff/settings.ts";
import { type Language, languages, type Phrase } from "../../i18n/language.ts";
import type { MenuSection } from "../../shell/menu-items.ts";
import { valueAt } from "../../ui/form-paths.ts";

type Words = { readonly settings: typeof settingWords };
type Speech = Readonly<Record<Language, Words>>;

const bundles = import.meta.glob<unknown>("../../i18n/{en,my,cn}/staff/settings.ts", { import: "default" });
const bundle = (language: Language, name: keyof Words) =>
  bundles[`../../i18n/${language}/staff/${name}.ts`]?.();

/** The words of settings in every language: people search in theirs, whatever the page speaks. */
async function bringSpeech(): Promise<Speech> {
  const all = languages.map(async (language) => {
    return [language, { settings: await bundle(language, "settings") }] as const;
  });
  return Object.fromEntries(await Promise.all(all)) as Speech;
}

/** Every text that stands anywhere in an object of words. */
const leavesOf = (words: unknown): string[] =>
  typeof words === "object" && words !== null
    ? Object.values(words).flatMap(leavesOf)
    : [String(words ?? "")];

type PlacesInput = {
  /** The menu as who searches sees it. */
  readonly menu: readonly MenuSection[];
  /** The pages of the menu, whoever looks. */
  readonly pages: readonly MenuPage[];
  readonly may: May;
  readonly language: Language;
};

/** Pages and settings that who searches may open, by the menu and by the sections of the settings' pages. */
export function placesOf({ menu, pages: all, may, language }: PlacesInput, speech: Speech): readonly Place[] {
  const inAll = (wordsOf: (words: Words) => unknown): string =>
    languages.flatMap((tongue) => leavesOf(wordsOf(speech[tongue]))).join(" ");
  const { settings } = speech[language];
  const nameOf = (to: string): Phrase | undefined => all.find((page) => page.to === to)?.name;
  const ofSettings = nameOf("/staff/settings")?.[language] ?? "";
  const pages = menu.flatMap(({ title: where, items }) =>
    items.map(({ to, title }) => ({
      to,
      title,
      where,
      also: Object.values(nameOf(to) ?? {}).join(" "),
    })),
  );
  const groups = settingGroupNames.flatMap((group) => {
    const to = `/staff/settings/${group}`;
    if (!mayOpen(all, to, may)) return [];
    const { title } = settings.groups[group];
    const names = Object.keys(settingGroups[group].shape) as (keyof typeof settings.fields)[];
    const also = inAll((words) => [
      words.settings.groups[group],
      names.map((name) => words.settings.fields[name]),
    ]);
    const sections = settingSections[group].map(({ key }) => {
      const name = key as keyof typeof settings.sections;
      return {
        to,
        hash: `section-${key}`,
        title: settings.sections[name],
        where: title,
        also: inAll((words) => words.settings.sections[name]),
      };
    });
    // A group of one setting has its words under the name of that.
    const prefix = names.length === 1 && group !== "taxPayer" ? `${names[0]}.` : "";
    const fields = settingSections[group].flatMap((section) =>
      section.fields.flatMap(({ at }) => {
        const name = valueAt(settings.fields, prefix + at);
        if (typeof name !== "string") return [];
        return [
          {
            to,
            hash: at,
            title: name.replace(/\s*\{\{\w+\}\}\s*/g, " … ").trim(),
            where: title,
            also: inAll((words) => valueAt(words.settings.fields, prefix + at)),
          },
        ];
      }),
    );
    return [{ to, title, where: ofSettings, also }, ...sections, ...fields];
  });
  const others = otherSettings
    .filter(({ to, right }) => may(right, "read") && pages.every((page) => page.to !== to))
    .map(({ id, to }) => ({
      to,
      title: settings.others[id].title,
      where: ofSettings,
      also: inAll((words) => words.settings.others[id]),
    }));
  return [...pages, ...groups, ...others];
}

export const bringPlaces = async (input: PlacesInput): Promise<readonly Place[]> =>
  placesOf(input, await bringSpeech());

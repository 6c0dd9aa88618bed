import { readFile } from "node:fs/promises";
import type { ResortSettings } from "@pulau/contract/settings/setting-schemas.ts";
import { addDays, type Day, dayOf, daysBetween, isDay } from "@pulau/domain/calendar/day.ts";
import { textBytes } from "./zip.ts";

/** The demo's catalogue as a file. Its days are those of the years round 2026; whoever takes it moves them. */
const file = new URL("../../../db/demo/template.json", import.meta.url);
/** For how long there are prices from the day on which the template is taken, at least. */
const pricedAhead = 400;

type Dated = { readonly from?: Day | null; readonly to?: Day | null };
type Profile = ResortSettings["profile"];
type Template = {
  readonly settings: {
    readonly profile: Profile;
    readonly taxPayer?: unknown;
    readonly bookingNoPrefix?: unknown;
  };
  readonly pages: readonly unknown[];
  readonly promoPackages: readonly Dated[];
  readonly events: readonly Dated[];
  readonly promoCodes: readonly { readonly bookTo: Day | null }[];
  readonly surcharges: readonly Dated[];
  readonly excludedBoats: readonly Dated[];
  readonly prices: readonly { readonly periods: readonly (Dated & { readonly to: Day })[] }[];
};

/**
 * The demo's catalogue as it would be today: all its days later by as many whole years as it takes to have prices ahead.
 * It has prices for more than a year back as well, for the demo's own past.
 */
export async function templateText(today: Day): Promise<string> {
  const text = await readFile(file, "utf8");
  const { prices } = JSON.parse(text) as Template;
  const ends = prices.flatMap(({ periods }) => periods.map(({ to }) => to)).toSorted();
  const years = yearsUntil(ends.at(-1) ?? today, addDays(today, pricedAhead));
  const { promoPackages, events, promoCodes, ...rest } = JSON.parse(text) as Template;
  // Rates of currencies are of today: nobody has others yet.
  const moved = movedBy(JSON.stringify(rest), years).replace(/"ratedOn":"[^"]*"/g, `"ratedOn":"${today}"`);
  const ahead = daysLater(
    JSON.stringify({ promoPackages, events, promoCodes }),
    daysBetween(offeredFrom, today),
  );
  return JSON.stringify({ ...JSON.parse(moved), ...JSON.parse(ahead) });
}

/**
 * The same for a resort that begins with it: without the days that have passed, and with nothing of who the demo is. Its
 * name, bank, contacts and numbers, and pages that name the demo, stay the resort's own; the jetties are those between which the boats sail.
 */
export async function templateFor(today: Day, own: Profile): Promise<Uint8Array> {
  const template = JSON.parse(await templateText(today)) as Template;
  const lies = ({ to }: Dated) => to === null || to === undefined || to >= today;
  const { taxPayer: _, bookingNoPrefix: __, profile, ...settings } = template.settings;
  const ahead: Template = {
    ...template,
    settings: { ...settings, profile: { ...own, jetties: profile.jetties } },
    pages: template.pages.filter((page) => !JSON.stringify(page).includes(profile.shortName)),
    surcharges: template.surcharges.filter(lies),
    excludedBoats: template.excludedBoats.filter(lies),
    promoCodes: template.promoCodes.filter(({ bookTo }) => bookTo === null || bookTo >= today),
    prices: template.prices.map((card) => ({ ...card, periods: card.periods.filter(lies) })),
  };
  return textBytes(JSON.stringify(ahead));
}

/** How many whole years later a day must be to be no earlier than the wanted one. */
export function yearsUntil(last: Day, wanted: Day): number {
  let years = 0;
  while (later(last, years) < wanted) years++;
  return years;
}

/** Events, promo codes and what is sold ahead are of the weeks round a day: in the file round this one. */
const offeredFrom = dayOf("2026-06-12");

const daysLater = (text: string, days: number): string =>
  text.replace(anyDay, (quoted, day: string) => (isDay(day) ? `"${addDays(day, days)}"` : quoted));

const anyDay = /"(2\d{3}-\d{2}-\d{2})"/g;

/** Moves every day of a file by whole years. */
export const movedBy = (text: string, years: number): string =>
  text.replace(anyDay, (quoted, day: string) => (isDay(day) ? `"${later(day, years)}"` : quoted));

/** The same day of another year; the 29th of February is the last of the month, as the day before the 1st of March is. */
function later(day: Day, years: number): Day {
  const year = Number(day.slice(0, 4)) + years;
  if (day.slice(5) === "02-29" || isLastOfFebruary(day)) return addDays(dayOf(`${year}-03-01`), -1);
  return dayOf(`${year}${day.slice(4)}`);
}

const isLastOfFebruary = (day: Day): boolean =>
  day.slice(5) === "02-28" && addDays(day, 1).slice(5) === "03-01";

import type { calendarRoute } from "@pulau/contract/availability.ts";
import type { packagesRoute } from "@pulau/contract/catalogue.ts";
import type { resortRoute } from "@pulau/contract/resort.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { OptionId, PackageId } from "@pulau/domain/ids.ts";

export type WidgetResort = Reply<typeof resortRoute>;
export type WidgetPackage = Reply<typeof packagesRoute>["packages"][number];
export type WidgetDay = Reply<typeof calendarRoute>["days"][number];

/** What the visitor has chosen. */
export type Choice = {
  readonly packageId: PackageId;
  readonly optionId: OptionId;
  readonly month: Day;
  readonly checkIn: Day | null;
  readonly adults: number;
  /** Null where an age is still to be chosen. */
  readonly ages: readonly (number | null)[];
  readonly foreign: number;
  readonly code: string;
};

/** Reads a call of the resort's, as a visitor without a session. */
async function read<T>(portal: string, path: string, query: Record<string, string> = {}): Promise<T> {
  const answer = await fetch(`${portal}${path}?${new URLSearchParams(query)}`, {
    credentials: "omit",
    referrerPolicy: "origin",
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

/** What is sold, and the resort's own facts. */
export async function readOffer(portal: string) {
  const [resort, { packages }] = await Promise.all([
    read<WidgetResort>(portal, "/api/resort"),
    read<{ packages: WidgetPackage[] }>(portal, "/api/package"),
  ]);
  return { resort, packages: packages.filter(({ options }) => options.length > 0) };
}

const partyOf = ({ adults, ages, foreign }: Choice): Record<string, string> => ({
  adults: String(adults),
  ...(ages.length > 0 && { children: ages.join(",") }),
  ...(foreign > 0 && { nonMalaysians: String(foreign) }),
});

/** A month of arrival days with the price of the whole stay for this party, as the resort's own pages have it. */
export const readMonth = (portal: string, choice: Choice): Promise<{ days: WidgetDay[]; nights: number }> =>
  read(portal, "/api/calendar", { optionId: choice.optionId, month: choice.month, ...partyOf(choice) });

/** Where the resort's own pages go on with what was chosen. */
export function deepLink(portal: string, choice: Choice, language: string): string {
  const query = new URLSearchParams({
    packageId: choice.packageId,
    optionId: choice.optionId,
    ...(choice.checkIn !== null && { checkIn: choice.checkIn }),
    ...partyOf(choice),
    ...(choice.code.trim() !== "" && { promoCode: choice.code.trim().toUpperCase() }),
    lang: language,
  });
  return `${portal}/booking/new?${query}`;
}

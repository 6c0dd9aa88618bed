import { expect, type Locator } from "@playwright/test";
import { addDays, type Day, dayAt } from "@pulau/domain/calendar/day.ts";
import { malaysianTime } from "@pulau/domain/calendar/time-zones.ts";

/** Today at the resort, or so many days from it. */
export const dayAtResort = (later = 0): Day => addDays(dayAt(new Date(), malaysianTime), later);

/** A date's field, by its whole label. */
export const dateField = (within: Locator, label: string): Locator =>
  within.getByRole("group", { name: label, exact: true });

/** The part that takes the focus first: the day. */
export const dayPart = (within: Locator, label: string): Locator =>
  dateField(within, label).getByRole("spinbutton").first();

/** As an English page writes it: `2026-12-24` is 24/12/2026. */
const writtenOf = (day: string): string => day.split("-").toReversed().join("/");

/** Types a date as one does: day, month and year in one go. */
export async function fillDate(within: Locator, label: string, day: string): Promise<void> {
  await dayPart(within, label).focus();
  await within.page().keyboard.type(writtenOf(day).replaceAll("/", ""));
  await expectDate(within, label, day);
}

export const expectDate = (within: Locator, label: string, day: string): Promise<void> =>
  expect(dateField(within, label)).toContainText(writtenOf(day));

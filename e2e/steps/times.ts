import { expect, type Locator } from "@playwright/test";

/** A time's field, by its whole label. */
const timeField = (within: Locator, label: string): Locator =>
  within.getByRole("group", { name: label, exact: true });

/** The part that takes the focus first: the hours. */
export const hourPart = (within: Locator, label: string): Locator =>
  timeField(within, label).getByRole("spinbutton").first();

/** Types a time as one does, `09:30`, hours and minutes in one go. */
export async function fillTime(within: Locator, label: string, time: string): Promise<void> {
  await hourPart(within, label).focus();
  await within.page().keyboard.type(time);
  await expectTime(within, label, time);
}

/** Takes away minutes and hours from the end, as one does by Backspace. */
export async function emptyTime(within: Locator, label: string): Promise<void> {
  await timeField(within, label).getByRole("spinbutton").last().focus();
  for (let key = 0; key < 5; key += 1) await within.page().keyboard.press("Backspace");
  await expectTime(within, label, "––:––");
}

export const expectTime = (within: Locator, label: string, time: string | RegExp): Promise<void> =>
  expect(timeField(within, label)).toContainText(time);

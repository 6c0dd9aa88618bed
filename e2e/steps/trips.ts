import { expect, type Page } from "./test.ts";

/** Opens one of the guest's own bookings from their list of them; gives its id. */
export async function openOwnBooking(page: Page, number: string): Promise<string> {
  await page.goto("/booking/listing");
  await page.getByLabel("Search bookings").fill(number);
  await page.getByRole("link", { name: new RegExp(number) }).click();
  await expect(page).toHaveURL(/\/booking\/detail\//);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

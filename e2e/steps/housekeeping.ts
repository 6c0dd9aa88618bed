import { demoPassword } from "./people.ts";
import { signInAsStaff } from "./session.ts";
import { expect, type Locator, type Page } from "./test.ts";

export const signInAs = (page: Page, username: string) =>
  signInAsStaff(page, { email: `${username}@demo.pulau.test`, password: demoPassword });

/** A room on the board, and the page of one that is open. */
export const tile = (page: Page, room: string): Locator => page.locator(`[data-room="${room}"]`);
export const sheet = (page: Page, room: string): Locator =>
  page.getByRole("dialog", { name: new RegExp(`^${room} `) });

/** The number of the tile that stands so, the first unless told. */
export async function roomThat(page: Page, state: string, nth = 0): Promise<string> {
  const found = page.locator(`[data-room][data-state="${state}"]`).nth(nth);
  await expect(found).toBeVisible();
  return (await found.getAttribute("data-room")) ?? "";
}

/** A photo as a camera gives it. */
export async function photoOf(page: Page) {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 200 } });
  return { name: "IMG_0001.png", mimeType: "image/png", buffer };
}

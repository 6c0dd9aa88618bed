import { goToRooms, open } from "./steps/home.ts";
import { expect, test } from "./steps/test.ts";
import { holdFirstRoom, summary } from "./steps/wizard.ts";

const words = /^(?:Free cancellation|Cancel) until /;

test("packages, rooms and the summary say until when a stay can be cancelled", async ({ page }) => {
  await goToRooms(page, { monthsLater: 3 });
  const card = page.getByRole("main").getByRole("listitem");
  const room = card.filter({ has: page.getByRole("button", { name: /^Choose / }) }).first();
  await expect(room.getByText(words)).toBeVisible();
  const text = (await room.getByText(words).textContent()) ?? "";
  await holdFirstRoom(page);
  await expect(summary(page).getByText(words)).toHaveText(text);
  await open(page, new URL(page.url()).pathname.replace(/rooms$/, "package"));
  const offer = card.filter({ has: page.getByRole("heading", { level: 2 }) }).first();
  await expect(offer.getByText(words)).toHaveText(text);
});

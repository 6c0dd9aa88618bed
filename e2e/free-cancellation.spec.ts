import { expectAccessible } from "./steps/accessible.ts";
import { chooseDay, goToRooms, open } from "./steps/home.ts";
import { expect, test } from "./steps/test.ts";
import { expectStep, holdFirstRoom, summary } from "./steps/wizard.ts";

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

test("a package's page is read without scripts, and leads to its rooms with the day and the party", async ({
  page,
  request,
}) => {
  const path = "/packages/lagoon-escape";
  const read = await (await request.get(path)).text();
  expect(read).toMatch(/<h1[^>]*>Lagoon Escape<\/h1>/);
  expect(read).toMatch(/<link rel="canonical" href="[^"?]+\/packages\/lagoon-escape"/);
  expect(read).toContain('hreflang="zh-CN"');
  expect(read).toMatch(/"@type":"Offer","name":"Lagoon Escape".*"priceCurrency":"MYR"/);
  expect(read).toMatch(/"aggregateRating":\{"@type":"AggregateRating","ratingValue":[1-5]/);
  expect(read).toMatch(/<h2[^>]*id="reviews"[^>]*>Reviews<\/h2>/);
  expect((await request.get("/packages/no-such-package")).status()).toBe(404);

  await open(page, `${path}?adults=3`);
  const main = page.getByRole("main");
  await chooseDay(main, { monthsLater: 3 });
  await expect(main.getByText(words).first()).toBeVisible();
  await expect(main.getByRole("link", { name: "See rooms", exact: true })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole("button", { name: /^All \d+ reviews$/ }).click();
  const reviews = page.getByRole("dialog", { name: "Reviews of Lagoon Escape", exact: true });
  await expect(reviews.getByRole("article").nth(3)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(reviews).toBeHidden();
  await main.getByRole("button", { name: /^Open picture 1 of / }).click();
  const pictures = page.getByRole("dialog", { name: "Lagoon Escape", exact: true });
  await expect(pictures.getByText(/^1 of /)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(pictures.getByText(/^2 of /)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(pictures).toBeHidden();
  await main.getByRole("link", { name: "See rooms", exact: true }).click();
  await expectStep(page, "rooms");
  await expect(summary(page)).toContainText("3 adults");
});

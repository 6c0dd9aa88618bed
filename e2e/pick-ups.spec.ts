import { expectAccessible } from "./steps/accessible.ts";
import { count } from "./steps/boarding.ts";
import { signInAtDesk } from "./steps/desk.ts";
import { open } from "./steps/home.ts";
import { demoPassword } from "./steps/people.ts";
import { signInAsStaff } from "./steps/session.ts";
import { expect, type Page, test } from "./steps/test.ts";

test.use({ bearsNoConnection: true });

const stops = (page: Page) => page.getByRole("list", { name: "Stops" }).locator(":scope > li");

test("a driver picks guests up also without a signal, and the desk hears of who is not there", async ({
  page,
  anotherBrowser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsStaff(page, { email: "driver@demo.pulau.test", password: demoPassword });

  await test.step("it is the driver’s home, with places, people and ways to reach them, and no money", async () => {
    await open(page, "/staff");
    await expect(page).toHaveURL(/\/staff\/pick-ups$/);
    await expect(page.getByRole("heading", { level: 1, name: "Pick-ups" })).toBeVisible();
    await expect(stops(page).first()).toBeVisible();
    const first = stops(page).first();
    await expect(first.getByRole("link", { name: /on the map$/ })).toHaveAttribute(
      "href",
      /^https:\/\/www\.google/,
    );
    await expect(first.locator("a[href^='tel:']").first()).toBeVisible();
    await expect(first.locator("a[href^='https://wa.me/']").first()).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText("RM ");
    await expectAccessible(page);
  });

  const expected = Number(await count(page, "Expected").textContent());
  const first = stops(page).first();
  const place = ((await first.locator("b").first().textContent()) ?? "").trim();
  let picked = 0;
  await test.step("a stop is done by one press, folds, and is opened again by Undo", async () => {
    const press = first.getByRole("button", { name: /^Picked up \d+$/ });
    picked = Number(/\d+/.exec((await press.textContent()) ?? "")?.[0]);
    await press.click();
    await expect(count(page, "Expected")).toHaveText(String(expected - picked));
    await expect(first.locator("summary")).toContainText("Picked up");
    await page.reload();
    await expect(count(page, "Picked up")).toHaveText(String(picked));
    await first.locator("summary").click();
    await expectAccessible(page);
    await first.getByRole("button", { name: /^Undo/ }).first().click();
    await expect(count(page, "Expected")).not.toHaveText(String(expected - picked));
  });

  const desk = await (await anotherBrowser()).newPage();
  await signInAtDesk(desk, "frontdesk");
  const notice = desk.getByRole("region", { name: "Not at the pick-up" });
  await expect(notice).toHaveCount(0);
  await test.step("without a signal a mark is kept, and is there after a reload", async () => {
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1);
    await page.context().setOffline(true);
    await first.getByRole("button", { name: "Not here" }).click();
    await expect(page.getByText("1 to send")).toBeVisible();
    await expect(page.getByText(/^No signal\. List of \d/)).toBeVisible();
    await expect(page.getByText(/^You’re offline\. What you typed/)).toHaveCount(0);
    await page.reload();
    await expect(page.getByText("1 to send")).toBeVisible();
    await expect(first.locator("summary")).toContainText("Not there");
  });

  await test.step("with the signal back it is sent, and the desk sees it without asking", async () => {
    await page.context().setOffline(false);
    await expect(page.getByText("1 to send")).toHaveCount(0);
    await expect(notice).toContainText(place);
    await expect(notice).toContainText("Wan Azlan");
    await expectAccessible(desk);
    await notice.getByRole("link", { name: "All pick-ups" }).click();
    await expect(stops(desk).first().locator("summary")).toContainText("Not there");
  });

  await test.step("the desk has reached them: they are expected again, and the driver sees it", async () => {
    await stops(desk).first().locator("summary").click();
    for (const undo of await stops(desk).first().getByRole("button", { name: /^Undo/ }).all()) {
      await undo.click();
      break;
    }
    await expect(first.getByRole("button", { name: /^Picked up \d+$/ })).toBeVisible();
  });
});

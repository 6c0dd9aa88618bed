import { expectAccessible } from "./steps/accessible.ts";
import { logIn, logOut } from "./steps/accounts.ts";
import { goToRooms } from "./steps/home.ts";
import { siewLing, weiMing } from "./steps/people.ts";
import { expect, type Page, test } from "./steps/test.ts";
import * as wizard from "./steps/wizard.ts";

const unreached = (page: Page) =>
  page
    .getByRole("main")
    .getByText(/^We can’t reach the resort\./)
    .first();

test.use({ bearsNoConnection: true });

/** What is done meanwhile reaches nobody. */
async function withoutConnection(page: Page, act: () => Promise<void>): Promise<void> {
  await page.context().setOffline(true);
  await act();
  await page.context().setOffline(false);
}

test("what is chosen without a connection does not stand as chosen, and the page says why", async ({
  page,
}) => {
  await goToRooms(page, { nth: 13 });
  const rooms = page
    .getByRole("main")
    .getByRole("list")
    .getByRole("button", { name: /^Choose / });
  await expect(rooms.first()).toBeVisible();
  const before = await rooms.count();
  await withoutConnection(page, async () => {
    await rooms.first().click();
    await expect(unreached(page)).toBeVisible();
    await expect(rooms).toHaveCount(before);
    await expect(wizard.clock(page)).toHaveCount(0);
  });

  await wizard.holdFirstRoom(page);
  await expect(unreached(page)).toHaveCount(0);
  const total = await wizard.totalOf(page);
  await wizard.leaveRooms(page);
  await wizard.fillGuests(page, [weiMing, siewLing]);
  await wizard.fillBooker(page, weiMing.name, "offline@example.test");
  await wizard.leaveGuests(page);
  const boats = page.getByRole("region", { name: "To the island" }).getByRole("radio");
  const taken = page.getByRole("region", { name: "To the island" }).getByRole("radio", { checked: true });
  await expect(taken).toHaveCount(1);
  const held = await boats.evaluateAll((all) => all.findIndex((boat) => (boat as HTMLInputElement).checked));
  await withoutConnection(page, async () => {
    await boats.last().click({ force: true });
    await expect(unreached(page)).toBeVisible();
    await expect(boats.last()).not.toBeChecked();
    await expect(boats.nth(held)).toBeChecked();
  });

  await wizard.onward(page, "Continue to add-ons").click();
  await wizard.expectStep(page, "addOns");
  const cake = page.getByRole("listitem").filter({ hasText: "Birthday cake" });
  await expect(cake.getByRole("button", { name: /one more$/ })).toBeVisible();
  await withoutConnection(page, async () => {
    await cake.getByRole("button", { name: /one more$/ }).click();
    await expect(unreached(page)).toBeVisible();
    await expect(cake.getByRole("button", { name: /one fewer$/ })).toBeDisabled();
  });
  await wizard.expectTotal(page, total);
});

test("one’s own next stay opens without a connection, and is off the device after log-out", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, "guest@demo.pulau.test");
  await page.goto("/pocket");
  const boats = page.getByRole("region", { name: "Boats", exact: true });
  const code = page.getByRole("region", { name: "Boarding code", exact: true });
  await expect(boats).toBeVisible();
  await expect(code.getByRole("img")).toBeVisible();
  await expectAccessible(page);
  const shown = (await boats.textContent()) ?? "";
  const isKept = () =>
    page.evaluate(async () => Boolean(await (await caches.open("pulau-pocket")).match("/pocket")));
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true);

  await withoutConnection(page, async () => {
    await page.reload();
    await expect(page.getByText("No connection", { exact: true })).toBeVisible({ timeout: 30_000 });
    await expect(boats).toHaveText(shown);
    await expect(code.getByRole("img")).toBeVisible();
    await expect(page.getByRole("region", { name: "Address and contact" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Open booking" })).toHaveCount(0);
    await expectAccessible(page);
  });
  await page.reload();
  await expect(page.getByRole("link", { name: "Open booking", exact: true })).toBeVisible();

  const stored = () => page.evaluate(() => localStorage.getItem("pulau.portal.pocket"));
  expect(await stored()).not.toBeNull();
  await page.goto("/dashboard");
  await logOut(page);
  expect(await stored()).toBeNull();
  await page.goto("/pocket");
  await expect(page.getByRole("link", { name: "Log in", exact: true })).toBeVisible();
  await expect(boats).toHaveCount(0);
});

import { putRateCardsRoute, rateCardsRoute } from "@pulau/contract/rates-admin.ts";
import type { OptionId, PackageId } from "@pulau/domain/ids.ts";
import { expectAccessible } from "./steps/accessible.ts";
import { logIn } from "./steps/accounts.ts";
import { signInAtDesk } from "./steps/desk.ts";
import { chooseChildren, chooseDay, open, untilQuiet } from "./steps/home.ts";
import { family } from "./steps/people.ts";
import { expect, type Page, test } from "./steps/test.ts";
import { openOwnBooking } from "./steps/trips.ts";
import * as wizard from "./steps/wizard.ts";

/** What the package's price list says from now on: a child costs this in an extra bed, and this without one. */
const prices = { extraBed: 60_000, shared: 20_000 } as const;

async function priceChildrensBeds(page: Page, packageId: PackageId, optionId: OptionId): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem("pulau.staff.accessToken"));
  const headers = { authorization: `Bearer ${token}` };
  const path = (route: { path: string }) => route.path.replace(":_id", packageId);
  const { cards, version } = await (await page.request.get(path(rateCardsRoute), { headers })).json();
  const [card] = cards.filter(({ option }: { option: { id: string } }) => option.id === optionId);
  const beds = (["extraBed", "shared"] as const).map((place) => ({
    id: `child-${place}`,
    periodId: null,
    roomTypeId: null,
    bedType: null,
    guestKind: "child",
    place,
    sen: prices[place],
  }));
  const saved = { ...headers, "if-match": `"${version}"` };
  const data = { cards: [{ ...card, rates: [...card.rates, ...beds] }] };
  expect((await page.request.put(path(putRateCardsRoute), { headers: saved, data })).status()).toBe(200);
}

test("a family chooses whether its child has an extra bed, and the booking says so", async ({
  page,
  anotherBrowser,
}) => {
  test.setTimeout(120_000);
  await logIn(page, "guest@demo.pulau.test");
  await open(page, "/");
  await chooseChildren(page, [7]);
  await chooseDay(page.getByRole("region", { name: "Find a cheaper date" }), { monthsLater: 4, nth: 6 });
  const begun = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/api/draft-booking"),
  );
  await page.getByRole("button", { name: /^See rooms for/ }).click();
  const { packageId, optionId } = (await begun).postDataJSON();
  await wizard.expectStep(page, "rooms");
  const beds = page.getByRole("group", { name: "Beds for children" }).first();
  await expect(beds).toHaveCount(0);

  const desk = await (await anotherBrowser()).newPage();
  await signInAtDesk(desk, "admin");
  await priceChildrensBeds(desk, packageId, optionId);
  await untilQuiet(page, () => page.reload());

  await test.step("each way has its price, and is held with it", async () => {
    const card = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { level: 2 }) })
      .filter({ has: page.getByText("Twin", { exact: true }) })
      .first();
    await card.getByText("Twin", { exact: true }).click();
    await expect(beds.getByRole("radio", { name: /^1 extra bed/ })).toBeChecked();
    await expect(beds.getByRole("radio", { name: /^1 child shares the existing beds/ })).toBeVisible();
    await expectAccessible(page);
    await card.getByRole("button", { name: /^Choose / }).click();
    await expect(wizard.clock(page)).toBeVisible();
    const withBed = await wizard.totalOf(page);
    await beds.getByText("1 child shares the existing beds").click();
    await expect(async () => expect(await wizard.totalOf(page)).not.toBe(withBed)).toPass();
    await expect(page.getByText("Saving…")).toHaveCount(0);
    await untilQuiet(page, () => page.reload());
    await expect(beds.getByRole("radio", { name: /^1 child shares/ })).toBeChecked();
    await beds.getByText("1 extra bed").click();
    await expect(async () => expect(await wizard.totalOf(page)).toBe(withBed)).toPass();
  });

  await test.step("the booking says so, to the guest and to staff", async () => {
    const total = await wizard.totalOf(page);
    await wizard.goToPayment(page, family, "guest@demo.pulau.test");
    const _id = await openOwnBooking(page, await wizard.payFromWallet(page, total));
    await expect(page.getByText("1 extra bed", { exact: true })).toBeVisible();
    await expect(page.getByText(/in an extra bed/).first()).toBeVisible();
    await open(desk, `/staff/bookings/${_id}`);
    await expect(desk.getByText("1 extra bed", { exact: true })).toBeVisible();
    await open(desk, `/staff/bookings/${_id}/rooming`);
    await expect(desk.getByText("1 extra bed").first()).toBeVisible();
  });
});

import { expectAccessible } from "./steps/accessible.ts";
import { logIn } from "./steps/accounts.ts";
import { giveCredit } from "./steps/database.ts";
import { signInAtDesk } from "./steps/desk.ts";
import { chooseChildren, chooseDay, open } from "./steps/home.ts";
import { family } from "./steps/people.ts";
import { expect, type Page, test } from "./steps/test.ts";
import * as wizard from "./steps/wizard.ts";

/** Chooses whether the package has ages of its own, by which who is six pays as an adult. */
async function setOwnAges(desk: Page, packageId: string, own: boolean): Promise<void> {
  await open(desk, `/staff/packages/${packageId}`);
  const ages = desk.getByLabel("This package has its own age groups");
  if ((await ages.isChecked()) !== own) await ages.press(" ");
  if (own) {
    await desk.getByLabel("Child, To age").fill("5");
    await desk.getByLabel("Adult, From age").fill("6");
    await expectAccessible(desk);
  }
  const saved = desk.waitForResponse(
    (answer) => answer.request().method() === "PUT" && answer.url().includes(packageId),
  );
  await desk.getByRole("button", { name: "Save", exact: true }).click();
  expect((await saved).status()).toBe(200);
}

test("who pays as an adult by a package's own ages does so from the rooms to the paid booking", async ({
  page,
  anotherBrowser,
}) => {
  test.setTimeout(120_000);
  await giveCredit("guest@demo.pulau.test", 500_000);
  await logIn(page, "guest@demo.pulau.test");
  const begun = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/api/draft-booking"),
  );
  const search = async () => {
    await open(page, "/");
    await chooseChildren(page, [7]);
    await chooseDay(page.getByRole("region", { name: "Find a cheaper date" }), { monthsLater: 3, nth: 8 });
    await page.getByRole("button", { name: /^See rooms for/ }).click();
    await wizard.expectStep(page, "rooms");
    await wizard.holdFirstRoom(page);
    return wizard.totalOf(page);
  };
  const asChild = await search();
  await expect(wizard.summary(page)).toContainText("1 child, three sharing");
  const { packageId } = (await begun).postDataJSON();

  const desk = await (await anotherBrowser()).newPage();
  await signInAtDesk(desk, "admin");
  await setOwnAges(desk, packageId, true);
  try {
    const asAdult = await search();
    expect(asAdult).not.toBe(asChild);
    await expect(wizard.summary(page)).toContainText("3 adults, three sharing");
    await wizard.goToPayment(page, family, "guest@demo.pulau.test");
    await expect(wizard.summary(page)).toContainText("3 adults, three sharing");
    const number = await wizard.payFromWallet(page, asAdult);

    await open(desk, "/staff/bookings");
    await desk.getByRole("searchbox", { name: "Search bookings" }).fill(number);
    await desk.getByRole("row").filter({ hasText: number }).getByRole("link").click();
    await expect(desk.getByText("3 adults, three sharing").first()).toBeVisible();
  } finally {
    // The journeys after this one have the resort's own ages again, whatever went wrong here.
    await setOwnAges(desk, packageId, false);
  }
});

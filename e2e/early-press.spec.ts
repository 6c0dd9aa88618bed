import { logIn, personMenu } from "./steps/accounts.ts";
import { signInAtDesk } from "./steps/desk.ts";
import { expect, type Page, test } from "./steps/test.ts";

/** Keeps the page's scripts back until `go`, as a slow line or a busy machine does. */
async function slowly(page: Page, address: string): Promise<{ go: () => void }> {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  return { go: gate.resolve };
}

for (const [address, width] of [
  ["/", 1280],
  ["/", 390],
  ["/?adults=3", 390],
] as const)
  test(`a press on ${address} at ${width} px before the page's code is there is kept and answered`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { go } = await slowly(page, address);
    // Who gets no answer presses again: that is still one press.
    for (let pressed = 0; pressed < 3; pressed++)
      await page.getByRole("button", { name: /^Who is coming/ }).click();
    await expect(page.getByRole("button", { name: "Children: one more" })).toHaveCount(0);
    go();
    await expect(page.getByRole("button", { name: "Children: one more" })).toBeVisible();
    await expect(page).toHaveURL(address);
  });

test("a package chosen before the page's code is there stays chosen", async ({ page }) => {
  const { go } = await slowly(page, "/");
  const packages = page.getByRole("combobox", { name: "Package" });
  const before = await packages.inputValue();
  await packages.selectOption({ index: 1 });
  const chosen = await packages.inputValue();
  expect(chosen).not.toBe(before);
  go();
  await expect(page).toHaveURL(/option=/);
  await expect(packages).toHaveValue(chosen);
});

test("the form sent before the page's code is there leads to the rooms", async ({ page }) => {
  const { go } = await slowly(page, "/");
  await page.getByRole("button", { name: "See rooms" }).first().click();
  go();
  await expect(page.getByRole("heading", { name: "Choose your room" })).toBeVisible();
});

test("a page asks nobody to log in who is, before its code is there", async ({ page }) => {
  await logIn(page, "guest@demo.pulau.test");
  const { go } = await slowly(page, "/");
  await expect(page.getByRole("button", { name: "See rooms" }).first()).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toHaveCount(0);
  go();
  await expect(personMenu(page)).toBeVisible();
});

test("a page of staff shows its frame before its code is there", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAtDesk(page, "admin");
  const frame = page.getByRole("navigation").first();
  const edge = await frame.evaluate((menu) => menu.getBoundingClientRect().right);
  const { go } = await slowly(page, "/staff/bookings");
  await expect(page.locator("#root")).toBeEmpty();
  const root = page.locator("#root");
  // Its styles come after the document has.
  await expect
    .poll(() => root.evaluate((box) => getComputedStyle(box).gridTemplateColumns.split(" ")[0]))
    .toBe(`${edge}px`);
  await expect(root).toBeEmpty();
  go();
  await expect(page.getByRole("heading", { name: "Bookings" })).toBeVisible();
});

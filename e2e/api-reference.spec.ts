import { expect, test } from "@playwright/test";

test("the API reference is searched, signed in to and tried, with nothing from elsewhere", async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { protocol, host } = new URL(request.url());
    if (/^http/.test(protocol) && host !== new URL(page.url() || request.url()).host)
      foreign.push(request.url());
  });
  await page.goto("/docs");
  await expect(page.getByRole("heading", { name: "Pulau" })).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "Guest", exact: true }).click();
  await expect(page.getByText("Signed in as guest@demo.pulau.test")).toBeVisible();

  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Enter search query" }).fill("The account's wallet");
  await page
    .getByRole("option", { name: /\/api\/wallet$/ })
    .first()
    .click();
  await page.getByRole("button", { name: /Test Request.*get \/api\/wallet\)/s }).click();
  const answered = page.waitForResponse((response) => response.url().endsWith("/api/wallet"));
  await page.getByRole("button", { name: /^Send/ }).first().click();
  expect((await answered).status()).toBe(200);
  await expect(page.getByText("balanceSen")).toBeVisible();
  expect(foreign).toEqual([]);
});

test("a problem document leads to the list of codes", async ({ page }) => {
  await page.goto("/docs#SOLD_OUT");
  await expect(page).toHaveURL(/\/docs\/failures#SOLD_OUT$/);
  await expect(page.getByRole("row", { name: /^SOLD_OUT/ })).toBeInViewport();
});

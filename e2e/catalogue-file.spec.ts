import { readFile } from "node:fs/promises";
import { expectAccessible } from "./steps/accessible.ts";
import { test } from "./steps/empty-resort.ts";
import { becomeOwner } from "./steps/owner.ts";
import { expect, type Locator, type Page } from "./steps/test.ts";

const ownAddOn = "Sunrise kayak";

/** Presses a button that fetches a file; gives the path of what came. */
async function download(page: Page, button: Locator): Promise<string> {
  const coming = page.waitForEvent("download");
  await button.click();
  return (await coming).path();
}

const choose = (page: Page, file: Parameters<Locator["setInputFiles"]>[0]) =>
  page.locator("input[type=file]").setInputFiles(file);

const table = (text: string) => ({ name: "add-ons.csv", mimeType: "text/csv", buffer: Buffer.from(text) });

/** What the page of the link on the clipboard is. */
async function copyPreviewLink(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Copy preview link" }).click();
  await expect(page.getByText("The preview link is copied.").last()).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test("a resort begins from the demo's catalogue, shows it before it opens, and takes it out and in", async ({
  page,
  emptyResort,
  anotherBrowser,
}) => {
  test.setTimeout(180_000);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const stranger = await (await anotherBrowser()).newPage();

  await test.step("the template brings rooms, boats and prices, and nobody's bookings", async () => {
    await becomeOwner(page, emptyResort.ownerLink, "siti@pasir-panjang.example");
    await page.getByRole("button", { name: "Use the demo as a template" }).click();
    await expect(page.getByText("The demo’s catalogue is now yours.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Where to begin" })).toBeHidden();
    const sold = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("button", { name: "Packages and prices" }) });
    await expect(sold).toContainText("Done");
    await expectAccessible(page);
    await page.getByRole("link", { name: "Bookings", exact: true }).click();
    await expect(page.getByText("No bookings yet")).toBeVisible();
    await page.getByRole("link", { name: /^Setting up/ }).click();
  });

  await test.step("while it is closed, who has the link sees it, until the link is replaced", async () => {
    await stranger.goto("/");
    await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("We are getting Resort ready.");
    const link = await copyPreviewLink(page);
    await stranger.goto(link);
    await stranger.goto("/");
    await expect(stranger.getByText("Preview: guests don’t see this yet.")).toBeVisible();
    await expect(stranger.getByRole("heading", { name: "Slow Island" }).first()).toBeVisible();
    await page.getByRole("button", { name: "Replace the link" }).click();
    await expect(page.getByText("The old one no longer works.")).toBeVisible();
    await stranger.reload();
    await expect(stranger.getByRole("heading", { name: "Slow Island" })).toBeHidden();
    await stranger.goto(link);
    await stranger.goto("/");
    await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("We are getting Resort ready.");
    expect(await copyPreviewLink(page)).not.toBe(link);
  });

  await test.step("the whole file comes in again and says that nothing differs", async () => {
    await page.goto("/staff/settings/catalogue");
    const path = await download(page, page.getByRole("button", { name: "Export catalogue" }));
    await choose(page, { name: "catalogue.zip", mimeType: "application/zip", buffer: await readFile(path) });
    await expect(page.getByText("The catalogue already matches this file.")).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
  });

  await test.step("a table that was edited names its mistakes by line, then its changes, and is taken whole", async () => {
    const path = await download(page, page.getByRole("button", { name: "Add-ons", exact: true }));
    const text = await readFile(path, "utf8");
    const [head = "", first = "", ...rest] = text.split("\r\n");
    const columns = head.replace("\uFEFF", "").split(",");
    const cells = first.split(",");
    const name = cells[columns.indexOf("Add-on (English)")] ?? "";
    expect(name).not.toBe("");
    const edited = first.replace(name, ownAddOn);
    await choose(page, table([head, edited.replace(/,(\d+\.\d\d)/, ",cheap"), ...rest].join("\r\n")));
    await expect(page.getByText("1 mistake in the file")).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole("table", { name: "Mistakes" })).toContainText("Line 2");
    await expectAccessible(page);
    await choose(page, table([head, edited, ...rest].join("\r\n")));
    const changes = page.getByRole("region", { name: "What will change" });
    await expect(changes).toContainText(ownAddOn, { timeout: 30_000 });
    await expectAccessible(page);
    await page.getByRole("button", { name: "Import all changes" }).click();
    await expect(page.getByText("The catalogue was imported.")).toBeVisible({ timeout: 30_000 });
    await page.goto("/staff/add-ons");
    await expect(page.getByText(ownAddOn).first()).toBeVisible();
  });
});

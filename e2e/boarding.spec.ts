import { expectAccessible } from "./steps/accessible.ts";
import { dayAtResort } from "./steps/dates.ts";
import { signInAtDesk } from "./steps/desk.ts";
import { open } from "./steps/home.ts";
import { expect, type Locator, type Page, test } from "./steps/test.ts";

/** A day on which no other journey boards anybody. */
const day = dayAtResort(3);

const count = (page: Page, name: string): Locator =>
  page.locator("dt", { hasText: new RegExp(`^${name}$`) }).locator("xpath=following-sibling::dd");

/** Opens the first ferry of the day that somebody has booked. */
async function openFerry(page: Page): Promise<void> {
  await open(page, `/staff/sailings?from=${day}&to=${day}&kind=ferry&direction=out`);
  await page
    .getByRole("link", { name: /open boarding list$/ })
    .first()
    .click();
  await expect(page.getByRole("tab", { name: "Boarding" })).toBeVisible();
}

test("the crew boards a party, takes a tick back and closes boarding; a colleague sees it", async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAtDesk(page, "driver");
  await openFerry(page);
  await expectAccessible(page);
  const listed = Number(await count(page, "On the list").textContent());
  expect(listed).toBeGreaterThan(1);

  const missing = page.getByRole("region", { name: "Missing" });
  const first = missing.getByRole("button", { name: /Mark$/ }).first();
  const name = ((await first.locator(".strong").textContent()) ?? "").trim();
  let party = 0;
  await test.step("a party is asked about before it is ticked", async () => {
    await first.click();
    const question = page.getByRole("alertdialog");
    await expect(question).toBeVisible();
    await expectAccessible(page);
    party = await question.getByRole("checkbox").count();
    await question.getByRole("button", { name: `Board ${party}` }).click();
    await expect(question).toBeHidden();
    await expect(count(page, "Aboard")).toHaveText(String(party));
    await page.reload();
    await expect(count(page, "Aboard")).toHaveText(String(party));
  });

  const elsewhere = await browser.newContext();
  const colleague = await elsewhere.newPage();
  await signInAtDesk(colleague, "frontdesk");
  await openFerry(colleague);
  await expect(count(colleague, "Aboard")).toHaveText(String(party));

  await test.step("a tick is taken back, and the colleague sees it without asking", async () => {
    await page.getByRole("searchbox").fill(name);
    await page
      .getByRole("button", { name: /Change how they stand$/ })
      .first()
      .click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Not aboard" }).click();
    await expect(count(colleague, "Aboard")).toHaveText(String(party - 1));
  });

  await test.step("the desk keeps what the harbour asks, and prints the list", async () => {
    await colleague.getByRole("tab", { name: "Manifest" }).click();
    await expectAccessible(colleague);
    await colleague
      .getByRole("button", { name: /^Edit details/ })
      .first()
      .click();
    const dialog = colleague.getByRole("dialog");
    await dialog.getByLabel("Name", { exact: true }).fill("Salleh Omar");
    await dialog.getByLabel("Relation, e.g. father").fill("father");
    await dialog.getByLabel("Phone").fill("017-618 4402");
    await dialog.getByRole("button", { name: "Save details" }).click();
    await expect(colleague.getByRole("cell", { name: /Salleh Omar/ }).first()).toBeVisible();
    const [file] = await Promise.all([
      colleague.waitForEvent("download"),
      colleague.getByRole("button", { name: "PDF" }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(new RegExp(`^manifest-${day}-.*\\.pdf$`));
  });

  await test.step("closing asks about who is missing and keeps the list; it is taken back with a reason", async () => {
    await page.getByRole("button", { name: "Close boarding" }).click();
    const question = page.getByRole("alertdialog", { name: "Close boarding?" });
    await expect(question.getByText(/guests? (is|are) missing/)).toBeVisible();
    await question.getByRole("button", { name: "Close boarding" }).click();
    await expect(page.getByText(/closed boarding on/)).toBeVisible();
    await expect(colleague.getByText(/closed boarding on/)).toBeVisible();
    await expect(page.getByRole("button", { name: /Mark$/ })).toHaveCount(0);
    await page.getByRole("button", { name: "Reopen boarding" }).click();
    const reopening = page.getByRole("alertdialog", { name: "Reopen boarding?" });
    await reopening.getByRole("textbox").fill("One more is on the way");
    await reopening.getByRole("button", { name: "Reopen boarding" }).click();
    await expect(page.getByRole("button", { name: "Close boarding" })).toBeVisible();
  });
  await elsewhere.close();
});

import { expectAccessible } from "./steps/accessible.ts";
import { chooseWholeParty, count, openBoarding, openFerry } from "./steps/boarding.ts";
import { weighPassengers } from "./steps/database.ts";
import { dayAtResort } from "./steps/dates.ts";
import { enterAs } from "./steps/desk.ts";
import { expect, test } from "./steps/test.ts";

/** Boats are boarded on their day. */
const day = dayAtResort();

test("the crew boards a party, takes a tick back and closes boarding; a colleague sees it", async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, "crew");
  await openFerry(page, "out");
  await openBoarding(page);
  await expectAccessible(page);
  const listed = Number(await count(page, "On the list").textContent());
  expect(listed).toBeGreaterThan(1);

  const missing = page.getByRole("region", { name: "Not boarded" });
  const first = missing.getByRole("button", { name: /Mark$/ }).first();
  const name = ((await first.locator(".strong").textContent()) ?? "").trim();
  let party = 0;
  await test.step("a boat that weighs its passengers takes nobody over its limit", async () => {
    await weighPassengers(day, 100);
    await page.reload();
    await page
      .getByRole("button", { name: /^Weights of/ })
      .first()
      .click();
    const dialog = page.getByRole("dialog", { name: /^Weights of/ });
    await dialog.getByLabel("Body, kg").first().fill("130");
    await expect(dialog.getByRole("status")).toContainText("30 kg over the limit");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Save weights" }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await first.click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("30 kg over the limit");
    await expect(question).toContainText("Whoever manages the boats can let it sail all the same.");
    await expect(question.getByRole("button", { name: /aboard/ })).toBeDisabled();
    await expectAccessible(page);
    await question.getByRole("button", { name: "Cancel" }).click();
    await weighPassengers(day, null);
    await page.reload();
  });
  await test.step("a party is asked about before it is ticked", async () => {
    await first.click();
    const question = page.getByRole("alertdialog");
    party = await chooseWholeParty(question);
    await expectAccessible(page);
    await question.getByRole("button", { name: `Mark ${party} aboard` }).click();
    await expect(question).toBeHidden();
    await expect(count(page, "Aboard")).toHaveText(String(party));
    await page.reload();
    await expect(count(page, "Aboard")).toHaveText(String(party));
  });

  const elsewhere = await browser.newContext();
  const colleague = await elsewhere.newPage();
  await enterAs(colleague, "frontdesk");
  await openFerry(colleague, "out");
  await expect(count(colleague, "Aboard")).toHaveText(String(party));

  await test.step("a tick is taken back, and the colleague sees it without asking", async () => {
    await page.getByRole("searchbox").fill(name);
    await page
      .getByRole("button", { name: /Change status$/ })
      .first()
      .click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Not boarded" }).click();
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
    const known = dialog.getByRole("button", { name: "Show and change" });
    await expect(known.or(dialog.getByLabel("Name", { exact: true }))).toBeVisible();
    if (await known.isVisible()) await known.click();
    await dialog.getByLabel("Name", { exact: true }).fill("Salleh Omar");
    await dialog.getByLabel("Relation, e.g. father").fill("father");
    await dialog.getByLabel("Phone").fill("017-618 4402");
    await dialog.getByRole("button", { name: "Save details" }).click();
    const edited = colleague
      .getByRole("row")
      .filter({ has: colleague.getByRole("button", { name: /^Edit/ }) });
    const kin = edited.first().getByRole("cell", { name: /Salleh Omar/ });
    await expect(dialog).toBeHidden();
    await expect(kin).not.toContainText("4402");
    await kin.getByRole("button", { name: /^Show/ }).click();
    await expect(kin).toContainText("+60176184402");
    const [file] = await Promise.all([
      colleague.waitForEvent("download"),
      colleague.getByRole("button", { name: "PDF", exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(new RegExp(`^manifest-${day}-.*\\.pdf$`));
  });

  await test.step("closing asks about who is missing and keeps the list; it is taken back with a reason", async () => {
    await page.getByRole("button", { name: "Close boarding" }).click();
    const question = page.getByRole("alertdialog", { name: /^Close boarding of .*\d{4}\?$/ });
    await expect(question.getByText(/guests? (has|have) not boarded/)).toBeVisible();
    const parties = question.getByRole("combobox", { name: /not boarded$/ });
    await expect(parties.first()).toHaveValue("left");
    await parties.last().selectOption({ label: "On another boat" });
    await expectAccessible(page);
    await question.getByRole("button", { name: "Close boarding" }).click();
    await expect(page.getByText(/closed boarding on/)).toBeVisible();
    await page.getByRole("searchbox").fill("");
    await expect(page.getByRole("region", { name: "On another boat" }).getByRole("button")).not.toHaveCount(
      0,
    );
    await expect(colleague.getByText(/closed boarding on/)).toBeVisible();
    await expect(page.getByRole("region", { name: "Left behind" }).getByRole("button").first()).toBeVisible();
    await expect(page.getByRole("button", { name: /Change status$/ })).toHaveCount(0);
    await page.getByRole("button", { name: "Reopen boarding" }).click();
    const reopening = page.getByRole("alertdialog", { name: "Reopen boarding?" });
    await reopening.getByRole("textbox").fill("One more is on the way");
    await reopening.getByRole("button", { name: "Reopen boarding" }).click();
    await expect(page.getByRole("button", { name: "Close boarding" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Earlier closings" })).toContainText(
      "One more is on the way",
    );
  });
  await elsewhere.close();
});

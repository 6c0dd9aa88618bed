import { expectAccessible } from "./steps/accessible.ts";
import { logIn, register } from "./steps/accounts.ts";
import { goToRooms } from "./steps/home.ts";
import { freshEmail, ownPassword, siewLing, weiMing } from "./steps/people.ts";
import { expect, test } from "./steps/test.ts";
import * as wizard from "./steps/wizard.ts";

test("a draft outlives reload and Back, is resumed on another device, deleted and brought back", async ({
  page,
  anotherBrowser,
}) => {
  const email = freshEmail("drafts");
  await register(page, weiMing.name, email);
  await goToRooms(page, { nth: 12 });
  await wizard.holdFirstRoom(page);
  const total = await wizard.totalOf(page);
  await wizard.leaveRooms(page);

  await test.step("reload and Back keep what was typed", async () => {
    const name = wizard.guestCard(page, 2).getByLabel("Full name");
    await name.fill(siewLing.name);
    await page.reload();
    await expect(name).toHaveValue(siewLing.name);
    await page.goBack();
    await wizard.expectStep(page, "rooms");
    await page.goForward();
    await expect(name).toHaveValue(siewLing.name);
    await wizard.guestCard(page, 1).getByLabel("Full name").fill(weiMing.name);
    await page.getByRole("button", { name: "Save and exit" }).click();
    await expect(page).toHaveURL("/draft-booking/listing");
  });

  await test.step("another device goes on where this one stopped", async () => {
    const other = await (await anotherBrowser()).newPage();
    await logIn(other, email, ownPassword);
    await other.getByRole("link", { name: "Continue booking" }).click();
    await wizard.expectStep(other, "guests");
    await expect(wizard.guestCard(other, 1).getByLabel("Full name")).toHaveValue(weiMing.name);
    await expect(wizard.guestCard(other, 2).getByLabel("Full name")).toHaveValue(siewLing.name);
    await wizard.expectTotal(other, total);
  });

  await test.step("deleted, brought back, deleted for good", async () => {
    await page.goto("/draft-booking/listing");
    const draft = page.getByRole("main").getByRole("listitem").filter({ hasText: total });
    await expect(draft).toHaveCount(1);
    await expectAccessible(page);
    const remove = draft.getByRole("button", { name: /^Delete this draft/ });
    await remove.click();
    await expect(draft).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(draft).toHaveCount(1);
    await remove.click();
    await expect(page.getByText("No drafts")).toBeVisible();
    await expectAccessible(page);
    await page.goto("/");
    await page.goto("/draft-booking/listing");
    await expect(page.getByText("No drafts")).toBeVisible();
  });
});

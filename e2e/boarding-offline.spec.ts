import { tmpdir } from "node:os";
import { join } from "node:path";
import { browserArguments, browserPath } from "../checks/browser.ts";
import { ownServer } from "./server/servers.ts";
import { expectAccessible } from "./steps/accessible.ts";
import { chooseWholeParty, count, openBoarding, openFerry } from "./steps/boarding.ts";
import { film } from "./steps/camera.ts";
import { enterAs } from "./steps/desk.ts";
import { kept } from "./steps/kept.ts";
import { expect, type Page, test } from "./steps/test.ts";

const filmed = join(tmpdir(), `pulau-camera-${new URL(ownServer().address).port}.y4m`);
const executablePath = browserPath();

test.use({
  bearsNoConnection: true,
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...browserArguments,
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${filmed}`,
    ],
  },
});

/** What the parties of the open boat would show. */
const codes = (page: Page): Promise<{ bookingId: string; code: string }[]> =>
  page.evaluate(async () => {
    const [, id] = /sailings\/([^/?]+)/.exec(location.pathname) ?? [];
    const reply = await fetch(`/admin/api/sailings/${id}/manifest`, {
      headers: { authorization: `Bearer ${localStorage.getItem("pulau.staff.accessToken")}` },
    });
    return (await reply.json()).codes;
  });

const openMark = (page: Page, name: string) =>
  page
    .getByRole("region", { name: "Not boarded" })
    .getByRole("button", { name: new RegExp(`^${name}.*Mark$`) })
    .first()
    .click();

test("the crew boards without a signal and by the camera; nothing ticked is lost or done twice", async ({
  page,
  anotherBrowser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, "crew");
  await openFerry(page, "back");
  await openBoarding(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  const aboard = Number(await count(page, "Aboard").textContent());
  const first = page
    .getByRole("region", { name: "Not boarded" })
    .getByRole("button", { name: /Mark$/ })
    .first();
  const name = ((await first.locator(".strong").textContent()) ?? "").trim();
  const question = page.getByRole("alertdialog");
  let party = 0;

  await test.step("without a signal the list says of when it is, a tick is kept, and both are there after a reload", async () => {
    expect(await kept(page)).toContain(name);
    await page.context().setOffline(true);
    await openMark(page, name);
    party = await chooseWholeParty(question);
    await question.getByRole("button", { name: `Mark ${party} aboard` }).click();
    await expect(page.getByText(/^No signal\. List of \d/)).toBeVisible();
    await expect(page.getByText("1 to send")).toBeVisible();
    await expect(count(page, "Aboard")).toHaveText(String(aboard + party));
    await page.reload();
    await expect(count(page, "Aboard")).toHaveText(String(aboard + party));
    await expect(page.getByText("1 to send")).toBeVisible();
    await expect(page.getByText("not sent yet").first()).toBeVisible();
    await expect(page.getByText(/^No signal\. List of \d/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("also in a language that this device has not shown before", async () => {
    const language = (value: string) =>
      page.context().addCookies([{ name: "pulau.lang", value, url: ownServer().address }]);
    for (const [value, noSignal] of [
      ["cn", /^无信号。/],
      ["my", /^Tiada isyarat\./],
      ["en", /^No signal\./],
    ] as const) {
      await language(value);
      await page.reload();
      await expect(page.getByText(noSignal)).toBeVisible();
    }
    await expect(count(page, "Aboard")).toHaveText(String(aboard + party));
  });

  const colleague = await (await anotherBrowser()).newPage();
  await test.step("a colleague, who can't know of it, marks one of the party otherwise", async () => {
    await enterAs(colleague, "frontdesk");
    await openFerry(colleague, "back");
    await expect(count(colleague, "Aboard")).toHaveText(String(aboard));
    await openMark(colleague, name);
    const dialog = colleague.getByRole("alertdialog");
    await dialog.getByRole("checkbox").first().check();
    for (const box of (await dialog.getByRole("checkbox").all()).slice(1)) await box.uncheck();
    await dialog.getByRole("button", { name: "Left behind" }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step("with the signal back the tick is sent once, and who marked otherwise is named with what holds", async () => {
    await page.context().setOffline(false);
    const conflicts = page.getByRole("region", { name: "Marked differently on another device" });
    await expect(conflicts).toContainText("Theirs was kept.");
    await expect(conflicts).toContainText(name);
    await expect(page.getByText("1 to send")).toHaveCount(0);
    await expect(count(page, "Aboard")).toHaveText(String(aboard + party - 1));
    await expect(count(colleague, "Aboard")).toHaveText(String(aboard + party - 1));
    await conflicts.getByRole("button", { name: /^Dismiss/ }).click();
    await expect(conflicts).toHaveCount(0);
  });

  await test.step("the camera reads a party's code and asks before it ticks; other codes say what they are", async () => {
    const next = page.getByRole("region", { name: "Not boarded" }).getByRole("button", { name: /Mark$/ });
    const number = /\S+-\d\d-\d+/.exec((await next.first().textContent()) ?? "")?.[0] ?? "";
    const own = (await codes(page)).find(({ code }) => code.startsWith(`${number}.`))?.code ?? "";
    film(filmed, own);
    const before = Number(await count(page, "Aboard").textContent());
    await page.getByRole("button", { name: "Scan code" }).click();
    await expect(question).toBeVisible();
    await expect(question).toContainText(number);
    const boarded = await chooseWholeParty(question);
    await question.getByRole("button", { name: `Mark ${boarded} aboard` }).click();
    await expect(count(page, "Aboard")).toHaveText(String(before + boarded));
    await expectAccessible(page);
    const typed = page.getByLabel("Code below the QR code");
    await typed.fill(own.toLowerCase());
    await page.getByRole("button", { name: "Find", exact: true }).click();
    await expect(page.getByText(/whole party is aboard\.$/)).toBeVisible();
    await typed.fill("TB-26-99999.0123456789");
    await page.getByRole("button", { name: "Find", exact: true }).click();
    await expect(page.getByText("This code belongs to no booking that still stands.")).toBeVisible();
    await typed.fill("https://example.test/menu");
    await typed.press("Enter");
    await expect(page.getByText("This is not a boarding code.")).toBeVisible();
    await page.getByRole("button", { name: "Close camera" }).click();
    await expect(typed).toHaveCount(0);
  });

  await test.step("who signs out leaves no guest on the device", async () => {
    expect(await kept(page)).toContain(name);
    await page
      .getByRole("button", { name: /^Your account|account/i })
      .first()
      .click();
    await page.getByRole("menuitem", { name: "Log Out" }).click();
    await expect(page).toHaveURL(/\/staff\/login/);
    expect(await kept(page)).not.toContain(name);
  });
});

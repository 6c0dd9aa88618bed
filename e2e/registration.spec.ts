import type { Request } from "@playwright/test";
import { expectAccessible } from "./steps/accessible.ts";
import { signInAtDesk } from "./steps/desk.ts";
import { open } from "./steps/home.ts";
import { kept } from "./steps/kept.ts";
import { paperPhoto } from "./steps/paper-photo.ts";
import { demoPassword } from "./steps/people.ts";
import { expect, type Page, test } from "./steps/test.ts";

/** The specimen of ICAO Doc 9303 part 4. */
const specimen = [
  "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<",
  "L898902C36UTO7408122F1204159ZE184226B<<<<<10",
];

/** Signs with a stroke across the field. */
async function sign(page: Page): Promise<void> {
  const field = page.locator("[data-signature]");
  await field.scrollIntoViewIfNeeded();
  const box = await field.boundingBox();
  if (!box) throw new Error("there is nowhere to sign");
  await page.mouse.move(box.x + 30, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 30, { steps: 5 });
  await page.mouse.move(box.x + 220, box.y + 70, { steps: 5 });
  await page.mouse.up();
}

/** Checks the open card's identity by its own number, which is shown for that and logged. */
async function checkIdentity(page: Page): Promise<void> {
  const identity = page.getByRole("region", { name: "Identity" });
  await identity.getByRole("button", { name: /^Show number/ }).click();
  const number = (await identity.locator("bdi").filter({ hasText: /\d{6}/ }).first().textContent()) ?? "";
  await identity.getByRole("textbox").fill(number);
  await identity.getByRole("button", { name: "Check identity", exact: true }).click();
  await expect(identity).toContainText("Number checked by");
}

/** Opens the cards of an arrival of at least two grown-ups whose room is ready: one of the last, for the desk takes the first. */
async function openCards(page: Page): Promise<void> {
  await open(page, "/staff/stays");
  const arrivals = page.getByRole("table", { name: "Arrivals" }).getByRole("row");
  const pairs = arrivals.filter({ hasText: "Confirmed" }).filter({ hasText: /[2-9] adults/ });
  await expect(pairs.first()).toBeVisible();
  const links = pairs.getByRole("link", { name: /\D{5}/ });
  const bookings = await links.evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
  for (const booking of bookings.filter((path) => path.startsWith("/staff/bookings/")).reverse()) {
    await open(page, booking);
    await page.getByRole("link", { name: "Registration card" }).click();
    await expect(page.getByRole("heading", { name: "Registration card", level: 1 })).toBeVisible();
    const guests = page.getByRole("navigation", { name: "Guests by room" });
    await expect(guests.getByRole("progressbar")).toBeVisible();
    // Who walked in during another journey has no names yet.
    const isNamed = (await guests.getByRole("button").locator("b").count()) > 1;
    const isReady = (await guests.getByText("Room not ready").count()) === 0;
    // A second try has another party: the first may have signed.
    if (isNamed && isReady && (await guests.getByText("Ready to check in").count()) === 0) return;
  }
  throw new Error("nobody arrives whose room is ready");
}

test.use({ viewport: { width: 1024, height: 768 }, bearsNoConnection: true });

test("a party registers on a tablet: one signs at the desk, one in her hands, and both are checked in", async ({
  page,
}) => {
  await signInAtDesk(page, "frontdesk");
  await openCards(page);
  const cards = page.url();
  const guests = page.getByRole("navigation", { name: "Guests by room" });
  const names = await guests.getByRole("button").locator("b").allTextContents();
  const [first, second] = names;
  if (!first || !second) throw new Error("nobody arrives");
  await expect(page.getByRole("article").getByText(/\d{6}/)).toHaveCount(1); // their phone; the paper is masked
  await expectAccessible(page);

  await test.step("wrong lines of a passport are told, what was typed stays", async () => {
    const paper = page.getByRole("region", { name: "Identity" }).getByRole("textbox");
    await paper.fill("P<UTOERIKSSON<<ANNA");
    await page.getByRole("button", { name: "Check identity", exact: true }).click();
    await expect(page.getByText("These are not the lines of a passport")).toBeVisible();
    await expect(paper).toBeFocused();
    await expect(paper).toHaveValue("P<UTOERIKSSON<<ANNA");
  });

  await test.step("a passport is read from a photo, which stays on the tablet", async () => {
    const identity = page.getByRole("region", { name: "Identity" });
    const sent: string[] = [];
    const note = (request: Request) => request.method() !== "GET" && sent.push(request.url());
    page.on("request", note);
    await identity
      .getByLabel("Photo of the passport or identity card")
      .setInputFiles(await paperPhoto(page, specimen));
    await expect(identity.getByText("Read from the photo. Compare it with the document")).toBeVisible({
      timeout: 60_000,
    });
    await expect(identity.getByRole("textbox")).toHaveValue(specimen.join("\n"));
    await expect(identity.getByText("ANNA MARIA ERIKSSON")).toBeVisible();
    await expectAccessible(page);
    page.off("request", note);
    await identity.getByRole("textbox").fill("");
    expect(sent).toEqual([]);
  });

  await test.step("the first signs at the desk", async () => {
    await checkIdentity(page);
    await sign(page);
    await page.getByRole("button", { name: "Sign card" }).click();
    await expect(page.getByRole("checkbox")).toBeFocused();
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Sign card" }).click();
    await expect(page.getByRole("img", { name: `Signature of ${first}` })).toBeVisible();
    await expect(guests.getByRole("button", { name: first })).toContainText("Ready to check in");
  });

  await test.step("they leave a deposit, with a receipt", async () => {
    const deposit = page.getByRole("region", { name: "Room deposit" });
    await deposit.getByRole("button", { name: "Record hold" }).click();
    const reference = deposit.getByRole("textbox", { name: "Card and approval code" });
    await expect(reference).toBeFocused();
    await reference.fill("Visa 4471, A-48213");
    await deposit.getByRole("button", { name: "Record hold" }).click();
    await expect(deposit.getByText("Held, not charged")).toBeVisible();
    await expect(deposit.getByText("RM 200.00")).toBeVisible();
  });

  await test.step("the second has the tablet in her hands, which shows nothing else", async () => {
    await guests.getByRole("button", { name: second }).click();
    await expect(page.getByRole("heading", { name: second })).toBeVisible();
    await checkIdentity(page);
    await page.getByText("中文").click();
    await page.getByRole("button", { name: "Hand to guest" }).click();
    await expect(page.getByRole("heading", { name: `欢迎，${second}` })).toBeVisible();
    await expect(page.getByText(first)).toHaveCount(0);
    await expectAccessible(page);
    await page.goto("/staff/stays");
    await expect(page.getByRole("heading", { name: `欢迎，${second}` })).toBeVisible();
    await sign(page);
    await page.getByRole("checkbox").check();
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "签署登记卡" }).click();
    await expect(page.getByRole("heading", { name: `谢谢，${second}` })).toBeVisible();
    expect(await kept(page)).toContain("cardSigned");
    await page.context().setOffline(false);
    await expect.poll(() => kept(page)).not.toContain("cardSigned");
    await expect(page.getByRole("heading", { name: `谢谢，${second}` })).toBeVisible();
    // The guest's language is lent to the page: the browser keeps that of its staff.
    expect(await page.evaluate(() => document.cookie)).not.toContain("pulau.lang=cn");
    await page.goto(cards);
    await expect(page.getByRole("heading", { name: `谢谢，${second}` })).toBeVisible();
  });

  await test.step("staff take it back by their password", async () => {
    await page.getByRole("button", { name: "工作人员" }).click();
    await page.getByLabel("密码", { exact: true }).fill("not the password");
    await page.getByRole("button", { name: "解锁平板" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await page.getByLabel("密码", { exact: true }).fill(demoPassword);
    await page.getByRole("button", { name: "解锁平板" }).click();
    await expect(page.getByRole("heading", { name: "Registration card", level: 1 })).toBeVisible();
  });

  await test.step("both are checked in at once, and the booking is in house", async () => {
    await page.getByRole("button", { name: "Check in the 2 who are ready" }).click();
    await expect(guests.getByText(`2 of ${names.length} checked in`).last()).toBeVisible();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await page.reload();
    await expect(guests.getByRole("button", { name: first })).toContainText("Checked in");
    await page.goto(cards.replace(/\/card.*/, ""));
    await expect(page.getByText("In house").first()).toBeVisible();
    await expect(page.getByText("Registration card signed").first()).toBeVisible();
    const deposit = page.getByRole("region", { name: "Room deposit" });
    await expect(deposit.getByText("Held, not charged")).toBeVisible();
    await deposit.getByRole("button", { name: "Release hold" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Release hold" }).click();
    await expect(deposit.getByText("Hold released")).toBeVisible();
  });
});

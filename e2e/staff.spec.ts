import { expectAccessible } from "./steps/accessible.ts";
import { logIn } from "./steps/accounts.ts";
import { enterAs, goOnAnyway, signInAtDesk } from "./steps/desk.ts";
import { open, untilQuiet } from "./steps/home.ts";
import { expect, type Page, test } from "./steps/test.ts";

test("a guest's token opens nothing at the desk", async ({ page }) => {
  await logIn(page, "guest@demo.pulau.test");
  const token = await page.evaluate(() => localStorage.getItem("pulau.portal.accessToken"));
  const headers = { authorization: `Bearer ${token}` };
  for (const path of ["/admin/api/front-desk/today", "/admin/api/reservations"]) {
    const answer = await page.request.get(path, { headers });
    expect([401, 404]).toContain(answer.status());
    expect(answer.ok()).toBe(false);
  }
  await open(page, "/staff/");
  await expect(page).toHaveURL(/\/staff\/login/);
  await expectAccessible(page);
});

test("the desk: arrivals, check-in, a note, check-out, and a cancellation with its refund", async ({
  page,
}) => {
  await signInAtDesk(page, "frontdesk");
  await expectAccessible(page);
  let name = "";

  await test.step("an arrival is checked in", async () => {
    const checkIn = page.getByRole("tabpanel").getByRole("button", { name: /^Check in / });
    name = ((await checkIn.first().textContent()) ?? "").replace(/^Check in\s*Check in /, "");
    await goOnAnyway(page, checkIn.first(), /is in house\.$/);
    await page.getByRole("tab", { name: /^In house/ }).click();
    await expectAccessible(page);
    await page.getByRole("tabpanel").getByRole("link", { name }).first().click();
  });

  await test.step("a note is kept, and the guests leave early", async () => {
    await expect(page.getByText("In house", { exact: true }).first()).toBeVisible();
    await page.getByLabel("New note").fill("Late lunch kept in the kitchen");
    await page.getByRole("button", { name: "Add note" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Late lunch kept" })).toContainText(
      "Nadia Salleh",
    );
    await expectAccessible(page);
    await goOnAnyway(page, page.getByRole("button", { name: "Check out", exact: true }), /has checked out\./);
    await expect(page.getByText("Completed", { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("region", { name: "History" })).toContainText("Checked out");
  });

  await test.step("the check-out was a slip: it is undone with a reason, and made again", async () => {
    await page.getByRole("button", { name: "Undo check-out" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Undo the check-out?" });
    await dialog.getByRole("button", { name: "Undo check-out" }).click();
    await expect(dialog.getByLabel("Reason, for the history")).toHaveAttribute("aria-invalid", "true");
    await dialog.getByLabel("Reason, for the history").fill("They only left their key");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Undo check-out" }).click();
    await expect(page.getByText("In house", { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("region", { name: "History" })).toContainText("They only left their key");
    await goOnAnyway(page, page.getByRole("button", { name: "Check out", exact: true }), /has checked out\./);
    await expect(page.getByText("Completed", { exact: true }).first()).toBeVisible();
  });

  await test.step("a stay is made shorter than its package, with a reason", async () => {
    await page.getByRole("link", { name: "Bookings", exact: true }).first().click();
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    await page.getByLabel("Status").selectOption({ label: "Confirmed" });
    await page.keyboard.press("Escape");
    await expect(page.getByRole("list", { name: "Filters in use" })).toContainText("Status Confirmed");
    await expect(page.getByRole("row").nth(1)).toContainText("Confirmed");
    await expectAccessible(page);
    await page.getByRole("row").filter({ hasText: "3 nights" }).first().getByRole("link").first().click();
    await page.getByRole("link", { name: "Change", exact: true }).click();
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Dates/ })
      .click();
    const nights = page.getByRole("group", { name: "Nights" });
    for (const left of ["2", "1"]) {
      await nights.getByRole("button", { name: /one fewer$/ }).click();
      await expect(nights.getByRole("spinbutton")).toHaveValue(left);
    }
    await expectAccessible(page);
    await page.getByRole("main").getByRole("button", { name: "Review changes" }).click();
    const decided = page.getByRole("region", { name: "Override" });
    await expect(decided.getByText("Shorter than the minimum stay")).toBeVisible();
    await decided.getByLabel("Reason, for the history").fill("They must be home");
    await expectAccessible(page);
    await page
      .getByRole("complementary", { name: "What the change costs" })
      .getByRole("button", { name: "Confirm changes" })
      .click();
    await expect(page.getByText("The booking is changed.")).toBeVisible();
    await expect(page.getByRole("region", { name: "History" })).toContainText("They must be home");
    await expect(page.getByText(/^1 night,/)).toBeVisible();
  });

  await test.step("a booking is cancelled with the refund of its policy", async () => {
    await page.getByRole("button", { name: "Cancel booking" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Cancel this booking?" });
    const agree = dialog.getByRole("button", { name: /^Cancel and refund RM|^Cancel without refund/ });
    await expect(agree).toBeVisible();
    await expect(dialog.getByText("Refund to guest")).toBeVisible();
    await dialog.getByLabel("Reason, for the history").fill("Asked by telephone");
    await expectAccessible(page);
    await agree.click();
    await expect(page.getByText("It was cancelled at the resort.")).toBeVisible();
    await expect(page.getByRole("region", { name: "History" })).toContainText("Cancelled");
  });
});

const pages = [
  ...[
    "",
    "/bookings",
    "/housekeeping",
    "/rooms",
    "/enquiries",
    "/waiting-list",
    "/money",
    "/payments",
    "/papers",
    "/payouts",
  ],
  ...["/ledger", "/promotions", "/promo-packages", "/events", "/partners", "/settings/gateways"],
  ...["/currencies", "/settings/wallets", "/settings/security-log"],
  ...["/users", "/roles", "/departments", "/audit-log", "/buildings", "/beds", "/amenities"],
];

// The admin, who sees every page, is walked through them all in `looks.spec.ts`.
for (const username of ["manager", "frontdesk", "crew"]) {
  test(`${username} meets no refusal on any page, and is told of those that are not for the role`, async ({
    page,
  }) => {
    await signInAtDesk(page, username);
    const refused: string[] = [];
    page.on("response", (answer) => {
      if (answer.status() === 403) refused.push(new URL(answer.url()).pathname);
    });
    const menu = page.getByRole("navigation").first();
    for (const path of pages) {
      const link = menu.locator(`a[href="/staff${path}"]`);
      // The menu leads there without a new load; what it does not offer is typed as an address.
      const offered = await link.count();
      if (offered > 0) await untilQuiet(page, () => link.first().evaluate((a: HTMLElement) => a.click()));
      else await open(page, `/staff${path}`);
      await expect(page).toHaveURL(({ pathname }) => pathname.replace(/\/$/, "") === `/staff${path}`);
      const stopped = page.getByRole("heading", { name: "You don’t have access to this page" });
      await expect(page.getByRole("heading", { level: 1 }).or(stopped).first()).toBeVisible();
      expect([path, await stopped.isVisible()]).toEqual([path, offered === 0]);
    }
    expect(refused).toEqual([]);
  });
}

test("a paper is shown whole at the desk, and the history says so", async ({ page }) => {
  await signInAtDesk(page, "frontdesk");
  await page.getByRole("tabpanel").getByRole("link").first().click();
  await page
    .getByRole("button", { name: /^Show number/ })
    .first()
    .click();
  await expect(page.getByRole("button", { name: /^Hide number/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "History" })).toContainText("Passport or IC number shown");
  await expectAccessible(page);
});

test("a department is added, changed, deleted and put back, and the audit log tells of it", async ({
  page,
}) => {
  await signInAtDesk(page, "admin", "/staff/departments");
  await page.getByRole("main").getByRole("button", { name: "Add department" }).first().click();
  const panel = page.getByRole("dialog");
  await panel.getByLabel("Name").fill("Water sports");
  await expectAccessible(page);
  await panel.getByRole("button", { name: "Save" }).click();
  const row = page.getByRole("row").filter({ hasText: "Water sports" });
  await expect(row).toBeVisible();
  const act = async (name: string) => {
    await row.getByRole("button", { name: "Actions for Water sports" }).click();
    await page.getByRole("menuitem", { name }).click();
  };
  await act("Edit");
  await panel.getByLabel("Description").fill("Kayaks and boards");
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("Kayaks and boards");
  await act("Delete");
  await expect(row).toHaveCount(0);
  await page
    .getByRole("alertdialog")
    .filter({ hasText: "deleted" })
    .getByRole("button", { name: "Undo" })
    .click();
  await expect(row).toContainText("Kayaks and boards");
  await open(page, "/staff/audit-log");
  await expect(page.getByRole("main")).toContainText("Water sports");
  await expectAccessible(page);
});

test("terms are published in a new version that guests read, and a mail is written anew", async ({
  page,
}) => {
  await enterAs(page, "admin");

  await test.step("a draft is previewed while it is typed, and published", async () => {
    await open(page, "/staff/pages");
    await page.getByRole("link", { name: "Questions and answers" }).click();
    const body = page.getByRole("group", { name: "Text" }).getByLabel("English");
    await body.fill("## Is there a cat?\n\n**Two.** <script>alert(1)</script>");
    const preview = page.getByRole("region", { name: "Preview" });
    await expect(preview.getByRole("heading", { name: "Is there a cat?" })).toBeVisible();
    await expect(preview).toContainText("<script>alert(1)</script>");
    await page.getByRole("button", { name: "Save draft" }).click();
    await expect(page.getByText("Unpublished changes")).toBeVisible();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByText("Version 2 is published:")).toBeVisible();
    await expectAccessible(page);
    await page.goto("/info/faq");
    await expect(page.getByRole("heading", { name: "Is there a cat?" })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("an earlier version is taken back", async () => {
    await open(page, "/staff/pages");
    await page.getByRole("link", { name: "Questions and answers" }).click();
    await page.getByRole("button", { name: "Read version 1" }).click();
    await page.getByRole("button", { name: "Use as draft" }).click();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByText("Version 3 is published:")).toBeVisible();
  });

  await test.step("a mail that names what it does not know is refused at its place, and mended", async () => {
    await open(page, "/staff/mail-texts/booking-confirmed");
    await page.getByRole("textbox", { name: "Closing" }).fill("See you, {nmae}");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("{nmae} can’t be used in this e-mail.")).toBeVisible();
    await page.getByRole("textbox", { name: "Closing" }).fill("See you, {name}");
    await expect(page.getByRole("region", { name: "Preview" })).toContainText("See you, Aina Yusof");
    await page.getByRole("main").getByRole("link", { name: "E-mail texts" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved. The next e-mail uses it.")).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole("textbox", { name: "Closing" })).toHaveValue("See you, {name}");
    await page.getByRole("button", { name: "Restore all originals" }).click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Version 2", { exact: true })).toBeVisible();
  });
});

test("the guests' menu is put in order, and what is typed shows beside before it is saved", async ({
  page,
}) => {
  await signInAtDesk(page, "admin");
  const beside = page.frameLocator("iframe");
  const menuOf = (side: Pick<Page, "getByRole">) => side.getByRole("navigation", { name: "Main menu" });

  await test.step("entries are moved by keys and hidden, and a link is added", async () => {
    await open(page, "/staff/settings/menu");
    await expect(menuOf(beside).getByText("Offers")).toBeVisible({ timeout: 30_000 });
    await page.getByRole("button", { name: "Move Waiting list and enquiries up" }).click();
    await page.getByRole("button", { name: "Hide Redeem promotions" }).click();
    await page.getByRole("button", { name: "Add link" }).click();
    await page.getByLabel("Name in English").fill("Dive centre");
    await page.getByLabel("Name in Chinese").fill("潜水中心");
    await page.getByLabel("Address", { exact: true }).fill("javascript:alert(1)");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(
      page.getByText("Enter an address that begins with https://, mailto: or tel:."),
    ).toBeVisible();
    await expect(menuOf(beside).getByText("Dive centre")).toHaveCount(0);
    await page.getByLabel("Address", { exact: true }).fill("https://dive.example.com");
    await expect(menuOf(beside).getByText("Dive centre")).toBeAttached();
    // Where there is no room for the frame: two pages in one have two main menus.
    const size = page.viewportSize() ?? { width: 1280, height: 800 };
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await page.setViewportSize(size);
  });

  await test.step("guests have it once it is saved, also after a reload", async () => {
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
    await open(page, "/");
    await page.reload();
    const entries = menuOf(page).getByRole("link", { includeHidden: true });
    const link = entries.filter({ hasText: "Dive centre" });
    await expect(link).toHaveAttribute("href", "https://dive.example.com");
    await expect(link).toHaveAttribute("rel", "noreferrer");
    const texts = await entries.allTextContents();
    expect(texts.indexOf("Waiting list and enquiries")).toBe(texts.indexOf("Feedback") - 1);
    expect(texts).toContain("New Promotions");
    expect(texts).not.toContain("Redeem promotions");
  });

  await test.step("the audit log tells of it, and it is put back", async () => {
    await open(page, "/staff/audit-log");
    await expect(page.getByRole("main")).toContainText("Dive centre");
    await open(page, "/staff/settings/menu");
    await page.getByRole("button", { name: "Remove Dive centre" }).click();
    await page.getByRole("button", { name: "Show Redeem promotions" }).click();
    await page.getByRole("button", { name: "Move Waiting list and enquiries down" }).click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  });
});

test("the crew reads the lists and can change nothing", async ({ page }) => {
  await signInAtDesk(page, "crew");
  await expect(page.getByRole("table", { name: "Arrivals of the day" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Check (in|out)/ })).toHaveCount(0);
  await page.getByRole("tabpanel").getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "History" })).toBeVisible();
  for (const act of ["Cancel booking", "Check in", "Check out", "Add note", /^Show number/, /^Undo/]) {
    await expect(page.getByRole("button", { name: act })).toHaveCount(0);
  }
  for (const link of ["Invoice", "Print", "Change", "Rooming list", "Record, refund or void"]) {
    await expect(page.getByRole("link", { name: link, exact: true })).toHaveCount(0);
  }
  await expect(page.getByRole("main")).not.toContainText(/RM |@|••••/);
  await expectAccessible(page);

  await page.getByRole("button", { name: /^Your account, / }).click();
  await page.getByRole("menuitem", { name: "Your account" }).click();
  const security = page.getByRole("region", { name: "Password" });
  await security.getByLabel("Current password").fill("not the password");
  for (const label of ["New password", "Confirm new password"])
    await security.getByLabel(label, { exact: true }).fill("three boats before noon");
  await security.getByRole("button", { name: "Change password" }).click();
  await expect(security.getByText("This is not your current password.")).toBeVisible();
  await expect(page.getByRole("region", { name: "E-mail address" })).toBeVisible();
  await expectAccessible(page);
});

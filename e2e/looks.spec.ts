import { attributesOf, firstLook, settled } from "../apps/web/src/shell/look.ts";
import { expectAccessible } from "./steps/accessible.ts";
import { logIn } from "./steps/accounts.ts";
import { bringAxe } from "./steps/axe.ts";
import { enterAs, signInAtDesk } from "./steps/desk.ts";
import { faultsOf, faultsOfEveryPage } from "./steps/every-page.ts";
import { open } from "./steps/home.ts";
import { demoPassword } from "./steps/people.ts";
import { expect, type Page, test } from "./steps/test.ts";

type Look = {
  readonly language: "en" | "my" | "cn";
  readonly width: 390 | 1280;
  readonly mode: "light" | "dark";
  readonly rtl?: true;
};

/** Each language, width, mode and direction at least twice, and no more shots than that takes. */
const looks: readonly Look[] = [
  { language: "my", width: 390, mode: "dark" },
  { language: "cn", width: 1280, mode: "dark", rtl: true },
  { language: "en", width: 390, mode: "light", rtl: true },
  { language: "my", width: 1280, mode: "light" },
];

const tags = { en: "en", my: "ms", cn: "zh-CN" } as const;

/** Words that look like the name of a text that is missing, or a place in it that was not filled. */
const keyLike = /^(?:[a-z]+:)?[a-z][A-Za-z]*(?:\.[a-z][A-Za-z]+)+$|\{\{|\}\}/;
const isAddress = (word: string) => /[@/]|\.(?:com|test|example)$/.test(word);

/** Neither the page nor a table in it is wider than its place: what stands beyond could not be pressed. */
async function expectRoom(page: Page): Promise<void> {
  const wider = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("div:has(> table)")].map(
      (place) => place.scrollWidth - place.clientWidth,
    ),
  );
  expect(Math.max(...wider), `pixels that something at ${page.url()} is too wide`).toBeLessThanOrEqual(1);
}

async function expectInOrder(page: Page): Promise<void> {
  await expectRoom(page);
  const words = (await page.locator("body").ariaSnapshot()).split(/[\s"]+/);
  expect(words.filter((word) => keyLike.test(word) && !isAddress(word))).toEqual([]);
  await expectAccessible(page);
}

/** Dresses a browser before its first page, as an earlier visit would have left it. */
async function dress(page: Page, side: "portal" | "staff", look: Look, baseURL = ""): Promise<void> {
  const { language, width, mode, rtl = false } = look;
  await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
  await page.context().addCookies([{ name: "pulau.lang", value: language, url: baseURL }]);
  const kept = settled({ ...firstLook[side], mode, rtl });
  await keep(page, { [`pulau.${side}.look`]: kept, [`pulau.${side}.paint`]: attributesOf(kept) });
}

/** Leaves values in the browser's storage for every page that opens. */
const keep = (page: Page, values: Record<string, unknown>) =>
  page.addInitScript((entries) => {
    for (const [key, value] of entries) {
      if (localStorage.getItem(key) === null) {
        localStorage.setItem(key, typeof value === "string" ? value : JSON.stringify(value));
      }
    }
  }, Object.entries(values));

/** A stay with a held room, begun by the calls that the pages make; gives the path of its draft. */
async function heldDraft(page: Page): Promise<string> {
  const send = async (path: string, data: object = {}, token?: string) => {
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const answer = await page.request.post(path, { data, headers });
    expect(answer.ok(), `${path} ${answer.status()}`).toBe(true);
    return answer.json();
  };
  const [way] = (await (await page.request.get("/api/package/all-available?adults=2")).json()).packages;
  const party = { adults: 2, childAges: [], nonMalaysians: 0 };
  const stay = { optionId: way.optionId, checkIn: way.checkIn, party };
  const { rooms } = await send("/api/auto-select-room", stay);
  const { guestToken } = await send("/api/auth/guest-session");
  await keep(page, { "pulau.portal.visitorToken": guestToken });
  const draft = { ...stay, packageId: way.package._id, rooms, step: "rooms" };
  const { _id } = await send("/api/draft-booking", draft, guestToken);
  await send(`/api/room-block/${_id}`, {}, guestToken);
  return `/booking/new/${_id}`;
}

async function expectDressed(page: Page, { language, mode, rtl }: Look): Promise<void> {
  const html = page.locator("html");
  await expect(html).toHaveAttribute("lang", new RegExp(`^${tags[language]}`));
  await expect(html).toHaveAttribute("data-theme", mode);
  await expect(html).toHaveAttribute("dir", rtl ? "rtl" : "ltr");
}

for (const look of looks) {
  const name = `${look.language}, ${look.width} px, ${look.mode}${look.rtl ? ", right to left" : ""}`;

  test(`the portal in ${name}`, async ({ page, baseURL }) => {
    await dress(page, "portal", look, baseURL);
    const draft = await heldDraft(page);
    const found = ["/packages/lagoon-escape", "/rooms/garden-room", "/island", "/contact"];
    for (const path of ["/", ...found, `${draft}/rooms`, `${draft}/guests`, "/pages/login"]) {
      await open(page, path);
      await expectDressed(page, look);
      await expectInOrder(page);
    }
  });
}

test("the desk in Malay on a phone, dark", async ({ page, baseURL }) => {
  const look: Look = { language: "my", width: 390, mode: "dark" };
  await dress(page, "staff", look, baseURL);
  await open(page, "/staff/login");
  await expectInOrder(page);
  await page.getByLabel("E-mel").fill("frontdesk@demo.pulau.test");
  await page.getByLabel("Kata laluan", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Log masuk" }).click();
  await expect(page.getByRole("tablist")).toBeVisible();
  // The account speaks English; who asks for another language in the address gets that one.
  for (const path of ["", "/bookings", "/enquiries", "/waiting-list"].map(
    (value) => `/staff${value}?lang=my`,
  )) {
    await open(page, path);
    await expectDressed(page, look);
    await expectInOrder(page);
  }
});

test("the staff's pages of money in Chinese on a phone, and in Malay on a tablet", async ({
  page,
  baseURL,
}) => {
  const look: Look = { language: "cn", width: 390, mode: "light" };
  await dress(page, "staff", { ...look, language: "en" }, baseURL);
  await enterAs(page, "admin");
  const pages = [
    "money",
    "payments",
    "payouts",
    "ledger",
    "promotions",
    "promo-packages",
    "events",
    "papers",
  ];
  for (const path of [...pages, "currencies", "partners", "settings/gateways", "settings/wallets"]) {
    await open(page, `/staff/${path}?lang=cn`);
    await expectDressed(page, look);
    await expectInOrder(page);
    // Malay has the longest words, and a tablet the least room for a table.
    await page.setViewportSize({ width: 768, height: 1024 });
    await open(page, `/staff/${path}?lang=my`);
    await expectRoom(page);
    await page.setViewportSize({ width: look.width, height: 844 });
  }
});

test("axe finds nothing on any page of the staff's menu and settings, none of them is refused anything, and who is signed out there loses nothing", async ({
  page,
}) => {
  // Some seventy pages: on a busy machine they take longer than other journeys.
  test.slow();
  await bringAxe(page);
  await signInAtDesk(page, "admin");
  const refused: string[] = [];
  page.on("response", (answer) => {
    if (answer.status() === 403) refused.push(new URL(answer.url()).pathname);
  });
  expect(await faultsOfEveryPage(page)).toEqual({});
  expect(refused).toEqual([]);

  await open(page, "/staff/settings/resort");
  await page.getByLabel("Short name").fill("Teluk Biru Island");
  await page.evaluate(() => localStorage.setItem("pulau.staff.accessToken", "ended"));
  await page.getByRole("button", { name: "Save" }).click();
  const again = page.getByRole("dialog", { name: "Log in again" });
  await again.getByLabel("E-mail").fill("admin@demo.pulau.test");
  await again.getByLabel("Password", { exact: true }).fill(demoPassword);
  expect(await faultsOf(page)).toEqual([]);
  await again.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(again).toBeHidden();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Short name")).toHaveValue("Teluk Biru Island");
  await page.reload();
  await expect(page.getByLabel("Short name")).toHaveValue("Teluk Biru Island");

  // The bar's search leads to a single field, wherever somebody is.
  await page.getByRole("button", { name: "Search bookings, names, pages and settings" }).click();
  const search = page.getByRole("dialog", { name: "Search", exact: true });
  await search.getByRole("searchbox").fill("GST");
  await search.getByRole("link", { name: /^GST number/ }).click();
  await expect(page.getByRole("textbox", { name: "GST number" })).toBeFocused();
});

test("a guest's own pages in English on a phone, right to left", async ({ page, baseURL }) => {
  const look: Look = { language: "en", width: 390, mode: "light", rtl: true };
  await dress(page, "portal", look, baseURL);
  await logIn(page, "guest@demo.pulau.test");
  for (const path of [
    "/dashboard",
    "/booking/listing",
    "/draft-booking/listing",
    "/waiting-list",
    "/profile",
    "/credits",
    "/credits?tab=payouts",
    "/payment-history",
    "/offers",
    "/my-promotions",
    "/invite-friends",
    "/bank-details",
  ]) {
    await open(page, path);
    await expectDressed(page, look);
    await expectInOrder(page);
  }
});

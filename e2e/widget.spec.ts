import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expectAccessible } from "./steps/accessible.ts";
import { signInAtDesk } from "./steps/desk.ts";
import { expect, test } from "./steps/test.ts";

/** Styles and scripts of a website that was made before anybody thought of the widget. */
const styles = `* { all: revert; color: maroon !important; font-size: 9px !important; }
  body { background: #fff; } button, a, select { display: none !important; } pulau-booking { width: 10px !important; }`;
const script = "Array.prototype.first = function () { return this[0]; };";

/** Another website on this machine, whose policy lets in the portal's scripts and answers alone. */
async function openWebsite(portal: string, tag: () => string) {
  const server = createServer((request, reply) => {
    const send = (type: string, body: string) => reply.writeHead(200, { "content-type": type }).end(body);
    if (request.url === "/site.css") return send("text/css", styles);
    if (request.url === "/site.js") return send("text/javascript", script);
    reply.setHeader(
      "content-security-policy",
      `default-src 'none'; script-src 'self' ${portal}; connect-src ${portal}; style-src 'self'; img-src data:`,
    );
    return send(
      "text/html; charset=utf-8",
      `<!doctype html><html lang="en"><head><title>Our island</title><link rel="icon" href="data:,">
       <link rel="stylesheet" href="/site.css"><script src="/site.js"></script></head>
       <body><main><h1>Our island</h1>${tag()}</main></body></html>`,
    );
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

test("staff let a website show the widget; a guest there sees prices and goes on into the booking", async ({
  page,
  baseURL,
}) => {
  let tag = "";
  const website = await openWebsite(new URL(baseURL ?? "").origin, () => tag);
  try {
    await test.step("the website is named, the tag copied, and the preview has prices", async () => {
      await signInAtDesk(page, "admin", "/staff/settings/widget");
      const websites = page.getByRole("textbox", { name: "Websites that may show the widget" });
      await websites.fill("resort.example");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByText("Enter a website’s address that begins with https://")).toBeVisible();
      await websites.fill(website.url);
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
      await page.reload();
      await expect(websites).toHaveValue(website.url);
      tag = await page.getByRole("textbox", { name: "Tag for your website" }).inputValue();
      await expect(page.getByRole("region", { name: "Book your stay" }).getByLabel("Package")).toBeVisible();
      await expectAccessible(page);
    });

    const widget = page.getByRole("region", { name: "Book your stay" });
    await test.step("on the website nothing of its styles comes through", async () => {
      await page.goto(website.url);
      await expect(widget.getByLabel("Package")).toBeVisible();
      // It is drawn anew when its prices come.
      await expect.poll(async () => (await widget.boundingBox())?.width ?? 0).toBeGreaterThan(200);
      await expect(widget.getByRole("heading", { name: "Book your stay" })).toHaveCSS("font-size", "20px");
    });

    await test.step("a price waits for each age, and is the resort's own", async () => {
      await widget.getByRole("combobox", { name: "Children", exact: true }).selectOption("1");
      await expect(widget.getByText("Choose each child’s age to see prices.")).toBeVisible();
      await widget.getByRole("combobox", { name: "Age of child 1" }).selectOption("7");
      await widget.getByRole("button", { name: "Next month" }).click();
      const days = widget.locator("[data-day][aria-disabled=false]").filter({ hasText: /\d{3}/ });
      await days.last().click();
      await expect(widget.getByRole("status")).toContainText(/RM [\d,]+\.\d\d for the whole stay/);
      await widget.getByLabel("Promo code").fill("sea10");
      await expectAccessible(page);
    });

    const link = widget.getByRole("link", { name: "See rooms" });
    const day = await widget.locator("[data-day][aria-pressed=true]").getAttribute("data-day");
    await expect(link).toHaveAttribute(
      "href",
      new RegExp(`checkIn=${day}.*children=7.*promoCode=SEA10&lang=en`),
    );
    await link.click();
    await expect(page).toHaveURL(/\/booking\/new\/[\w-]{36}\//);
    await expect(page.getByRole("complementary", { name: "Your booking so far" })).toContainText(
      "a child aged 7",
    );
  } finally {
    website.close();
  }
});

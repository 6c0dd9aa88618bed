import type { Day } from "@pulau/domain/calendar/day.ts";
import type { OptionId } from "@pulau/domain/ids.ts";
import { expectAccessible } from "./steps/accessible.ts";
import { open } from "./steps/home.ts";
import { expect, type Page, test } from "./steps/test.ts";
import * as wizard from "./steps/wizard.ts";

/** A day that the calendar of the next months calls full, for the first package's first option. */
async function fullDay(page: Page): Promise<{ optionId: OptionId; day: Day }> {
  const packages = (await (await page.request.get("/api/package/all-available?adults=2")).json()).packages;
  const { optionId } = packages[0];
  const { checkIn } = packages[0];
  for (let turned = 0; turned < 6; turned++) {
    const start = new Date(`${checkIn.slice(0, 7)}-01T00:00:00Z`);
    start.setUTCMonth(start.getUTCMonth() + turned);
    const month = start.toISOString().slice(0, 10);
    const answer = await page.request.get(`/api/calendar?adults=2&optionId=${optionId}&month=${month}`);
    const { days } = await answer.json();
    const full = days.find((day: { day: Day; state: string }) => day.state === "full");
    if (full) return { optionId, day: full.day };
  }
  throw new Error("no day is full");
}

test("nothing is free: the sentence, how to reach the resort, near dates, and one press goes on", async ({
  page,
}) => {
  const { optionId, day } = await fullDay(page);
  await open(page, `/fully-booked?optionId=${optionId}&checkIn=${day}&adults=2`);
  await expect(
    page.getByRole("heading", { level: 1, name: "We are fully booked on the dates you have selected" }),
  ).toHaveText("We are fully booked on the dates you have selected");
  await expect(page.getByText(/E-mail us or use live chat/)).toBeVisible();
  await expect(page.getByRole("link", { name: /^E-mail/ })).toHaveAttribute("href", /^mailto:/);
  await expect(page.getByRole("link", { name: /^Live chat/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Available near these dates" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("button", { name: /RM/ }).first().click();
  await wizard.expectStep(page, "rooms");
  await wizard.holdFirstRoom(page);
});

test("inside the wizard a full day shows the same, and the draft goes on with a near day", async ({
  page,
}) => {
  const { optionId, day } = await fullDay(page);
  await open(page, `/booking/new?optionId=${optionId}&checkIn=${day}&adults=2`);
  await expect(
    page.getByRole("heading", { level: 1, name: "We are fully booked on the dates you have selected" }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("button", { name: /RM/ }).first().click();
  await wizard.expectStep(page, "rooms");
  // An address that was cut or mistyped begins a booking all the same.
  await open(page, "/booking/new?packageId=LAGOON&checkIn=soon&adults=2");
  await wizard.expectStep(page, "package");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a full day leads with what is free near by, and its bar says why it goes no further", async ({
    page,
  }) => {
    const { optionId, day } = await fullDay(page);
    await open(page, `/booking/new?optionId=${optionId}&checkIn=${day}&adults=2`);
    const near = page.getByRole("heading", { name: "Available near these dates" });
    await expect(near).toBeInViewport();
    const tops = [
      near,
      page.getByRole("button", { name: "Join the waiting list" }),
      page.getByRole("link", { name: /^Live chat/ }),
    ];
    const seen = await Promise.all(tops.map(async (place) => (await place.first().boundingBox())?.y ?? 0));
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    const bar = page.getByRole("region", { name: "Your booking so far" });
    await expect(bar).toContainText("Fully booked on these dates");
    await expect(bar.getByRole("button", { name: "Continue" })).toHaveCount(0);
    await bar.getByRole("link", { name: "Other dates" }).click();
    await wizard.expectStep(page, "dates");
  });
});

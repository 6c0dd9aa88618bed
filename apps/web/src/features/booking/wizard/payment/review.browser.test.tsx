import { expect, it } from "vitest";
import { page } from "vitest/browser";
import type { Resort } from "../calls.ts";
import { showStep } from "../frame/show-step.tsx";
import { Review } from "./review.tsx";

const inThree = (text: string) => ({ en: text, my: text, cn: text });
const packages = [
  {
    _id: "package",
    name: inThree("Lagoon Escape"),
    picture: "lagoon-above",
    options: [{ _id: "option", name: inThree("Two nights"), nights: 2 }],
  },
];
const resort = { today: "2026-11-01", policy: { tiers: [], adminFee: 0 } } as unknown as Resort;
const hold = { rooms: [], crossings: [], transfers: [], quote: { lines: [] } };

const showReview = (bookingName: string) =>
  showStep(<Review resort={resort} />, {
    json: {
      packageId: "package",
      optionId: "option",
      checkIn: "2026-12-05",
      party: { adults: 1, childAges: [], nonMalaysians: 0 },
      guests: [{ fullName: "Aini" }],
      booker: { bookingName, email: "aini@example.test", mobile: "+60123456789", countryCode: "+60" },
    } as never,
    hold: { state: "live", hold: hold as never },
    answers: { "/api/package": { packages } },
  });

it("names whoever books where that is not the first guest", async () => {
  await showReview("Daniel");
  await expect.element(page.getByText("Daniel", { exact: true })).toBeVisible();
  await expect.element(page.getByText("aini@example.test")).toBeVisible();
});

it("leads with the e-mail address where the first guest books", async () => {
  await showReview("Aini");
  await expect.element(page.getByText("aini@example.test")).toBeVisible();
  expect(page.getByText("Aini", { exact: true }).elements()).toHaveLength(1);
});

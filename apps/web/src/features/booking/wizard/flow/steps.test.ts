import { BookingJson, type WizardStep } from "@pulau/contract/drafts.ts";
import type { AgeBand } from "@pulau/domain/party/party.ts";
import { describe, expect, test } from "vitest";
import { firstOpenStep, mayOpen, pathOf, stepAfter, stepAt, stepBefore, stepTowards } from "./steps.ts";

const bands: AgeBand[] = [
  { kind: "infant", fromAge: 0, toAge: 0 },
  { kind: "toddler", fromAge: 1, toAge: 3 },
  { kind: "child", fromAge: 4, toAge: 11 },
  { kind: "adult", fromAge: 12, toAge: null },
];
const id = "0199a0a0-0000-7000-8000-000000000001";
const guest = (fullName: string, age: number, identity = "900101145678") => ({
  fullName,
  chineseName: "",
  identity,
  age,
  senior: false,
  disabled: false,
  vegetarian: false,
  nonMalaysian: false,
  email: "",
  phones: [],
  room: 0,
});
const booker = {
  bookingName: "Aisyah binti Rahman",
  email: "aisyah@example.com",
  mobile: "+60123456789",
  countryCode: "+60",
  address: "12 Jalan Bukit",
  area: "Bukit Bintang",
  city: "Kuala Lumpur",
  postCode: "55100",
  state: "14",
  country: "MY",
};
const whole = BookingJson.parse({
  packageId: id,
  optionId: id,
  checkIn: "2026-12-05",
  party: { adults: 1, childAges: [7], nonMalaysians: 0 },
  rooms: [{ roomTypeId: id, bedType: "twin", occupants: { adult: 1, child: 1, toddler: 0, infant: 0 } }],
  guests: [guest("Aisyah", 34), guest("Hana", 7, "190101145678")],
  booker,
});
const open = (part: Partial<BookingJson>, held = true) =>
  firstOpenStep({ json: { ...whole, ...part }, bands, held });

describe("the step to go on with", () => {
  test.each([
    ["package", { optionId: null }],
    ["dates", { checkIn: null }],
    ["rooms", { rooms: [] }],
    ["rooms", { party: { adults: 2, childAges: [7], nonMalaysians: 0 } }],
    ["guests", { guests: [guest("Aisyah", 34)] }],
    ["guests", { guests: [guest("Aisyah", 34), guest("", 7)] }],
    ["guests", { booker: { ...booker, postCode: "5510" } }],
    ["transport", { transport: { out: null, back: null, land: [{ type: "shared" }] } }],
    ["payment", {}],
  ] as const)("is %s for %o", (step, part) => {
    expect(open(part as Partial<BookingJson>)).toBe(step);
  });

  test("is rooms when none were ever held", () => {
    expect(open({}, false)).toBe("rooms");
  });
});

test("a step may be opened when all before it are done", () => {
  const at = { json: { ...whole, rooms: [] }, bands, held: false };
  expect(mayOpen("dates", firstOpenStep(at))).toBe(true);
  expect(mayOpen("rooms", firstOpenStep(at))).toBe(true);
  expect(mayOpen("guests", firstOpenStep(at))).toBe(false);
});

test("steps stand in the address by their paths", () => {
  expect(pathOf("addOns")).toBe("add-ons");
  expect(stepAt("add-ons")).toBe("addOns");
  expect(stepAt("addOns")).toBeUndefined();
  expect(stepBefore("package")).toBeUndefined();
  expect(stepAfter("transport")).toBe("addOns");
});

describe("a part that is changed from the review", () => {
  const leads = (step: WizardStep, part: Partial<BookingJson>) =>
    stepTowards(step, "payment", { json: { ...whole, ...part }, bands, held: true });
  test("leads back to it", () => {
    expect(leads("dates", {})).toBe("payment");
    expect(leads("addOns", {})).toBe("payment");
  });
  test("leads first to what the change has left open, one after the other", () => {
    const older = { party: { adults: 2, childAges: [], nonMalaysians: 0 }, rooms: [] };
    expect(leads("dates", older)).toBe("rooms");
    expect(leads("rooms", older)).toBe("guests");
  });
});

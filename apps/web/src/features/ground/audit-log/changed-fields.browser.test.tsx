import type { AuditEntry } from "@pulau/contract/audit-log.ts";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectNoFaults, show } from "../../../dev/browser-test.tsx";
import { ChangedFields } from "./changed-fields.tsx";

const timetable = {
  from: "03-01",
  to: "10-31",
  weekdays: [1, 2],
  mainland: "Marang",
  out: [{ time: "09:00", isDefault: true }],
};
const entry = {
  before: { seats: 40, timetables: [] },
  after: { seats: 45, timetables: [timetable] },
  facts: { name: "Bayu Laut", _id: "0199" },
} as unknown as AuditEntry;

it("tells fields and what stands in their lists by words, and no keys", async () => {
  await show(<ChangedFields row={entry} />, { speaks: "audit-log" });
  await expect.element(page.getByText("40 → 45")).toBeVisible();
  const changeText = page.getByText(
    /– → .*Jetty on the mainland: Marang; To the island: Time: 09:00; Included in packages: Yes/,
  );
  await expect.element(changeText).toBeVisible();
  expect(document.body.textContent).not.toMatch(/0199|mainland"|isDefault/);
  await expectNoFaults();
});

it("tells an import's counts by the parts of its file, amounts in ringgit, and pictures as such", async () => {
  const picture = `/api/resort/picture/${crypto.randomUUID()}`;
  const imported = {
    before: { sen: 22_000, iconPath: "fan" },
    after: { sen: 22_500, iconPath: picture },
    facts: { taxes: { changed: { count: 1, names: ["Service tax"] } }, imported: true },
  } as unknown as AuditEntry;
  await show(<ChangedFields row={imported} />, { speaks: "audit-log" });
  await expect.element(page.getByText(/RM\s220\.00 → RM\s225\.00/)).toBeVisible();
  await expect.element(page.getByRole("img", { name: "Picture" })).toHaveAttribute("src", `${picture}?w=480`);
  expect(document.body.textContent).not.toContain("Taxes included");
});

it("calls a tax's group a group, and the group of settings settings", async () => {
  const changed = {
    before: { taxes: [] },
    after: { taxes: [{ _id: "0199", name: { en: "Service tax" }, group: "food" }] },
    facts: { group: "numbers" },
  } as unknown as AuditEntry;
  await show(<ChangedFields row={changed} />, { speaks: "audit-log" });
  await expect.element(page.getByText(/Group: food/)).toBeVisible();
  await expect.element(page.getByText("Settings", { exact: true })).toBeVisible();
  expect(document.body.textContent).not.toContain("Settings: food");
});

const moved = {
  before: { payoutState: "requested", bookingState: "confirmed", refundState: "byHand", voided: false },
  after: { payoutState: "approved", bookingState: "inHouse", refundState: "done", voided: true },
  facts: { voidBalance: "buyer" },
} as unknown as AuditEntry;

it.each([
  ["en", "Requested → Approved", "Confirmed → In house", "Manual → Done", "Back to the buyer’s wallet"],
  ["my", "Dimohon → Diluluskan", "Disahkan → Menginap", "Secara manual → Selesai", "Baki nilai"],
  ["cn", "已申请 → 已批准", "已确认 → 在住", "人工退款 → 已完成", "剩余金额"],
] as const)("tells states as their own pages call them, in %s", async (language, ...texts) => {
  const speaks = [
    "audit-log",
    "pieces",
    "money",
    "wallets",
    "staff-promotions",
    "staff",
    "enquiries",
  ] as const;
  await show(<ChangedFields row={moved} />, { speaks, language });
  for (const text of texts) await expect.element(page.getByText(text)).toBeVisible();
  await expectNoFaults();
});

it("tells what was changed of a booking, and past which rules, by their words", async () => {
  const changed = {
    before: null,
    after: null,
    facts: { kinds: "dates,party", rules: "cutOff,minStay" },
  } as unknown as AuditEntry;
  await show(<ChangedFields row={changed} />, { speaks: ["audit-log", "staff"] });
  await expect.element(page.getByText("Dates, Guests added or removed")).toBeVisible();
  await expect
    .element(page.getByText("Past the booking cut-off, Shorter than the minimum stay"))
    .toBeVisible();
});

it("tells a long text in two lines, and whole at a press", async () => {
  const text = "Bring shoes that may get wet, and a hat. ".repeat(12).trim();
  const changed = { before: { body: "" }, after: { body: text }, facts: {} } as unknown as AuditEntry;
  await show(<ChangedFields row={changed} />, { speaks: "audit-log" });
  const shown = page.getByText(text);
  const height = () => shown.element().closest("summary")?.clientHeight ?? 0;
  const folded = height();
  await shown.click();
  await expect.poll(height).toBeGreaterThan(folded);
  await expectNoFaults();
});

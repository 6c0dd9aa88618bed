import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emulatePlain, expectNoFaults, show } from "../../dev/browser-test.tsx";
import { MapPoint, type Point } from "./map-point.tsx";

function Trial({ start, map = "island-map" }: { start: Point | null; map?: string | null }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <MapPoint label="Place on the map" map={map} value={value} onChange={setValue} optional />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

const map = () => page.getByRole("button", { name: "Place on the map", exact: true });
const kept = async (value: Point | null) =>
  expect.element(page.getByText(JSON.stringify(value), { exact: true })).toBeVisible();

it("is walked by arrow keys, further with Shift, and never off the map", async () => {
  await show(<Trial start={{ x: 985, y: 500 }} />, { speaks: "records" });
  await userEvent.tab();
  await expect.element(map()).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}{Shift>}{ArrowLeft}{/Shift}");
  await kept({ x: 885, y: 490 });
  await userEvent.keyboard("{Shift>}{ArrowRight}{ArrowRight}{/Shift}");
  await kept({ x: 1000, y: 490 });
  await expectNoFaults();
});

it("shows its mark in forced colours and without motion", async () => {
  await emulatePlain();
  await show(<Trial start={{ x: 250, y: 250 }} />, { speaks: "records" });
  await expect.element(map()).toHaveAccessibleDescription(/250 across/);
});

it("stands where it is pressed, also from right to left, and can be taken off", async () => {
  await show(<Trial start={null} />, { speaks: "records", dir: "rtl" });
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await kept({ x: 500, y: 500 });
  await page.getByRole("button", { name: "Remove from map", exact: true }).click();
  await kept(null);
  const box = map().element().getBoundingClientRect();
  await map().click({ position: { x: Math.round(box.width / 4), y: Math.round(box.height / 2) } });
  const { x } = JSON.parse(document.querySelector("output")?.textContent ?? "null") as Point;
  expect(x).toBeGreaterThan(230);
  expect(x).toBeLessThan(270);
});

it("says where a map is chosen while there is none", async () => {
  await show(<Trial start={null} map={null} />, { speaks: "records" });
  await expect.element(page.getByText(/Island and seasons/)).toBeVisible();
  await expect.element(map()).not.toBeInTheDocument();
});

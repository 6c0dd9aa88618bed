import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Call } from "../../../../api/client.ts";
import { emulatePlain, expectNoFaults, expectStill, show } from "../../../../dev/browser-test.tsx";
import { useRoomTypes } from "../use-room-types.ts";
import { AddRoomsDialog } from "./add-rooms-dialog.tsx";

type PageQuery = { query: { page?: number; limit?: number } };

/** A resort of 130 buildings and 130 room types, of which it tells a hundred at once at most. */
const large = (async ({ path }: { path: string }, { query: { page: at = 1, limit = 10 } }: PageQuery) => {
  const isTypes = path.includes("room-type");
  const all = Array.from({ length: 130 }, (_, index) => {
    const name = `${isTypes ? "Chalet" : "Block"} ${index + 1}`;
    return {
      _id: `${path}${index}`,
      name: isTypes ? { en: name } : name,
      no_of_floors: ["G"],
      bedOptions: [],
    };
  });
  const most = Math.min(limit, 100);
  const rows = all.slice((at - 1) * most, at * most);
  const frame = { page: at, pages: Math.ceil(130 / most), limit: most, total: 130, nextCursor: null };
  return isTypes ? { ...frame, roomTypes: rows, orderVersion: 1 } : { ...frame, rows };
}) as unknown as Call;

function Adding() {
  const { data } = useRoomTypes();
  return data && <AddRoomsDialog types={data.roomTypes} onClose={() => undefined} />;
}

it("finds any of 130 room types and buildings by typing", async () => {
  await emulatePlain();
  await show(<Adding />, { speaks: "rooms", call: large, dir: "rtl" });
  for (const [label, name] of [
    ["Room type", "Chalet 127"],
    ["Building", "Block 130"],
  ] as const) {
    const field = page.getByRole("combobox", { name: label });
    await userEvent.fill(field, name.slice(2));
    await expect.element(page.getByRole("option", { name })).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect.element(field).toHaveValue(name);
  }
  expectStill();
  await expectNoFaults();
});

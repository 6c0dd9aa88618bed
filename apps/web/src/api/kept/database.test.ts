import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Database, memoryDatabase, type Row, withMemory } from "./database.ts";

const row: Row = { id: "1" };
const put = [{ table: "acts", put: row }] as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("what a device keeps", () => {
  it("lies on the device", async () => {
    const device = memoryDatabase();
    await withMemory(device).change(put);
    expect(await device.all("acts")).toEqual([row]);
  });

  it.each<[string, () => Promise<never>]>([
    ["refuses", () => Promise.reject(new Error("no room"))],
    ["never answers", () => new Promise(() => undefined)],
  ])("is kept in memory where the device %s, and asks it no more", async (_, fail) => {
    const change = vi.fn<Database["change"]>(fail);
    const kept = withMemory({ all: fail, change });
    const first = kept.change(put);
    await vi.advanceTimersByTimeAsync(3_000);
    await first;
    await kept.change([{ table: "acts", put: { id: "2" } }]);
    expect(await kept.all("acts")).toEqual([row, { id: "2" }]);
    expect(change).toHaveBeenCalledTimes(1);
  });
});

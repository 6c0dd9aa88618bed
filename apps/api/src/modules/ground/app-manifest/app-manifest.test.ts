import { stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { appManifest } from "./app-manifest.ts";

const resort = { name: "Teluk Biru Island Resort", shortName: "Teluk Biru" };
const files = join(import.meta.dirname, "../../../../../web/public");

describe("the portal as an app", () => {
  it("has the resort's name, in the reader's language, and begins with the stay", () => {
    expect(appManifest(resort, { language: "my", demo: false })).toMatchObject({
      name: "Teluk Biru Island Resort",
      short_name: "Teluk Biru",
      lang: "ms",
      start_url: "/pocket",
      display: "standalone",
    });
  });

  it("names pictures that are there, each as large as it says", async () => {
    const { icons, screenshots = [], shortcuts } = appManifest(resort, { language: "en", demo: true });
    const named = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)];
    expect(named.length).toBeGreaterThan(7);
    for (const { src, sizes } of named) {
      expect((await stat(join(files, src))).size, src).toBeLessThan(130_000);
      const { width, height } = await sharp(join(files, src)).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  });

  it("shows no other resort's pictures", () => {
    expect(appManifest(resort, { language: "en", demo: false })).not.toHaveProperty("screenshots");
  });
});

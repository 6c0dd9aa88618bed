import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { logoAddress, pictureAddress } from "./picture-address.ts";

const web = join(import.meta.dirname, "../../../web");
const own = "0199a0a0-0000-7000-8000-000000000001";

describe("a picture in a mail", () => {
  it("is there as JPEG for each drawing", () => {
    const drawings = readdirSync(join(web, "src/art")).filter((file) => file.endsWith(".svg"));
    expect(drawings.length).toBeGreaterThan(5);
    for (const drawing of drawings) {
      const address = pictureAddress("", drawing.replace(".svg", ""));
      expect(address).toMatch(/\.jpg$/);
      expect(existsSync(join(web, "public", address)), address).toBe(true);
    }
  });

  it("is a JPEG of one that the resort has sent, and a PNG of its logo", () => {
    expect(pictureAddress("https://pulau.test", own)).toBe(
      `https://pulau.test/api/resort/picture/${own}?w=800&as=jpeg`,
    );
    expect(logoAddress("https://pulau.test", own)).toBe(
      `https://pulau.test/api/resort/picture/${own}?w=160&as=png`,
    );
    expect(logoAddress("https://pulau.test", null)).toBe("https://pulau.test/mark.png");
  });
});

import { describe, expect, it } from "vitest";
import { createSealer, masked, tailOf } from "./seal.ts";

const sealer = createSealer("s".repeat(40));

describe("a sealed number", () => {
  it("comes back as it was, whatever its script", () => {
    for (const plain of ["880101-14-5566", "A1234567", "护照 12", ""]) {
      expect(sealer.unseal(sealer.seal(plain))).toBe(plain);
    }
  });

  it("shows nothing, not even that two are equal", () => {
    const sealed = sealer.seal("A1234567");
    expect(sealed).not.toContain("A1234567");
    expect(Buffer.from(sealed, "base64url").toString()).not.toContain("A1234567");
    expect(sealer.seal("A1234567")).not.toBe(sealed);
  });

  it("can't be changed and can't be opened with another secret", () => {
    const sealed = sealer.seal("A1234567");
    const changed = sealed.slice(0, -2) + (sealed.endsWith("AA") ? "BB" : "AA");
    expect(() => sealer.unseal(changed)).toThrow();
    expect(() => sealer.unseal("v1.AAAA")).toThrow();
    expect(() => sealer.unseal("A1234567")).toThrow();
    expect(() => createSealer("t".repeat(40)).unseal(sealed)).toThrow();
  });
});

describe("a mask", () => {
  it("keeps four characters, of a short number fewer", () => {
    expect(["880101-14-5566", "A123", "AB", "A", ""].map(tailOf)).toEqual(["5566", "23", "B", "", ""]);
    expect(masked("5566")).toBe("••••5566");
  });
});

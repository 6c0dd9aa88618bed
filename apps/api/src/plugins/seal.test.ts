import { createCipheriv, randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { deriveKey } from "./derive-key.ts";
import { createSealer, masked, tailOf } from "./seal.ts";

/** As numbers were sealed at first. */
function v1(plain: string, secret: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", deriveKey(secret, "sealed personal numbers"), nonce);
  const text = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
  return `v1.${Buffer.concat([nonce, cipher.getAuthTag(), text]).toString("base64url")}`;
}

const sealer = createSealer({ secret: "s".repeat(40), earlierSecrets: [] });

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
    expect(() => createSealer({ secret: "t".repeat(40), earlierSecrets: [] }).unseal(sealed)).toThrow();
  });
});

describe("a secret that was changed", () => {
  const [before, after] = ["b".repeat(40), "a".repeat(40)];
  const both = createSealer({ secret: after, earlierSecrets: [before] });

  it("leaves what the earlier one sealed readable, and seals by the new one", () => {
    const old = createSealer({ secret: before, earlierSecrets: [] }).seal("A1234567");
    expect(both.unseal(old)).toBe("A1234567");
    expect(createSealer({ secret: after, earlierSecrets: [] }).unseal(both.seal("B7654321"))).toBe(
      "B7654321",
    );
    expect(() => createSealer({ secret: before, earlierSecrets: [] }).unseal(both.seal("B7654321"))).toThrow(
      "not given any more",
    );
  });

  it("reads what was sealed before keys had ids, by whichever key it was", () => {
    const withoutId = "v1.cqncAhzoM1DEcUAcKDcQzV3e62OlNJsWQkIlqI5rU0L0pJ8r";
    const made = v1("A1234567", before);
    expect(both.unseal(made)).toBe("A1234567");
    expect(() => both.unseal(withoutId)).toThrow();
  });

  it("names the key by an id that is none of its bytes", () => {
    const [, id = ""] = both.seal("x").split(".");
    expect(id).toMatch(/^[\w-]{8}$/);
    expect(after).not.toContain(id);
  });
});

describe("a mask", () => {
  it("keeps four characters, of a short number fewer", () => {
    expect(["880101-14-5566", "A123", "AB", "A", ""].map(tailOf)).toEqual(["5566", "23", "B", "", ""]);
    expect(masked("5566")).toBe("••••5566");
  });
});

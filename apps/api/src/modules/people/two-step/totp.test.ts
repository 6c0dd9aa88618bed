import { describe, expect, it } from "vitest";
import { authenticatorAddress, codeAt, fromBase32, newSecret, stepOf, stepOfCode, toBase32 } from "./totp.ts";

/** RFC 6238, appendix B: the secret of each hash is as long as the hash. */
const seed = "1234567890".repeat(7);
const shapes = {
  sha1: { secret: Buffer.from(seed.slice(0, 20)), digits: 8, hash: "sha1" },
  sha256: { secret: Buffer.from(seed.slice(0, 32)), digits: 8, hash: "sha256" },
  sha512: { secret: Buffer.from(seed.slice(0, 64)), digits: 8, hash: "sha512" },
} as const;

describe("the codes that RFC 6238 publishes", () => {
  it.each([
    [59, "94287082", "46119246", "90693936"],
    [1_111_111_109, "07081804", "68084774", "25091201"],
    [1_111_111_111, "14050471", "67062674", "99943326"],
    [1_234_567_890, "89005924", "91819424", "93441116"],
    [2_000_000_000, "69279037", "90698825", "38618901"],
    [20_000_000_000, "65353130", "77737706", "47863826"],
  ] as const)("at %i seconds", (seconds, ...expected) => {
    const step = stepOf(new Date(seconds * 1_000));
    expect(Object.values(shapes).map((shape) => codeAt(shape.secret, step, shape))).toEqual(expected);
  });
});

it("takes the code of a step before and after, and none further away", () => {
  const { secret } = shapes.sha1;
  const now = new Date("2026-11-23T02:00:10Z");
  const step = stepOf(now);
  expect([-2, -1, 0, 1, 2].map((aside) => stepOfCode(secret, codeAt(secret, step + aside), now))).toEqual([
    null,
    step - 1,
    step,
    step + 1,
    null,
  ]);
  expect(stepOfCode(secret, "", now)).toBe(null);
});

describe("a secret as text", () => {
  it.each([
    ["f", "MY"],
    ["fo", "MZXQ"],
    ["foo", "MZXW6"],
    ["foob", "MZXW6YQ"],
    ["fooba", "MZXW6YTB"],
    ["foobar", "MZXW6YTBOI"],
  ])("writes %s as RFC 4648 does", (plain, written) => {
    expect(toBase32(Buffer.from(plain))).toBe(written);
    expect(fromBase32(written).toString()).toBe(plain);
  });

  it("has 160 bits and reads back", () => {
    const secret = newSecret();
    expect(toBase32(secret)).toMatch(/^[A-Z2-7]{32}$/);
    expect(fromBase32(toBase32(secret))).toEqual(secret);
  });

  it("stands in an address that apps read", () => {
    const address = authenticatorAddress("MZXW6YTB", "Teluk Biru & Co", "a+b@x.test");
    expect(address).toBe(
      "otpauth://totp/Teluk%20Biru%20%26%20Co:a%2Bb%40x.test?secret=MZXW6YTB&issuer=Teluk%20Biru%20%26%20Co",
    );
  });
});

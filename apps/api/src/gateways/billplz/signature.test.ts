import { describe, expect, it } from "vitest";
import { isXSigned, xSignatureOf } from "./signature.ts";
import { signatureBy } from "./testing/local-server.ts";
import published from "./testing/published.json" with { type: "json" };

const { key, callback, redirect } = published.vectors;

describe("the X signature", () => {
  it.each([
    ["a callback", callback.fields],
    ["the way back", redirect.fields],
  ])("is that of the published sample of %s", (_, fields: Record<string, string>) => {
    const given = fields.x_signature ?? fields["billplz[x_signature]"];
    expect(xSignatureOf(fields, key)).toBe(given);
    expect(isXSigned(fields, key)).toBe(true);
    expect(isXSigned(fields, `${key}x`)).toBe(false);
  });

  it("covers every field, empty ones too", () => {
    for (const name of Object.keys(callback.fields)) {
      expect(isXSigned({ ...callback.fields, [name]: "x" }, key)).toBe(false);
    }
    const { mobile: _, ...without } = callback.fields;
    expect(isXSigned(without, key)).toBe(false);
    expect(isXSigned({}, key)).toBe(false);
  });

  it("is what the local server makes by itself of the same sample", () => {
    const { x_signature: given, ...fields } = callback.fields;
    expect(signatureBy(key, fields)).toBe(given);
  });
});

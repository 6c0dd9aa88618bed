import { expect, it } from "vitest";
import { CallFailure } from "./call-failure.ts";
import { inPart } from "./field-failure.ts";

it("puts a refusal of a part into the fields of its form, and passes others on", async () => {
  const facts = { jetty: "Merang" };
  const refused = (path: string) =>
    inPart(
      "profile",
      Promise.reject(new CallFailure("INVALID_INPUT", { fields: [{ path, rule: "jettyInUse", facts }] })),
    );
  await expect(refused("profile.jetties.0")).rejects.toMatchObject({
    code: "INVALID_INPUT",
    fields: [{ path: "jetties.0", rule: "jettyInUse", facts }],
  });
  await expect(refused("profiles.0")).rejects.toMatchObject({ fields: [{ path: "profiles.0" }] });
  const busy = new CallFailure("BUSY");
  await expect(inPart("profile", Promise.reject(busy))).rejects.toBe(busy);
  expect(await inPart("profile", Promise.resolve(7))).toBe(7);
});

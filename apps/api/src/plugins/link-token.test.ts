import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type LinkKind, linkKinds, linkToken, readLinkToken } from "./link-token.ts";

const secret = "s".repeat(40);
const target = { id: "0193b7a4-6f0e-7c3a-9d4b-2f1e8a7c6b5d", linkNo: 3 };
const kinds = Object.keys(linkKinds) as LinkKind[];
const readable = kinds.flatMap((kind) => (linkKinds[kind].form === "kept" ? [] : [kind])) as Parameters<
  typeof readLinkToken
>[1][];
const expected = (kind: LinkKind) => (linkKinds[kind].form === "numbered" ? target : { id: target.id });

describe("a link", () => {
  it.each(readable)("of kind %s opens what it was made for", (kind) => {
    expect(readLinkToken(secret, kind, linkToken(secret, kind, target))).toEqual(expected(kind));
  });

  it.each(readable)("of kind %s opens nothing of another kind, secret, id or number", (kind) => {
    const token = linkToken(secret, kind, target);
    const opening = readable.filter((other) => readLinkToken(secret, other, token) !== null);
    expect(opening).toEqual([kind]);
    const forged = [
      token.replace(target.id, randomUUID()),
      token.replace(".3.", ".4."),
      token.replace(".3.", ".03."),
      `${token}x`,
      token.slice(0, -1),
      ...["", ".", "..", "no.uuid.at.all", `${target.id}.`, `${target.id}.1e3.x`],
    ].filter((text) => text !== token);
    for (const text of forged) expect([text, readLinkToken(secret, kind, text)]).toEqual([text, null]);
    expect(readLinkToken("t".repeat(40), kind, token)).toBeNull();
  });

  // Links that went out earlier have to work after an upgrade.
  it("reads as it always did", () => {
    expect(linkToken(secret, "claimBooking", target)).toBe(
      "0193b7a4-6f0e-7c3a-9d4b-2f1e8a7c6b5d.J18jT1LEr4dYTF-KAh4FxHFWKb5h88KfSYsWUR6GKfI",
    );
    expect(linkToken(secret, "pay", target)).toBe(
      "0193b7a4-6f0e-7c3a-9d4b-2f1e8a7c6b5d.3.-KSEGx-hMC-x8xHRplM-rjOhyeonwNixTClAhC8QNqA",
    );
    expect(linkToken(secret, "resetPassword", target)).toBe("Q-BksQzhsrJVXO-RJ3AP7LU7ir4mJQs_QkodpGhoyH8");
  });

  it("cannot be guessed: each carries 256 bits", () => {
    for (const kind of kinds)
      expect(linkToken(secret, kind, target).split(".").at(-1)).toMatch(/^[\w-]{43}$/);
  });
});

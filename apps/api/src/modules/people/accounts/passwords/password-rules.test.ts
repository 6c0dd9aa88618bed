import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkNewPassword } from "./password-rules.ts";

const why = (password: string): unknown => {
  const checked = checkNewPassword(password, "aini@example.test");
  return checked.ok ? null : checked.failure.facts?.why;
};

describe("a new password", () => {
  it("is looked for among three thousand common ones and more", () => {
    const list = readFileSync(new URL("./common-passwords.txt", import.meta.url), "utf8").split("\n");
    expect(list.filter(Boolean).length).toBeGreaterThan(3_000);
  });

  it.each([
    ...[
      "Password2026!",
      "P@ssw0rd-1234",
      "!!!dragon!!!1",
      "qwerty123456",
      "1q2w3e4r5t",
      "Ｐａｓｓｗｏｒｄ１２３",
    ],
    ...["Pulau-2026!", "pulauresort88", "Tioman.Island.1", "pulau-demo-2026", "Adm1n-Pulau"],
  ])("is not %s in any spelling", (password) => expect(why(password)).toBe("common"));

  it.each([
    "salt wind and coral",
    "tide pool lantern 88",
    "pulau kura-kura menari",
    "岛上的第一个早晨有雨",
    "8f3k-22xq-91mz",
  ])("may be %s", (password) => expect(why(password)).toBeNull());
});

import { describe, expect, it } from "vitest";
import { strengthOf } from "./password-strength.ts";

describe("strengthOf", () => {
  it("says nothing of an empty field", () => {
    expect(strengthOf("")).toEqual({ level: "empty" });
  });

  it("counts what is missing to ten characters, by characters and not by code units", () => {
    expect(strengthOf("lagoon")).toEqual({ level: "short", missing: 4 });
    expect(strengthOf("🌊🌊🌊")).toEqual({ level: "short", missing: 7 });
  });

  it.each(["aaaaaaaaaaaa", "1234567890123", "qwertyuiop12", "password1234", "abcabcabcabc", "zyxwvutsrqpo"])(
    "calls %s guessable",
    (password) => {
      expect(strengthOf(password).level).toBe("guessable");
    },
  );

  it("calls a password made of one's own name or mailbox guessable", () => {
    expect(strengthOf("rahman-aisyah-9", ["Aisyah Rahman"]).level).toBe("guessable");
    expect(strengthOf("aisyah.rahman@guest", ["aisyah.rahman@guest.example"]).level).toBe("guessable");
  });

  it("asks for no digits or signs: words in a row are strong", () => {
    expect(strengthOf("boat mango thunder").level).toBe("strong");
    expect(strengthOf("mangojetty9").level).toBe("fair");
  });
});

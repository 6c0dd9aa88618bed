import { describe, expect, it } from "vitest";
import { nameState } from "../../../../business/price-sentences/name-state.ts";
import { stepOf } from "./guest-name.ts";

const words = (en: string, my: string, cn: string) => ({ en, my, cn });

describe("the name of a rule", () => {
  it("is missing in every language where nobody wrote one", () => {
    expect(nameState(words("", " ", ""))).toEqual({ isUnnamed: true, missing: ["en", "my", "cn"] });
  });
  it("is missing where it repeats the English", () => {
    expect(nameState(words("Raya", "Raya", "开斋节"))).toEqual({ isUnnamed: false, missing: ["my"] });
  });
  it("is that of what it is paid as, where it has none", () => {
    expect(stepOf("minimums", { id: "m" })).toBe("supplement");
    expect(stepOf("extras", { id: "e" })).toBe("addOn");
    expect(stepOf("freeGuests", { id: "f" })).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { EInvoiceBuyer } from "./e-invoice.ts";

/** Which rule a form of which nothing else is filled in is told about the number. */
const ruleOf = (typed: Record<string, unknown>) => {
  const read = EInvoiceBuyer.safeParse(typed);
  return read.error?.issues.find(({ path }) => path.join(".") === "idNumber")?.message;
};

describe("the number of whoever an e-Invoice is made out to", () => {
  it.each([
    ["BRN", "12", "brn"],
    ["BRN", "20200123456", "brn"],
    ["NRIC", "12", "nric"],
    ["PASSPORT", "1", "passport"],
    ["BRN", "", "required"],
    ["BRN", undefined, "required"],
    ["BRN", "2020 0123-4567", undefined],
    ["NRIC", "920314-14-5678", undefined],
    ["PASSPORT", "a12345678", undefined],
    ["toString", "12", undefined],
    [undefined, "12", undefined],
  ])("is told beside all that is missing: %s %s", (idType, idNumber, rule) => {
    expect(ruleOf({ idType, idNumber, name: "", tin: "", address: "" })).toBe(rule);
  });
});

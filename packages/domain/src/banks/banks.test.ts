import { describe, expect, it } from "vitest";
import { bankKeys, bankMistakes, banks, isSwift } from "./banks.ts";

const fine = { bank: "maybank", accountNumber: "512345678901", swift: "MBBEMYKL" };
const rules = (given: Partial<typeof fine>) => bankMistakes({ ...fine, ...given }).map(({ rule }) => rule);

describe("banks", () => {
  it("have a key and a code each, all of Malaysia", () => {
    expect(new Set(bankKeys).size).toBe(banks.length + 1);
    expect(new Set(banks.map(({ swift }) => swift.slice(0, 6))).size).toBe(banks.length);
    for (const { swift } of banks) expect([isSwift(swift), swift.slice(4, 6)]).toEqual([true, "MY"]);
  });
});

describe("a bank account", () => {
  it.each([
    [{}, []],
    [{ swift: "MBBEMYKLXXX" }, []],
    [{ swift: "MBBEMYK" }, ["swift"]],
    [{ swift: "mbbemykl" }, ["swift"]],
    [{ swift: "MBB3MYKL" }, ["swift"]],
    [{ swift: "CIBBMYKL" }, ["swiftOfBank"]],
    [{ swift: "MBBESGSG" }, ["swiftOfBank"]],
    [{ accountNumber: "123456789" }, ["accountNumber"]],
    [{ accountNumber: "12345678901234567" }, ["accountNumber"]],
    [{ accountNumber: "51234567890A" }, ["accountNumber"]],
    [{ bank: "other", accountNumber: "DE89370400440532013000", swift: "COBADEFF" }, []],
    [{ bank: "other", accountNumber: "1234" }, ["accountNumber"]],
    [{ bank: "other", accountNumber: "DE89370400440532013000", swift: "COBAQQFF" }, ["swift"]],
    [{ bank: "other", accountNumber: "DE89370400440532013000", swift: "COBAZZFF" }, ["swift"]],
    [{ bank: "nobody", accountNumber: "512345678901" }, ["required"]],
  ])("with %j breaks %j", (given, broken) => {
    expect(rules(given)).toEqual(broken);
  });
});

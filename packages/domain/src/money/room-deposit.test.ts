import { describe, expect, it } from "vitest";
import type { OutletId } from "../ids.ts";
import { decideDeposit, decideGivingBack, type GivingBack } from "./room-deposit.ts";

const outletId: OutletId = "bar";
const fieldsOf = (result: ReturnType<typeof decideDeposit> | ReturnType<typeof decideGivingBack>) =>
  result.ok ? [] : (result.failure.fields ?? []).map(({ path, rule }) => `${path} ${rule}`);

describe("taking a room deposit", () => {
  const taking = { amountSen: 20_000, reference: "", reason: "" };

  it("keeps what its way has, and nothing else", () => {
    expect(decideDeposit({ ...taking, way: "cash", reference: "typed before" })).toEqual({
      ok: true,
      value: { way: "cash", amountSen: 20_000, reference: "", reason: "" },
    });
    expect(decideDeposit({ ...taking, way: "waived", reason: "A regular" })).toEqual({
      ok: true,
      value: { way: "waived", amountSen: 0, reference: "", reason: "A regular" },
    });
  });

  it.each([
    [{ way: "hold" }, ["reference required"]],
    [{ way: "terminal", amountSen: 0 }, ["amountSen ringgit", "reference required"]],
    [{ way: "cash", amountSen: 20_003 }, ["amountSen cash"]],
    [{ way: "waived" }, ["reason required"]],
  ] as const)("tells at the field what lacks: %j", (lacking, fields) => {
    expect(fieldsOf(decideDeposit({ ...taking, ...lacking }))).toEqual(fields);
  });
});

describe("giving a room deposit back", () => {
  const back: GivingBack<OutletId> = { withheldSen: 0, reason: "", outletId: null, reference: "" };
  const cash = { way: "cash", amountSen: 20_000 } as const;
  const part = { ...back, withheldSen: 5_000, reason: "Broken lamp", outletId };

  it("shares it out to the sen", () => {
    expect(decideGivingBack(cash, part)).toEqual({
      ok: true,
      value: {
        withheld: { sen: 5_000, reason: "Broken lamp", outletId },
        returnedSen: 15_000,
        reference: "",
      },
    });
    expect(decideGivingBack(cash, back)).toMatchObject({ value: { withheld: null, returnedSen: 20_000 } });
    expect(decideGivingBack({ ...cash, way: "hold" }, back)).toMatchObject({ ok: true });
  });

  it.each([
    [cash, { ...part, withheldSen: 20_005 }, ["withheldSen aboveDeposit"]],
    [cash, { ...part, withheldSen: 5_001 }, ["withheldSen cash"]],
    [cash, { ...back, withheldSen: 5_000 }, ["reason required", "outletId required"]],
    [{ ...cash, way: "terminal" }, back, ["reference required"]],
    [{ ...cash, way: "hold" }, part, ["reference required"]],
  ] as const)("tells at the field what lacks: %j %j", (deposit, giving, fields) => {
    expect(fieldsOf(decideGivingBack<OutletId>(deposit, giving))).toEqual(fields);
  });

  it("has nothing to give where none was taken", () => {
    expect(decideGivingBack({ way: "waived", amountSen: 0 }, back)).toMatchObject({
      failure: { code: "WRONG_STATE", facts: { rule: "depositWaived" } },
    });
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, type Day } from "../calendar/day.ts";
import { type AgentContract, contractOn } from "./contract.ts";
import { contractSpans, type Relisting, relist } from "./contract-spans.ts";

const base: AgentContract = {
  id: "usual",
  model: "net",
  commission: 0,
  priceList: null,
  market: "regional",
  markdown: 1_200,
  payment: { kind: "payNow" },
  roomsUnpaid: 60,
  from: "2027-01-01" as const,
  to: null,
};
const raya: AgentContract = { ...base, id: "raya", markdown: 500, from: "2027-03-01", to: "2027-03-31" };

/** The contracts as they stand when a relisting was written. */
function after(contracts: readonly AgentContract[], { end, begin }: Relisting, from: Day): AgentContract[] {
  const kept = contracts.flatMap((contract) => {
    if (!end.includes(contract.id)) return [contract];
    return contract.from < from ? [{ ...contract, to: addDays(from, -1) }] : [];
  });
  const added = begin.map(({ like, ...span }, i) => ({
    ...(contracts.find(({ id }) => id === like) ?? { ...base, id: "", markdown: 0, market: null }),
    ...span,
    id: `${like ?? "none"}+${i}`,
  }));
  return [...kept, ...added];
}

describe("which contract counts when", () => {
  it("is told span by span", () => {
    expect(
      contractSpans([base, raya], "2027-02-01").map(({ contract, ...days }) => [days, contract?.id]),
    ).toEqual([
      [{ from: "2027-02-01", to: "2027-02-28" }, "usual"],
      [{ from: "2027-03-01", to: "2027-03-31" }, "raya"],
      [{ from: "2027-04-01", to: null }, "usual"],
    ]);
  });
});

describe("an agency that gets a price list", () => {
  it("keeps what else is agreed, in each season, and has its own list again afterwards", () => {
    const given = relist([base, raya], { from: "2027-02-10", to: "2027-03-10" }, () => "agents");
    const then = after([base, raya], given, "2027-02-10");
    const on = (day: Day) => {
      const { priceList, markdown, market } = contractOn(then, day) ?? {};
      return [priceList, markdown, market];
    };
    expect(on("2027-02-09")).toEqual([null, 1_200, "regional"]);
    expect(on("2027-02-10")).toEqual(["agents", 1_200, "regional"]);
    expect(on("2027-03-10")).toEqual(["agents", 500, "regional"]);
    expect(on("2027-03-11")).toEqual([null, 500, "regional"]);
    expect(on("2027-04-01")).toEqual([null, 1_200, "regional"]);
  });

  it("and has no contract yet buys by it at once, and at the public price before and after", () => {
    const days = { from: "2027-02-10", to: "2027-02-20" } as const;
    const given = relist([], days, () => "agents");
    expect(given).toEqual({ end: [], begin: [{ ...days, like: null, priceList: "agents" }] });
  });

  it("has no contract after its own has ended", () => {
    const ending = { ...base, to: "2027-06-30" as const };
    const given = relist([ending], { from: "2027-02-10", to: null }, () => "agents");
    expect(given.begin).toEqual([
      { from: "2027-02-10", to: "2027-06-30", like: "usual", priceList: "agents" },
    ]);
  });

  it("changes nothing where it has the list already", () => {
    const own = { ...base, priceList: "agents" };
    expect(relist([own], { from: "2027-02-10", to: null }, () => "agents")).toEqual({ end: [], begin: [] });
  });

  it("has on every day the list that was given, else the one of before, and the same terms", () => {
    const first: Day = "2027-01-01";
    const number = fc.integer({ min: 0, max: 40 });
    const contract = fc.record({
      at: number,
      days: fc.option(number),
      list: fc.constantFrom("a", "b", null),
    });
    fc.assert(
      fc.property(fc.array(contract, { maxLength: 4 }), number, fc.option(number), (drawn, at, long) => {
        const contracts = drawn.map(({ at: start, days, list }, i): AgentContract => {
          const from = addDays(first, start);
          return {
            ...base,
            id: `c${i}`,
            markdown: i,
            priceList: list,
            from,
            to: days === null ? null : addDays(from, days),
          };
        });
        const from = addDays(first, at);
        const to = long === null ? null : addDays(from, long);
        const then = after(
          contracts,
          relist(contracts, { from, to }, () => "new"),
          from,
        );
        for (let day = first, i = 0; i < 90; i++, day = addDays(first, i)) {
          const [was, is] = [contractOn(contracts, day), contractOn(then, day)];
          const isIn = (tried: Day) => tried >= from && (to === null || tried <= to);
          const any = contractSpans(contracts, from).some(
            (span) => span.contract !== null && isIn(span.from),
          );
          const given = isIn(day) && (was !== null || !any);
          expect(is?.priceList ?? null).toBe(given ? "new" : (was?.priceList ?? null));
          expect(is?.markdown ?? 0).toBe(was?.markdown ?? 0);
        }
      }),
    );
  });
});

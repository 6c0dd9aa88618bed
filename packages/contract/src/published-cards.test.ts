import { quote } from "@pulau/domain/pricing/quote.ts";
import { describe, expect, it } from "vitest";
import { publishedFiles, publishedStay, readPublished } from "../checks/published-cards.ts";

it("are a dozen", () => {
  expect(publishedFiles.length).toBeGreaterThanOrEqual(12);
});

describe.each(publishedFiles)("%s", (file) => {
  const { card, stays } = readPublished(file);
  it.each(stays.map((stay) => [stay.name, stay] as const))("%s", (_, stay) => {
    const priced = quote(publishedStay(stay), card, stay.today);
    const lines = priced.ok ? priced.value.lines.map((line) => `${line.ruleId} ${line.amountSen / 100}`) : [];
    const total = priced.ok ? priced.value.totalSen / 100 : priced.failure.code;
    expect(total, lines.join(", ")).toBe(stay.total);
    if (!stay.deposit || !priced.ok) return;
    const { depositSen, balanceDueOn } = priced.value;
    expect({ now: depositSen / 100, restOn: balanceDueOn }).toEqual(stay.deposit);
  });
});

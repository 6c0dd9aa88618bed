import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoFaults, show } from "../../../../dev/browser-test.tsx";
import { TypedQuote } from "./typed-quote.tsx";

type Props = Parameters<typeof TypedQuote>[0];

const quote = { totalSen: 123_688, depositSen: 0, lines: [] };
const result = { ok: true, quote, closed: [] } as unknown as Props["result"];
const tried = { stay: { checkIn: "", checkOut: "" }, by: () => result } as unknown as Props["tried"];
const speech = { language: "en" } as unknown as Props["speech"];
const card = { rates: [] } as unknown as RateBook;

describe("the quote below a rule", () => {
  const region = page.getByRole("region", { name: "Live quote" });
  const deposit = region.getByText("Deposit");

  it("is its total alone on a phone until it is opened", async () => {
    await page.viewport(390, 844);
    await show(<TypedQuote {...{ tried, speech, card, result }} ruleId={null} />, { speaks: "prices" });
    const fold = region.getByRole("button", { name: "Live quote RM 1,236.88" });
    await expect.element(fold).toHaveAttribute("aria-expanded", "false");
    await expect.element(region.getByText("RM 1,236.88")).toBeVisible();
    await expect.element(deposit).not.toBeInTheDocument();
    expect(region.element().getBoundingClientRect().height).toBeLessThan(60);
    await expectNoFaults();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.element(region.getByRole("button")).toHaveAttribute("aria-expanded", "true");
    await expect.element(deposit).toBeVisible();
    await expectNoFaults();
  });

  it("is shown whole beside the form on a wider page", async () => {
    await page.viewport(1280, 800);
    await show(<TypedQuote {...{ tried, speech, card, result }} ruleId={null} />, { speaks: "prices" });
    await expect.element(deposit).toBeVisible();
    await expect.element(region.getByRole("button")).not.toBeInTheDocument();
  });
});

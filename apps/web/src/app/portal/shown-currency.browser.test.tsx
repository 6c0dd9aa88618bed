import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { CellPrice } from "../../business/cell-price.tsx";
import { PriceCalendar } from "../../business/price-calendar.tsx";
import { RateNote } from "../../business/shown-currency/rate-note.tsx";
import { expectNoFaults, show } from "../../dev/browser-test.tsx";
import { CurrencyProvider } from "../../ui/currency.ts";
import { Money } from "../../ui/money-and-dates.tsx";
import { chosenOf, shownIn } from "./currency-choice.ts";

const offered = [
  {
    currencyId: { code: "SGD", symbol_native: "S$" },
    foreignConvRate: 0.3125,
    myConvRate: 3.2,
    ratedOn: "2026-11-27" as const,
  },
];
const inSingapore = (piece: ReactNode, language: "en" | "my" | "cn" = "en") =>
  show(<CurrencyProvider value={shownIn(chosenOf(offered, "SGD"), "en-MY")}>{piece}</CurrencyProvider>, {
    language,
    speaks: "shown-currency",
  });

describe("prices in another currency", () => {
  it("stand behind the ringgit, with the rate, its day and that they are rounded", async () => {
    await inSingapore(
      <>
        <p>
          <Money sen={114_550} converted />
        </p>
        <RateNote sen={114_550} />
      </>,
    );
    await expect.element(page.getByText("RM 1,145.50", { exact: true })).toBeVisible();
    await expect.element(page.getByText("≈ S$ 357.97")).toBeVisible();
    const note = page.getByText(/You will be charged RM 1,145.50, about S\$.357.97/);
    await expect.element(note).toBeVisible();
    expect(note.element().textContent).toContain("rounded, at the rate of 27 Nov 2026 (1 SGD = RM 3.2)");
    await expectNoFaults();
  });

  it.each([
    ["my", /dicaj dalam ringgit/],
    ["cn", /以令吉（RM）收取/],
  ] as const)("say in %s that ringgit are charged", async (language, text) => {
    await inSingapore(<RateNote />, language);
    await expect.element(page.getByText(text)).toBeVisible();
  });

  it("fill the cell of a day, whose name says both", async () => {
    await inSingapore(
      <PriceCalendar
        month="2026-12-01"
        onTurn={() => undefined}
        earliest="2026-12-01"
        days={[{ day: "2026-12-05", state: "free", totalSen: 114_550, holiday: false }]}
        levels={null}
        stay={null}
        onChoose={() => undefined}
      />,
    );
    const day = page.getByRole("button", { name: /5 December 2026, RM 1,145.50 \(≈.S\$.357.97\)/ });
    await expect.element(day).toBeVisible();
    expect(day.element().textContent).toMatch(/358$/);
  });

  it("are nowhere where ringgit alone are shown", async () => {
    await show(
      <p>
        <Money sen={114_550} converted /> <CellPrice sen={114_550} />
        <RateNote />
      </p>,
    );
    await expect.element(page.getByText("RM 1,145.50")).toBeVisible();
    expect(document.body.textContent).not.toMatch(/≈|charged/);
  });
});

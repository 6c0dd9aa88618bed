import { type Day, dayOf } from "@pulau/domain/calendar/day.ts";
import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { quote } from "@pulau/domain/pricing/quote.ts";
import { changesBetween, saysSame, withChanges } from "@pulau/domain/rate-card/card-changes.ts";
import { contradictionsOf } from "@pulau/domain/rate-card/contradictions.ts";
import { columnsOf, gridOf, newRateId, priceOfCell, rateOf } from "@pulau/domain/rate-grid/grid-model.ts";
import { copiedSeason, nameOfCopy } from "@pulau/domain/rate-grid/periods.ts";
import { describe, expect, it } from "vitest";
import { publishedFiles, publishedStay, readPublished } from "../checks/published-cards.ts";
import { RateCard } from "./rate-card.ts";

describe.each(publishedFiles)("%s in the grid", (file) => {
  const { card, stays } = readPublished(file);
  const { columns, groups, rateAt, placeOf } = gridOf(card);
  const rows = groups.flatMap((group) => group.rows);

  /** Every cell, read from the grid and written anew. */
  const written = rows.flatMap((row) =>
    columns.flatMap((column) => {
      const rate = rateAt(row.key, column.key);
      return rate ? [rateOf(row, column, { id: rate.id, price: priceOfCell(rate) })] : [];
    }),
  );

  it("has a cell for each of its prices, which says all that the price says", () => {
    expect(written).toHaveLength(card.rates.length);
    for (const rate of card.rates) {
      const again = written.find(({ id }) => id === rate.id);
      expect([rate.id, saysSame(rate, again)]).toEqual([rate.id, true]);
      expect(placeOf(rate.id)).toBeDefined();
    }
  });

  it.each(stays.map((stay) => [stay.name, stay] as const))("costs what it did: %s", (_, stay) => {
    const inOrder = card.rates
      .map(({ id }) => written.find((rate) => rate.id === id))
      .filter((rate) => !!rate);
    const priced = quote(publishedStay(stay), { ...card, rates: inOrder }, stay.today);
    expect(priced.ok ? priced.value.totalSen / 100 : priced.failure.code).toBe(stay.total);
  });
});

/** A copy of the liveaboard's trips would begin within its Christmas, which runs into that year: staff are told. */
const copiedFiles = publishedFiles.filter((file) => file !== "liveaboard.json");

describe.each(copiedFiles)("%s with its seasons copied to the next year", (file) => {
  const { card, stays } = readPublished(file);
  const copied = columnsOf(card).reduce<RateBook>((book, column) => {
    const [first] = column.periods;
    if (!first) return book;
    const name = nameOfCopy(column.season ?? first.name ?? first.id, first);
    return withChanges(book, copiedSeason(book, { column, name, points: 0, to: "none" }));
  }, card);

  it("is stored as a card without errors, which reads as it was", () => {
    const read = RateCard.parse(JSON.parse(JSON.stringify(copied)));
    expect(contradictionsOf(read)).toEqual([]);
    expect(changesBetween(copied, read)).toEqual([]);
    expect(read.periods).toHaveLength(card.periods.length * 2);
  });

  it.each(stays.map((stay) => [stay.name, stay] as const))("costs this year what it did: %s", (_, stay) => {
    const priced = quote(publishedStay(stay), copied, stay.today);
    expect(priced.ok ? priced.value.totalSen / 100 : priced.failure.code).toBe(stay.total);
  });
});

describe("the columns of a card", () => {
  const period = (id: string, from: Day, season: string | null = null) => ({
    id,
    from,
    to: dayOf(`${from.slice(0, 8)}28`),
    season,
    arrivalWeekdays: [1, 2, 3, 4, 5, 6, 7],
    cutOffDays: 0,
    stopSell: false,
  });
  it("are seasons and periods by their dates, and all dates where there is none", () => {
    expect(columnsOf({ periods: [], rates: [] }).map(({ key }) => key)).toEqual(["*"]);
    const periods = [
      period("c", "2027-09-01", "low"),
      period("b", "2027-06-01"),
      period("a", "2027-03-01", "low"),
    ];
    const columns = columnsOf({ periods, rates: [] });
    expect(columns.map(({ key }) => key)).toEqual(["s:low", "p:b"]);
    expect(columns[0]?.periods.map(({ id }) => id)).toEqual(["a", "c"]);
  });
  it("give one cell one id, whoever fills it", () => {
    expect(newRateId("row", "p:a")).toBe(newRateId("row", "p:a"));
    expect(newRateId("row", "p:a")).not.toBe(newRateId("row", "p:b"));
  });
});

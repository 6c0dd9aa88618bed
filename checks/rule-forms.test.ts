import { cardLists } from "@pulau/domain/rate-card/card-changes.ts";
import { priceOfCell, termsOf } from "@pulau/domain/rate-grid/grid-model.ts";
import { describe, expect, it } from "vitest";
import type { FieldGroup, FieldSpec } from "../apps/web/src/business/card-form/field-specs.ts";
import { ruleGroups } from "../apps/web/src/business/card-form/rule-groups.ts";
import { periodGroups } from "../apps/web/src/features/selling/prices/form/period-groups.ts";
import { rowGroups } from "../apps/web/src/features/selling/prices/form/row-groups.ts";
import { termGroups } from "../apps/web/src/features/selling/prices/form/term-groups.ts";
import { publishedFiles, readPublished } from "../packages/contract/checks/published-cards.ts";

/** Every value of a part of a card by its path, with lists of objects walked through: `amounts.*.sen`. */
function pathsIn(value: unknown, at = ""): string[] {
  if (value === null || value === undefined) return [];
  const below = (name: string) => (at === "" ? name : `${at}.${name}`);
  if (Array.isArray(value)) {
    return typeof value[0] === "object" ? value.flatMap((entry) => pathsIn(entry, below("*"))) : [at];
  }
  if (typeof value !== "object") return [at];
  return Object.entries(value).flatMap(([name, part]) => pathsIn(part, below(name)));
}

const fieldPaths = (fields: readonly FieldSpec[], within = ""): string[] =>
  fields.flatMap((spec) => {
    const at = within + spec.at;
    return spec.kind === "rows" ? fieldPaths(spec.fields, `${at}.*.`) : [at];
  });

/** What of it no field of the form has: a resort with this price list could not enter it by the screens. */
function lacking(value: object, groups: readonly FieldGroup[]): string[] {
  const offered = groups.flatMap(({ fields }) => fieldPaths(fields));
  return pathsIn(value).filter(
    (path) => path !== "id" && !offered.some((at) => path === at || path.startsWith(`${at}.`)),
  );
}

const lists = cardLists.filter((list) => list !== "periods" && list !== "rates");

describe.each(publishedFiles)("%s can be entered by the screens:", (file) => {
  const { card } = readPublished(file);
  it.each(lists)("%s", (list) => {
    for (const rule of card[list] ?? []) {
      expect(lacking(rule, ruleGroups[list] as readonly FieldGroup[]), JSON.stringify(rule)).toEqual([]);
    }
  });
  it("its periods and the terms of its prices", () => {
    // What a period is called and its season are changed beside its form, as prices and rules may go along.
    for (const { name: _, season: __, ...period } of card.periods)
      expect(lacking(period, periodGroups)).toEqual([]);
    for (const rate of card.rates) {
      expect(lacking(termsOf(rate), rowGroups), JSON.stringify(rate)).toEqual([]);
      // Amount, share, "on enquiry" are typed; how a share is rounded is said of its row.
      const { sen: _, share: __, of: ___, enquiry: ____, rounding: _____, ...rest } = priceOfCell(rate);
      expect(rest).toEqual({});
    }
  });
  it("its deposit, ages, fee for changes, and what goes for the whole card", () => {
    const { deposit, bands, amendmentFee, option, activity, homeMarket, marketBy, seasons, partyCounts } =
      card;
    expect(lacking(deposit, termGroups.deposit)).toEqual([]);
    expect(lacking(bands, termGroups.bands)).toEqual([]);
    expect(lacking(amendmentFee ?? {}, termGroups.amendmentFee)).toEqual([]);
    const framed = {
      option: { nights: option.nights },
      activity,
      homeMarket,
      marketBy,
      seasons,
      partyCounts,
    };
    expect(lacking(framed, termGroups.frame)).toEqual([]);
  });
});

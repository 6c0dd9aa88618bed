import { type Day, isDay } from "@pulau/domain/calendar/day.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { ringgit, type ShownCurrency } from "../../ui/currency.ts";

/** What the device remembers of a currency that was chosen: the rate stands in until today's is here, or nobody answers. */
export type RememberedCurrency = Omit<ShownCurrency, "inCurrency" | "briefly">;

/** Reads what the device remembers; ringgit where that is nothing that was written by `asText`. */
export function readRemembered(text: string): RememberedCurrency {
  try {
    const { currency, foreignValue, myrValue, currencySymbol, ratedOn } = JSON.parse(text);
    const isWhole =
      /^[A-Z]{3}$/.test(currency) && foreignValue > 0 && myrValue > 0 && typeof currencySymbol === "string";
    if (!isWhole) return ringgit;
    const read = { currency, foreignValue, myrValue, currencySymbol };
    return isDay(ratedOn) ? { ...read, ratedOn } : read;
  } catch {
    return ringgit;
  }
}

export const asText = ({
  currency,
  foreignValue,
  myrValue,
  currencySymbol,
  ratedOn,
}: RememberedCurrency): string =>
  JSON.stringify({ currency, foreignValue, myrValue, currencySymbol, ratedOn });

type Offered = {
  readonly currencyId: { readonly code: string; readonly symbol_native: string };
  readonly foreignConvRate: number;
  readonly myConvRate: number;
  readonly ratedOn: Day;
};

/** A currency of those that are offered now, with its newest rate; ringgit for one that no longer is. */
export function chosenOf(offered: readonly Offered[], code: string): RememberedCurrency {
  const found = offered.find(({ currencyId }) => currencyId.code === code);
  if (found === undefined || code === ringgit.currency) return ringgit;
  return {
    currency: code,
    foreignValue: found.foreignConvRate,
    myrValue: found.myConvRate,
    currencySymbol: found.currencyId.symbol_native,
    ratedOn: found.ratedOn,
  };
}

/** From here on a cell of the calendar says `5.7M` instead of the whole number. */
const mostInCell = 99_999;

/** How prices are said in a currency: rounded to its smallest unit, as a yen or a rupiah has no cents. */
export function shownIn(remembered: RememberedCurrency, locale: string): ShownCurrency {
  const { currency, foreignValue, currencySymbol } = remembered;
  if (currency === ringgit.currency) return ringgit;
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
  }).resolvedOptions();
  const exact = new Intl.NumberFormat("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const whole = new Intl.NumberFormat("en");
  const compact = new Intl.NumberFormat(locale, {
    notation: "compact",
    maximumSignificantDigits: 3,
    roundingMode: "ceil",
  });
  const unitsOf = (sen: Sen) => (sen / 100) * foreignValue;
  return {
    ...remembered,
    inCurrency: (sen) => `${currencySymbol}\u00a0${exact.format(unitsOf(sen))}`,
    briefly: (sen) => {
      const units = Math.ceil(unitsOf(sen));
      return units > mostInCell ? compact.format(units) : whole.format(units);
    },
  };
}

import { addDays, type Day } from "../calendar/day.ts";
import type { RateBook } from "../catalogue/catalogue.ts";
import { periodOf } from "../catalogue/selling.ts";
import { sumSen } from "../money/sen.ts";
import { occupantsAddUp } from "../party/kinds.ts";
import { ok, type Result, refuse } from "../result.ts";
import { addOns } from "./add-ons.ts";
import { depositOf } from "./deposit.ts";
import { fees } from "./fees.ts";
import type { PriceLine, Quote, QuoteAsk } from "./lines.ts";
import { rates } from "./rates.ts";
import type { StepInput } from "./step.ts";
import { surcharges } from "./surcharges.ts";
import { taxes } from "./taxes.ts";
import { transport } from "./transport.ts";

/** After the rates; the order is policy, because a tax looks at every line before it. */
const steps: readonly ((input: StepInput) => PriceLine[])[] = [surcharges, addOns, transport, fees, taxes];

/**
 * The whole price of a stay, each line saying why. The season is that of the check-in date. It does not ask whether the
 * day can still be booked (`sellable` does), so that what was sold yesterday can be priced today.
 *
 * `PACKAGE_CLOSED`: no period holds the check-in date. `NO_RATE`: nobody has set the price of one of the guests in one
 * of the rooms. Throws when the rooms do not sleep exactly the travellers: ask `occupantsAddUp` first.
 */
export const quote = (
  ask: QuoteAsk,
  book: RateBook,
  today: Day,
): Result<Quote, "NO_RATE" | "PACKAGE_CLOSED"> => {
  if (!occupantsAddUp(ask.rooms, ask.travellers, book.bands.package)) {
    throw new RangeError("the rooms of a quote must sleep exactly its travellers");
  }
  const period = periodOf(book.periods, ask.checkIn);
  if (!period) return refuse("PACKAGE_CLOSED", { checkIn: ask.checkIn });
  const first = rates({ ask, book, period });
  if (!first.ok) return first;
  const lines = [...first.value];
  for (const step of steps) lines.push(...step({ ask, book, period, before: lines }));
  const totalSen = sumSen(lines.map((line) => line.amountSen));
  return ok({
    checkIn: ask.checkIn,
    checkOut: addDays(ask.checkIn, book.option.nights),
    lines,
    totalSen,
    ...depositOf(book.deposit, { totalSen, checkIn: ask.checkIn, today }),
  });
};

import type { promoPackagePeriodsRoute } from "@pulau/contract/promo-packages.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { type Day, earliest, latest } from "@pulau/domain/calendar/day.ts";
import type { OptionId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { and, asc, eq, gte } from "../../../db/orm.ts";
import { period } from "../../../db/schema/catalogue.ts";
import type { StayWindow } from "../../../db/schema/promo-packages.ts";

type Periods = Reply<typeof promoPackagePeriodsRoute>["periods"];

/** When a stay with a promo package may begin from today on: its option's periods, as far as its own windows reach. */
export async function listPromoPeriods(
  db: Db,
  { optionId, windows }: { readonly optionId: OptionId; readonly windows: readonly StayWindow[] },
  today: Day,
): Promise<Periods> {
  const rows = await db
    .select()
    .from(period)
    .where(and(eq(period.optionId, optionId), eq(period.stopSell, false), gte(period.to, today)))
    .orderBy(asc(period.from), asc(period.id));
  const within: readonly StayWindow[] =
    windows.length > 0 ? windows : [{ from: "2000-01-01", to: "2999-12-31" }];
  return rows
    .flatMap(({ from, to, arrivalWeekdays, cutOffDays }) =>
      within.map((window) => ({
        from: latest(from, window.from, today),
        to: earliest(to, window.to),
        arrivalWeekdays,
        cutOffDays,
      })),
    )
    .filter(({ from, to }) => from <= to)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

import { addDays } from "@pulau/domain/calendar/day.ts";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/connect.ts";
import type { ResortIds } from "../../db/factories/resort.ts";
import { inAll, only } from "../../db/factories/words.ts";
import { packageOption, period, rate, stayPackage } from "../../db/schema/catalogue.ts";
import { influencerPackage } from "../../db/schema/referral.ts";

/** A package of an influencer, sold as the resort's own is; the link opens from a month ago on unless told. */
export async function makeLink(
  db: Db,
  resort: ResortIds,
  influencerId: string,
  given: Partial<typeof influencerPackage.$inferInsert> = {},
) {
  const words = { name: inAll("Mira's reef"), summary: inAll("Mira's reef") };
  const { id: packageId } = only(
    await db
      .insert(stayPackage)
      .values({ ...words, code: `MIRA-${crypto.randomUUID()}`, type: "influencer", picture: "reef" })
      .returning({ id: stayPackage.id }),
  );
  const { id: optionId } = only(
    await db
      .insert(packageOption)
      .values({ packageId, name: inAll("3D2N"), nights: 2, meals: "full", includes: [] })
      .returning({ id: packageOption.id }),
  );
  const [sold] = await db.select().from(period).where(eq(period.id, resort.periodId));
  if (!sold) throw new Error("the resort has no period");
  const { id: periodId } = only(
    await db
      .insert(period)
      .values({ ...sold, id: undefined, optionId })
      .returning({ id: period.id }),
  );
  const rates = await db.select().from(rate).where(eq(rate.periodId, resort.periodId));
  await db.insert(rate).values(rates.map(({ id: _, ...each }) => ({ ...each, periodId })));
  const from = addDays(resort.from, -30);
  await db.insert(influencerPackage).values({ packageId, accountId: influencerId, from, ...given });
  return { packageId, optionId };
}

import { addDays } from "@pulau/domain/calendar/day.ts";
import type { AccountId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { makePackageAsResorts } from "../../../db/factories/package-as-resorts.ts";
import type { ResortIds } from "../../../db/factories/resort.ts";
import { influencerPackage } from "../../../db/schema/referral.ts";

/** A package of an influencer, sold as the resort's own is; the link opens from a month ago on unless told. */
export async function makeLink(
  db: Db,
  resort: ResortIds,
  influencerId: AccountId,
  given: Partial<typeof influencerPackage.$inferInsert> = {},
) {
  const made = await makePackageAsResorts(db, resort, { name: "Mira's reef", type: "influencer" });
  const from = addDays(resort.from, -30);
  await db
    .insert(influencerPackage)
    .values({ packageId: made.packageId, accountId: influencerId, from, ...given });
  return made;
}

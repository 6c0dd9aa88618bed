import type { influencerPackageRoute } from "@pulau/contract/referral.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { pricePackages } from "../../selling/availability/public.ts";
import { findPackage } from "../../selling/catalogue/public.ts";
import { findLink, type Link } from "./links.ts";

const couple = { adults: 2, childAges: [], nonMalaysians: 0 };

/** What an influencer's link shows. `NOT_FOUND`: the two do not belong together, or not today. */
export async function showPackage(
  db: Db,
  link: Link,
): Promise<Result<Reply<typeof influencerPackageRoute>, "NOT_FOUND">> {
  const [open, found] = await Promise.all([findLink(db, link), findPackage(db, link.packageId)]);
  if (!open || !found) return refuse("NOT_FOUND");
  const { packageId, influencerId } = link;
  const [offer] = await pricePackages(db, { party: couple, packageId, contract: null });
  return ok({
    package: found,
    influencer: { _id: influencerId, name: open.name, picture: open.picture },
    to: open.to,
    lowest: offer
      ? {
          optionId: offer.optionId,
          checkIn: offer.checkIn,
          checkOut: offer.checkOut,
          totalSen: offer.totalSen,
        }
      : null,
  });
}

import type { packageUses } from "@pulau/contract/package-admin.ts";
import type { OptionId, PackageId } from "@pulau/domain/ids.ts";
import { sql } from "../../../db/orm.ts";
import { openDrafts, type Users } from "../../../records/name-uses.ts";

/** What uses a package. */
export function packageUsers(packageId: PackageId): Users<(typeof packageUses)[number]> {
  const where = sql`u.package_id = ${packageId}`;
  const options = sql`(SELECT o.id::text FROM package_option o WHERE o.package_id = ${packageId})`;
  return {
    bookings: [{ table: "booking", where }],
    drafts: openDrafts(sql`(u.json ->> 'packageId' = ${packageId} OR u.json ->> 'optionId' IN ${options})`),
    enquiries: [{ table: "booking_enquiry", where }],
    waiting: [{ table: "wait_entry", where }],
    promoPackages: [{ table: "promo_package", where }],
    promoCodes: [{ table: "promo_code", where: sql`(${where} OR u.package_ids ? ${packageId})` }],
    links: [
      { table: "influencer_package", where },
      { table: "referral_click", where },
    ],
    addOns: [{ table: "add_on", where }],
  };
}

/** What has a package for the kind that it is of. */
export function usersOfKind(packageId: PackageId): Users<"promoPackages" | "links" | "addOns"> {
  const { promoPackages, links, addOns } = packageUsers(packageId);
  return { promoPackages, links, addOns };
}

/** What uses one option. */
export function optionUsers(optionId: OptionId): Users {
  const where = sql`u.option_id = ${optionId}`;
  return {
    bookings: [{ table: "booking", where }],
    drafts: openDrafts(sql`u.json ->> 'optionId' = ${optionId}`),
    enquiries: [{ table: "booking_enquiry", where }],
    waiting: [{ table: "wait_entry", where }],
    promoPackages: [{ table: "promo_package", where }],
  };
}

import type { packageUses } from "@pulau/contract/package-admin.ts";
import type { Db } from "../../../db/connect.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Language } from "../../../plugins/language.ts";
import { inLanguage } from "../../../records/name-uses.ts";

export type PackageUses = Record<(typeof packageUses)[number], number>;
export type OptionUses = Pick<PackageUses, "bookings" | "drafts" | "enquiries" | "waiting" | "promoPackages">;

const count = (from: SQL) => sql`(select count(*)::int from ${from})`;

/** A draft that became a booking is counted as that. */
const isOpen = sql`not exists (select from stay_hold h where h.id = d.id and h.state = 'booked')`;

/** By what a package is used, each with how many. */
export async function countPackageUses(db: Db | Tx, packageId: string): Promise<PackageUses> {
  const { rows } = await db.execute<PackageUses>(sql`
    select ${count(sql`booking where package_id = ${packageId}`)} as bookings,
      ${count(sql`draft d where (d.json ->> 'packageId' = ${packageId} or d.json ->> 'optionId' in
        (select id::text from package_option where package_id = ${packageId})) and ${isOpen}`)} as drafts,
      ${count(sql`booking_enquiry where package_id = ${packageId}`)} as enquiries,
      ${count(sql`wait_entry where package_id = ${packageId}`)} as waiting,
      ${count(sql`promo_package where package_id = ${packageId}`)} as "promoPackages",
      ${count(sql`promo_code where package_id = ${packageId} or package_ids ? ${packageId}`)} as "promoCodes",
      ${count(sql`influencer_package where package_id = ${packageId}`)}
        + ${count(sql`referral_click where package_id = ${packageId}`)} as links,
      ${count(sql`add_on where package_id = ${packageId}`)} as "addOns"`);
  const [uses] = rows;
  if (!uses) throw new Error("a count has no row");
  return uses;
}

/** By what one option is used. */
export async function countOptionUses(db: Db | Tx, optionId: string): Promise<OptionUses> {
  const { rows } = await db.execute<OptionUses>(sql`
    select ${count(sql`booking where option_id = ${optionId}`)} as bookings,
      ${count(sql`draft d where d.json ->> 'optionId' = ${optionId} and ${isOpen}`)} as drafts,
      ${count(sql`booking_enquiry where option_id = ${optionId}`)} as enquiries,
      ${count(sql`wait_entry where option_id = ${optionId}`)} as waiting,
      ${count(sql`promo_package where option_id = ${optionId}`)} as "promoPackages"`);
  const [uses] = rows;
  if (!uses) throw new Error("a count has no row");
  return uses;
}

/** What uses a package, by name. */
export const packageUseNames = (packageId: string, language: Language) => ({
  bookings: sql`select booking_no as name from booking where package_id = ${packageId}`,
  promoPackages: promoPackageNames(sql`package_id = ${packageId}`, language),
  promoCodes: sql`select code as name from promo_code where package_id = ${packageId} or package_ids ? ${packageId}`,
  links: sql`select a.name from influencer_package i join account a on a.id = i.account_id where i.package_id = ${packageId}`,
  addOns: sql`select ${inLanguage(sql`name`, language)} as name from add_on where package_id = ${packageId}`,
});

/** What uses one option, by name. */
export const optionUseNames = (optionId: string, language: Language) => ({
  bookings: sql`select booking_no as name from booking where option_id = ${optionId}`,
  promoPackages: promoPackageNames(sql`option_id = ${optionId}`, language),
});

const promoPackageNames = (which: SQL, language: Language) =>
  sql`select ${inLanguage(sql`name`, language)} as name from promo_package where ${which}`;

export const isUsed = (uses: object): boolean => Object.values(uses).some((number) => number > 0);

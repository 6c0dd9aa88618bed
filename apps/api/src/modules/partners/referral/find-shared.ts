import type { AccountId, PackageId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { findPackage } from "../../selling/catalogue/public.ts";
import { findLink, packageLink, personalLink } from "./links.ts";
import { ownCode } from "./own-code.ts";
import type { Shared } from "./share.ts";

type Share = {
  readonly accountId: AccountId;
  readonly packageId: PackageId | undefined;
  readonly publicUrl: string;
};

/** One's own link to the resort, or to a package that one shows; null for one that opens nothing today. */
export async function findShared(
  db: Db,
  { accountId, packageId, publicUrl }: Share,
): Promise<(Shared & { readonly picture: string | null }) | null> {
  const { profile } = await loadSettings(db);
  if (packageId === undefined) {
    const link = personalLink(publicUrl, await ownCode(db, accountId));
    return { link, resort: profile.name, packageName: null, picture: null };
  }
  const own = { packageId, influencerId: accountId };
  const [open, found] = await Promise.all([findLink(db, own), findPackage(db, packageId)]);
  if (!open || !found) return null;
  const { name: packageName, picture } = found;
  return { link: packageLink(publicUrl, own), resort: profile.name, packageName, picture };
}

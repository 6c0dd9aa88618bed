import type { AccountId, OwnerId, PackageId } from "@pulau/domain/ids.ts";
import { givenName } from "@pulau/domain/person/given-name.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { eq, sql } from "../../../db/orm.ts";
import { account } from "../../../db/schema/accounts.ts";
import { referralClick, referralCode } from "../../../db/schema/referral.ts";
import { findLink, type Link } from "./links.ts";

export type ClickRequest = {
  /** The word of a personal link, or else an influencer's link. */
  readonly code?: string | undefined;
  readonly packageId?: PackageId | undefined;
  readonly influencerId?: AccountId | undefined;
  /** The account or anonymous session that followed it. */
  readonly ownerId: OwnerId;
  /** A keyed hash of the network that asked. */
  readonly cameFrom: string;
  /** The mark of the browser that asked. */
  readonly device: string;
};

/** Keeps that somebody followed a link. One's own does not count. `NOT_FOUND`: no such link opens. */
export async function writeClick(
  db: Db,
  click: ClickRequest,
): Promise<Result<{ counted: boolean; name: string }, "NOT_FOUND">> {
  const found = await whoseLink(db, click);
  if (found === null) return refuse("NOT_FOUND");
  const { name, ...link } = found;
  if (link.accountId === click.ownerId) return ok({ counted: false, name });
  const { ownerId, cameFrom, device } = click;
  await db.insert(referralClick).values({ ...link, ownerId, cameFrom, device, at: sql`pulau_now()` });
  return ok({ counted: true, name });
}

async function whoseLink(
  db: Db,
  click: ClickRequest,
): Promise<{ accountId: AccountId; packageId: PackageId | null; name: string } | null> {
  if (click.code !== undefined) {
    const [found] = await db
      .select({ accountId: referralCode.accountId, name: account.name, kind: account.kind })
      .from(referralCode)
      .innerJoin(account, eq(account.id, referralCode.accountId))
      .where(eq(referralCode.code, click.code.toUpperCase()));
    if (found === undefined) return null;
    const { accountId, name, kind } = found;
    // Anybody can have the link: a guest is named as friends call them, a business as it calls itself.
    return { accountId, packageId: null, name: kind === "guest" ? givenName(name) : name };
  }
  const link: Link = { packageId: click.packageId ?? "", influencerId: click.influencerId ?? "" };
  const opens = await findLink(db, link);
  return opens && { accountId: link.influencerId, packageId: link.packageId, name: opens.name };
}

import type { Db } from "../db/connect.ts";
import { giveOwnerLink, giveOwnerPasswordLink } from "../modules/people/staff/public.ts";
import type { Settings } from "../settings.ts";

type House = Pick<Settings, "secret" | "publicUrl" | "sides">;

/** The whole address of a new one-time link for the first owner; null where somebody is of the staff already. */
export async function ownerLinkOf(
  db: Db,
  settings: House,
  email: string | null = null,
): Promise<string | null> {
  if (!settings.sides.has("staff")) return null;
  const link = await giveOwnerLink(db, settings.secret, email);
  return link && settings.publicUrl + link;
}

/** The same to a new password for an owner who lost theirs; null where no owner who may sign in has this address. */
export async function ownerPasswordLinkOf(db: Db, settings: House, email: string): Promise<string | null> {
  if (!settings.sides.has("staff")) return null;
  const link = await giveOwnerPasswordLink(db, settings.secret, email);
  return link && settings.publicUrl + link;
}

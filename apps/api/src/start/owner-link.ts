import type { Db } from "../db/connect.ts";
import { giveOwnerLink } from "../modules/people/staff/public.ts";
import type { Settings } from "../settings.ts";

/** The whole address of a new one-time link for the first owner; null where somebody is of the staff already. */
export async function ownerLinkOf(
  db: Db,
  settings: Pick<Settings, "secret" | "publicUrl" | "sides">,
  email: string | null = null,
): Promise<string | null> {
  if (!settings.sides.has("staff")) return null;
  const link = await giveOwnerLink(db, settings.secret, email);
  return link && settings.publicUrl + link;
}

import type { Db } from "../../../db/connect.ts";
import type { Settings } from "../../../settings.ts";
import { loadSettings } from "../../ground/resort/public.ts";

/** Whom browsers make passkeys for: they sign for no other host. */
export type RelyingParty = {
  readonly id: string;
  readonly name: string;
  /** The pages whose signatures count. */
  readonly origins: string[];
};

/**
 * The host of `PUBLIC_URL`, and the staff's own address where it lies under that host: a browser offers a host's passkeys
 * there too, and nowhere else.
 */
export async function loadRelyingParty(
  db: Db,
  { publicUrl }: Pick<Settings, "publicUrl">,
): Promise<RelyingParty> {
  const { profile } = await loadSettings(db);
  const { hostname: id, origin } = new URL(publicUrl);
  const staffs = URL.parse(profile.adminPortalUrl ?? "");
  const under = staffs !== null && (staffs.hostname === id || staffs.hostname.endsWith(`.${id}`));
  return { id, name: profile.name || id, origins: [origin, ...(under ? [staffs.origin] : [])] };
}

import { settingSchemas } from "@pulau/contract/settings/setting-schemas.ts";
import { resortSetting } from "../../../db/schema/resort.ts";
import { staffUser } from "../../../db/schema/staff.ts";
import type { Tx } from "../../../db/tx.ts";
import { forgetSettings } from "./resort-settings.ts";

/**
 * A resort without staff is closed: nobody could answer its guests. It stays so until somebody of staff opens it, whatever
 * a catalogue's file brought meanwhile. A resort that has staff keeps what it has.
 */
export async function beginClosed(tx: Tx): Promise<void> {
  if ((await tx.$count(staffUser)) > 0) return;
  const value = settingSchemas.opening.parse({ open: false });
  await tx.insert(resortSetting).values({ name: "opening", value }).onConflictDoNothing();
  forgetSettings(tx);
}

import {
  type SettingInput,
  type SettingName,
  settingSchemas,
} from "@pulau/contract/settings/setting-schemas.ts";
import { sql } from "../../../db/orm.ts";
import { resortSetting } from "../../../db/schema/resort.ts";
import type { Tx } from "../../../db/tx.ts";
import { forgetSettings } from "./resort-settings.ts";

/** Writes one setting of the resort. A value that breaks its schema is a bug and throws. */
export async function writeSetting<N extends SettingName>(
  tx: Tx,
  name: N,
  given: SettingInput[N],
): Promise<void> {
  const parsed = settingSchemas[name].parse(given);
  // A setting that is off is JSON's null, not a missing value.
  const value = parsed === null ? sql`'null'::jsonb` : parsed;
  await tx
    .insert(resortSetting)
    .values({ name, value })
    .onConflictDoUpdate({ target: resortSetting.name, set: { value } });
  forgetSettings(tx);
}

import type { ResortSettings } from "@pulau/contract/settings/setting-schemas.ts";
import { prefixOfName } from "@pulau/domain/booking/number-prefix.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { eq } from "../../../db/orm.ts";
import { countUnasked } from "../../../db/saved-versions.ts";
import { booking } from "../../../db/schema/bookings.ts";
import { resortSetting } from "../../../db/schema/resort.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings } from "./resort-settings.ts";
import { writeSetting } from "./write-setting.ts";

const setting = "bookingNoPrefix";

/**
 * Makes the letters before a new resort's booking numbers those of its name, once the name is saved. They stay what they
 * are where staff have chosen others, once somebody has booked, and in a resort that has opened.
 */
export async function takePrefixFromName(
  tx: Tx,
  { before, staffId }: { readonly before: ResortSettings; readonly staffId: StaffId },
): Promise<void> {
  const { profile, opening, bookingNoPrefix } = await loadSettings(tx);
  const prefix = prefixOfName(profile.name);
  if (prefix === null || profile.name === before.profile.name || opening.open) return;
  const isOwn = (await isStored(tx)) && bookingNoPrefix !== prefixOfName(before.profile.name);
  if (isOwn || (await tx.$count(booking)) > 0) return;
  await writeSetting(tx, setting, prefix);
  const by = { who: "staff", staffId } as const;
  await countUnasked(tx, { kind: "setting", key: "numbers", by, changed: [setting] });
  await auditChange(tx, {
    staffId,
    act: "changed",
    subject: "settings",
    before: { bookingNoPrefix },
    after: { bookingNoPrefix: prefix },
    facts: { group: "numbers" },
  });
}

const isStored = async (tx: Tx): Promise<boolean> =>
  (await tx.$count(resortSetting, eq(resortSetting.name, setting))) > 0;

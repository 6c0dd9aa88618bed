import { randomUUID } from "node:crypto";
import type { StaffId } from "@pulau/domain/ids.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { countVersion } from "../../../db/saved-versions.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings, writeSetting } from "../../ground/resort/public.ts";
import { openingKey } from "./show-opening.ts";

/** Makes a new preview address; the one given out before shows no more than guests see. */
export async function renewPreview(tx: Tx, staffId: StaffId): Promise<void> {
  await countVersion(tx, { kind: "setting", key: openingKey, base: null, by: { who: "staff", staffId } });
  const { opening } = await loadSettings(tx);
  await writeSetting(tx, openingKey, { ...opening, previewId: randomUUID() });
  await auditChange(tx, { staffId, act: "previewRenewed", subject: "opening" });
}

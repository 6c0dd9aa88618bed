import { randomUUID } from "node:crypto";
import type { Reply } from "@pulau/contract/route.ts";
import type { setOpeningRoute } from "@pulau/contract/settings/opening.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { versionOf } from "../../../db/saved-versions.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import type { Settings } from "../../../settings.ts";
import { forgetSettings, loadSettings, previewUrlOf, writeSetting } from "../../ground/resort/public.ts";

/** The key of the setting, and of its version. */
export const openingKey = "opening";

/** Whether the resort is open, and the address by which it is seen as if it were. */
export async function showOpening(
  db: Db,
  deployment: Pick<Settings, "secret" | "publicUrl">,
): Promise<Reply<typeof setOpeningRoute>> {
  const { opening } = await loadSettings(db);
  const previewId = opening.previewId ?? (await makePreview(db));
  return {
    open: opening.open,
    opensOn: opening.opensOn,
    previewUrl: previewUrlOf(deployment, previewId),
    version: await versionOf(db, "setting", openingKey),
  };
}

/** The first preview address is made when it is first asked for; two who ask at once get the same. */
async function makePreview(db: Db): Promise<string> {
  const previewId = await inTransaction(db, (tx) => firstPreview(tx));
  forgetSettings(db);
  return previewId;
}

async function firstPreview(tx: Tx): Promise<string> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`setting ${openingKey}`}, 0))`);
  const { opening } = await loadSettings(tx);
  const previewId = opening.previewId ?? randomUUID();
  if (opening.previewId === null) await writeSetting(tx, openingKey, { ...opening, previewId });
  return previewId;
}

import type { FileReply } from "@pulau/contract/route.ts";
import type { DataExportId, MemberId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { and, eq, isNull, sql } from "../../../db/orm.ts";
import { dataExport } from "../../../db/schema/own-data.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import type { FileStore } from "../../ground/files/public.ts";
import { getSealed } from "../travel-documents/public.ts";

type Deps = { readonly db: Db; readonly store: FileStore; readonly sealer: Sealer };

/** A copy that is ready and can still be downloaded. */
const isThere = (exportId: DataExportId) =>
  and(eq(dataExport.id, exportId), isNull(dataExport.endedAt), sql`${dataExport.endsAt} > pulau_now()`);

/** A member's own copy; undefined for another's, and for one that is over. */
export async function findExport(
  db: Db,
  { exportId, memberId }: { readonly exportId: DataExportId; readonly memberId: MemberId },
) {
  const [own] = await db
    .select({ id: dataExport.id })
    .from(dataExport)
    .where(and(eq(dataExport.memberId, memberId), isThere(exportId)));
  return own;
}

/** The file itself, once its owner was given its address. */
export async function openExport(
  { db, ...deps }: Deps,
  exportId: DataExportId,
): Promise<Result<z.infer<typeof FileReply>, "NOT_FOUND">> {
  const [found] = await db.select().from(dataExport).where(isThere(exportId));
  const bytes = found?.storageKey ? await getSealed(deps, found.storageKey) : null;
  return bytes ? ok({ name: "my-data.zip", bytes }) : refuse("NOT_FOUND");
}

import type { KeptManifestId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import type { Tx } from "../../../db/tx.ts";
import { type DepartureKey, findDeparture, namedInLog } from "./departure.ts";
import { loadKept } from "./kept-manifests.ts";

type Print = { readonly departure: DepartureKey; readonly staffId: StaffId; readonly as: "pdf" | "csv" } & {
  /** An earlier closing. */
  readonly kept: KeptManifestId | undefined;
};

/** Writes down that somebody has the manifest with whole paper numbers, before they have it. */
export async function auditPrint(
  tx: Tx,
  { departure, staffId, as, kept }: Print,
): Promise<Result<{ done: true }, "NOT_FOUND">> {
  const found = await findDeparture(tx, departure);
  if (!found) return refuse("NOT_FOUND");
  const isThere = kept === undefined || (await loadKept(tx, departure)).some(({ id }) => id === kept);
  if (!isThere) return refuse("NOT_FOUND");
  await auditChange(tx, {
    staffId,
    act: "manifestPrinted",
    subject: "sailing",
    subjectId: departure.sailingId,
    facts: { ...namedInLog(found), format: as },
  });
  return ok({ done: true });
}

import type { FileReply } from "@pulau/contract/route.ts";
import type { MemberId, TravelDocumentId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { z } from "zod";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq } from "../../../db/orm.ts";
import { travelDocument } from "../../../db/schema/travel-documents.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import { type DrawAllowance, type FileStore, inspectFile, safeFileName } from "../../ground/files/public.ts";
import { claimBytes, dropBytes, getSealed, putSealed } from "./loose-bytes.ts";

type Owned = { readonly id: TravelDocumentId; readonly memberId: MemberId };
type Sent = { readonly bytes: Buffer; readonly name: string };
type Deps = {
  readonly db: Db;
  readonly store: FileStore;
  readonly sealer: Sealer;
  readonly mayDraw: DrawAllowance;
};

const isOwn = ({ id, memberId }: Owned) =>
  and(eq(travelDocument.id, id), eq(travelDocument.memberId, memberId));
const noScan = { scanKey: null, scanName: null, scanType: null, scanAt: null };

/** Keeps the scan of a document, drawn anew and sealed, in place of the one that it had. */
export async function keepScan(
  { mayDraw, ...deps }: Deps,
  { sent, ...owned }: Owned & { readonly sent: Sent },
): Promise<Result<null, "NOT_FOUND" | "FILE_NOT_TAKEN" | "TOO_MANY_REQUESTS" | "BUSY">> {
  const clean = await inspectFile(sent.bytes, mayDraw);
  if (!clean.ok) return clean;
  const { bytes, mediaType } = clean.value;
  const scanKey = await putSealed(deps, bytes);
  return inTransaction(deps.db, async (tx) => {
    const [before] = await tx.select().from(travelDocument).where(isOwn(owned)).for("update");
    if (!before) return refuse("NOT_FOUND");
    if (!(await claimBytes(tx, scanKey))) return refuse("BUSY");
    await dropBytes(tx, before.scanKey);
    const scanName = safeFileName(sent.name, mediaType);
    const scan = { scanKey, scanName, scanType: mediaType, scanAt: await loadNow(tx), scanEndedAt: null };
    await tx.update(travelDocument).set(scan).where(isOwn(owned));
    return ok(null);
  });
}

/** Deletes the scan of a document; done as well where it has none. */
export async function dropScan(tx: Tx, owned: Owned): Promise<Result<null, "NOT_FOUND">> {
  const [before] = await tx.select().from(travelDocument).where(isOwn(owned)).for("update");
  if (!before) return refuse("NOT_FOUND");
  await dropBytes(tx, before.scanKey);
  await tx.update(travelDocument).set(noScan).where(isOwn(owned));
  return ok(null);
}

/** A scan as a browser gets it, once somebody was given its address; a PDF is saved instead of shown. */
export async function openScan(
  { db, ...deps }: Omit<Deps, "mayDraw">,
  id: TravelDocumentId,
): Promise<Result<z.infer<typeof FileReply>, "NOT_FOUND">> {
  const [row] = await db.select().from(travelDocument).where(eq(travelDocument.id, id));
  const bytes = row?.scanKey ? await getSealed(deps, row.scanKey) : null;
  if (!row?.scanName || !row.scanType || !bytes) return refuse("NOT_FOUND");
  return ok({ name: row.scanName, bytes, type: row.scanType, shown: row.scanType !== "application/pdf" });
}

import { fileOfPicture, pictureOfFile } from "@pulau/contract/picture.ts";
import type { AccountId, FileId, MemberId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { eq, sql } from "../../../db/orm.ts";
import { member } from "../../../db/schema/accounts.ts";
import { storedFile } from "../../../db/schema/files.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import {
  type DrawAllowance,
  type FileStore,
  inspectFile,
  keepFile,
  loadSharp,
} from "../../ground/files/public.ts";

/** The square of a picture: its corner by shares of width and height, its side by a share of the shorter one. */
export type Crop = { readonly x: number; readonly y: number; readonly side: number };
type Portrayed = { readonly memberId: MemberId; readonly accountId: AccountId };
type Deps = { readonly db: Db; readonly store: FileStore; readonly mayDraw: DrawAllowance };

/** Twice what the largest avatar is shown at. */
const shownSide = 256;

/** Cuts a square out of a picture that was looked into. */
async function cut(
  bytes: Buffer,
  size: { width: number; height: number },
  { x, y, side }: Crop,
): Promise<Buffer> {
  const sharp = await loadSharp();
  const length = Math.max(1, Math.round(Math.min(size.width, size.height) * side));
  const from = (share: number, whole: number) =>
    Math.max(0, Math.min(Math.round(whole * share), whole - length));
  return sharp(bytes)
    .extract({ left: from(x, size.width), top: from(y, size.height), width: length, height: length })
    .resize(shownSide, shownSide)
    .jpeg({ quality: 84 })
    .toBuffer();
}

/** Gives a member the square of a picture that they sent. `FILE_NOT_TAKEN` for what is no picture. */
export async function sendPicture(
  deps: Deps,
  {
    sent,
    crop,
    memberId,
    accountId,
  }: Portrayed & { readonly sent: { bytes: Buffer; name: string }; readonly crop: Crop },
): Promise<Result<null, "FILE_NOT_TAKEN" | "TOO_MANY_REQUESTS" | "BUSY">> {
  const clean = await inspectFile(sent.bytes, deps.mayDraw);
  if (!clean.ok) return clean;
  const { bytes, width, height } = clean.value;
  if (width === null || height === null) return refuse("FILE_NOT_TAKEN");
  const square = { ...sent, bytes: await cut(bytes, { width, height }, crop), by: { ownerId: accountId } };
  const kept = await keepFile(deps, square);
  if (!kept.ok) return kept;
  return inTransaction(deps.db, async (tx) => {
    await putPicture(tx, memberId, pictureOfFile(kept.value._id));
    await tx
      .update(storedFile)
      .set({ keptAt: sql`pulau_now()`, shown: true })
      .where(eq(storedFile.id, kept.value._id));
    return ok(null);
  });
}

/** Puts another picture in the place of a member's, or none; the file of the one before is thrown away with others of its kind. */
export async function putPicture(tx: Tx, memberId: MemberId, pictureUrl: string | null): Promise<void> {
  const isOwn = eq(member.id, memberId);
  const [before] = await tx.select({ url: member.pictureUrl }).from(member).where(isOwn).for("no key update");
  await tx.update(member).set({ pictureUrl }).where(isOwn);
  const fileId: FileId | null = fileOfPicture(before?.url ?? "");
  if (fileId === null) return;
  await tx.update(storedFile).set({ keptAt: null, shown: false }).where(eq(storedFile.id, fileId));
}

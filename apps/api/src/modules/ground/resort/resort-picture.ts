import type { FileId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { type FileStore, findFile, loadSharp } from "../files/public.ts";
import { loadSettings } from "./resort-settings.ts";

/** Drawn pictures that a process keeps, each in up to four widths. */
const mostKept = 160;
const drawn = new Map<string, Promise<Buffer>>();

type PictureForm = "webp" | "jpeg" | "png";
type Wanted = { readonly id: FileId; readonly width: number; readonly as: PictureForm };

/** JPEG knows nothing transparent: what is so is white, as a mail is. */
async function draw(bytes: Buffer, { width, as }: Wanted): Promise<Buffer> {
  const sharp = await loadSharp();
  const drawing = sharp(bytes).resize({ width, withoutEnlargement: true });
  return (as === "jpeg" ? drawing.flatten({ background: "#ffffff" }) : drawing)
    .toFormat(as, { quality: 80 })
    .toBuffer();
}

/** A picture of the resort in one width and form: those that its settings name, and those of what it sells. */
export async function drawResortPicture(
  { db, store }: { db: Db; store: FileStore },
  wanted: Wanted,
): Promise<Result<Buffer, "NOT_FOUND">> {
  const { id, width, as } = wanted;
  const { look, firstPage, island } = await loadSettings(db);
  const isOfSettings = [look.logo, firstPage.picture, island.map].includes(id);
  const found = await findFile(db, id);
  if (!found || !(isOfSettings || found.shown)) return refuse("NOT_FOUND");
  const key = `${id} ${width} ${as}`;
  const kept = drawn.get(key);
  if (kept) return ok(await kept);
  const bytes = await store.get(found.storageKey);
  if (!bytes) return refuse("NOT_FOUND");
  const work = draw(bytes, wanted);
  drawn.set(key, work);
  work.catch(() => drawn.delete(key));
  const [oldest] = drawn.keys();
  if (drawn.size > mostKept && oldest !== undefined) drawn.delete(oldest);
  return ok(await work);
}

import type { FileId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import { and, inArray, isNotNull, isNull, or } from "../../../db/orm.ts";
import { storedFile } from "../../../db/schema/files.ts";
import type { Tx } from "../../../db/tx.ts";
import { type FileStore, keepFile } from "../../ground/files/public.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import type { ImportFault, Row } from "./part.ts";
import type { Files } from "./zip.ts";

type Deps = { readonly db: Db; readonly store: FileStore };

/** Pixels that the pictures of one file may have in all, in millions. */
const mostMegapixels = 600;

const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const picture = /^pictures\/([0-9a-f-]{36})\.(?:jpe?g|png|webp)$/;

/** Whether a name within a zip is that of a picture. */
export const isPicture = (name: string): boolean => picture.test(name);

/** A picture as a row or a setting names it: the whole of a value, never a part of a text. */
const namedPicture =
  /"(?:\/api\/resort\/picture\/)?([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"/g;

/**
 * The resort's own pictures that a catalogue names, under the names that they have in its zip: those that guests are
 * shown, and no other file of which the id stands in it.
 */
export async function picturesOf({ db, store }: Deps, text: string): Promise<Files> {
  const named = [...new Set([...text.matchAll(namedPicture)].flatMap(([, id]) => id ?? []))];
  const ofSettings = idsOf(picturesIn(await loadSettings(db)));
  const found = await db
    .select()
    .from(storedFile)
    .where(
      and(
        inArray(storedFile.id, [...named, noId]),
        or(storedFile.shown, inArray(storedFile.id, [...ofSettings, noId])),
        isNull(storedFile.ownerId),
        isNotNull(storedFile.keptAt),
      ),
    )
    .orderBy(storedFile.id);
  const files = new Map<string, Uint8Array>();
  for (const { id, mediaType, storageKey } of found) {
    const bytes = mediaType === "application/pdf" ? null : await store.get(storageKey);
    if (bytes) files.set(`pictures/${id}.${mediaType === "image/png" ? "png" : "jpg"}`, bytes);
  }
  return files;
}

/** A list in SQL is never empty. */
const noId = "00000000-0000-4000-8000-000000000000";

/**
 * Keeps the pictures that a catalogue names and that are not here yet, under their ids; each is drawn anew like
 * everything that is sent. Until `usePictures` they are nobody's, and thrown away after a day.
 */
export async function keepPictures(
  deps: Deps,
  {
    files,
    text,
    staffId,
  }: { readonly files: Files; readonly text: string; readonly staffId: StaffId | null },
): Promise<Result<string[], "BUSY" | "TOO_MANY_REQUESTS"> & { readonly problems?: readonly ImportFault[] }> {
  const named = new Set(text.match(uuids));
  const sent = [...files].flatMap(([name, bytes]) => {
    const id = picture.exec(name)?.[1];
    return id !== undefined && named.has(id) ? [{ name, id, bytes }] : [];
  });
  const there = await deps.db
    .select({ id: storedFile.id })
    .from(storedFile)
    .where(inArray(storedFile.id, [...sent.map(({ id }) => id), noId]));
  const known = new Set(there.map(({ id }) => id));
  let megapixels = 0;
  const mayDraw = async (pixels: number) => {
    megapixels += pixels / 1_000_000;
    return megapixels > mostMegapixels ? refuse("TOO_MANY_REQUESTS", { retryAfterSeconds: 60 }) : ok(null);
  };
  const kept: string[] = [];
  const problems: ImportFault[] = [];
  for (const { id, name, bytes } of sent.filter((picture) => !known.has(picture.id))) {
    const by = staffId === null ? null : { staffId };
    const made = await keepFile({ ...deps, mayDraw }, { id, name, by, bytes: Buffer.from(bytes) });
    if (made.ok) {
      kept.push(id);
      continue;
    }
    const { code, ...facts } = made.failure;
    if (code !== "FILE_NOT_TAKEN") return { ok: false, failure: { code, ...facts } };
    problems.push({ path: name, rule: "catalogue.picture" });
  }
  return { ...ok(kept), problems };
}

/** Makes pictures part of the catalogue, so that they stay and guests see them. */
export async function usePictures(tx: Tx, ids: readonly FileId[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(storedFile)
    .set({ keptAt: await loadNow(tx), shown: true })
    .where(inArray(storedFile.id, [...ids]));
}

/** A picture that settings name by its id, if it is one of the resort's own and no drawing. */
type Named = { readonly path: string; readonly id: unknown };

/** The pictures that settings name. */
export const picturesIn = (settings: Row): readonly Named[] => [
  { path: "settings.look.logo", id: (settings.look as Row | undefined)?.logo },
  { path: "settings.firstPage.picture", id: (settings.firstPage as Row | undefined)?.picture },
];

/**
 * Pictures of settings that are not there for everybody: neither shown already nor named by the settings of now. Whatever
 * they name is shown, and a file must not show what somebody else keeps to themselves.
 */
export async function lostPictures(
  tx: Tx,
  named: readonly Named[],
  now: readonly Named[],
): Promise<ImportFault[]> {
  const ids = idsOf(named);
  if (ids.length === 0) return [];
  const seen = or(storedFile.shown, inArray(storedFile.id, [...idsOf(now), noId]));
  const found = await tx
    .select({ id: storedFile.id })
    .from(storedFile)
    .where(and(inArray(storedFile.id, ids), seen));
  const known = new Set<unknown>(found.map(({ id }) => id));
  return named
    .filter(({ id }) => ids.some((own) => own === id) && !known.has(id))
    .map(({ path }) => ({ path, rule: "catalogue.noPicture" }));
}

const idsOf = (named: readonly Named[]): FileId[] =>
  named.flatMap(({ id }) => (typeof id === "string" && /^[0-9a-f-]{36}$/.test(id) ? [id] : []));

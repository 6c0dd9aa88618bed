import { fileOfPicture } from "@pulau/contract/picture.ts";
import type { FileId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuseFields } from "@pulau/domain/result.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";

/**
 * Lets everybody see the pictures of something that is shown. A sent one is shown to nobody until its sender, or whoever
 * finds it shown already, has put it there; what was kept for anything else, a bank slip say, never is.
 *
 * @returns places in the list of those that can't be shown
 */
export async function showPictures(
  tx: Tx,
  { pictures, staffId }: { readonly pictures: readonly string[]; readonly staffId: StaffId },
): Promise<readonly number[]> {
  const files = pictures.map(fileOfPicture);
  const ids = files.filter((id) => id !== null);
  if (ids.length === 0) return [];
  const { rows } = await tx.execute<{ id: FileId }>(sql`
    update stored_file set shown = true, kept_at = coalesce(kept_at, pulau_now())
    where id = any(${sql.param(ids)}::uuid[]) and media_type like 'image/%'
      and (shown or (kept_at is null and staff_id = ${staffId}))
    returning id`);
  const shown = new Set(rows.map(({ id }) => id));
  return files.flatMap((id, place) => (id === null || shown.has(id) ? [] : [place]));
}

/** The same of one; `path` is the field that is told where it can't be shown. */
export async function showPicture(
  tx: Tx,
  { staffId, picture, path = "picture" }: { staffId: StaffId; picture: string; path?: string },
): Promise<Result<true, "INVALID_INPUT">> {
  const wrong = await showPictures(tx, { staffId, pictures: [picture] });
  return wrong.length === 0 ? ok(true) : refuseFields("INVALID_INPUT", [{ path, rule: "invalid" }]);
}

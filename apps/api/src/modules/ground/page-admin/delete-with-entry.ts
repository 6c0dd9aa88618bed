import type { PageId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import type { Tx } from "../../../db/tx.ts";
import { deletePage } from "../pages/public.ts";
import { dropFromMenu } from "../resort/public.ts";

/** Deletes a page of the resort's own together with its entry in the guests' menu. */
export async function deleteWithEntry(
  tx: Tx,
  { id, staffId }: { readonly id: PageId; readonly staffId: StaffId },
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE">> {
  const deleted = await deletePage(tx, id, staffId);
  if (!deleted.ok) return deleted;
  await dropFromMenu(tx, deleted.value, staffId);
  return ok({ done: true });
}

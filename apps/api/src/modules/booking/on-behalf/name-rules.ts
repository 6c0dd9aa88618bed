import { BookingJson } from "@pulau/contract/drafts.ts";
import type { DraftId, OwnerId } from "@pulau/domain/ids.ts";
import type { Result } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { draft } from "../../../db/schema/drafts.ts";
import { contractOf } from "../../partners/agents/public.ts";
import { findBrokenRules } from "../holds/public.ts";

/** A stay that is closed for guests is told with every rule that it breaks, and not only the first: staff go past all. */
export async function nameRules<T>(
  db: Db,
  key: { readonly draftId: DraftId; readonly ownerId: OwnerId },
  result: Result<T>,
): Promise<Result<T>> {
  if (result.ok || result.failure.code !== "PACKAGE_CLOSED") return result;
  const [row] = await db.select({ json: draft.json }).from(draft).where(eq(draft.id, key.draftId));
  if (!row) return result;
  const rules = await findBrokenRules(db, BookingJson.parse(row.json), await contractOf(db, key.ownerId));
  if (rules.length === 0) return result;
  const facts = { ...result.failure.facts, rules: rules.map(({ rule }) => rule).join(",") };
  return { ok: false, failure: { ...result.failure, facts } };
}

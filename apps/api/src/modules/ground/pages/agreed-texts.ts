import { type AgreedText, agreedKinds } from "@pulau/contract/pages.ts";
import type { PageVersionId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { asc, inArray } from "../../../db/orm.ts";
import { page, pageVersion } from "../../../db/schema/pages.ts";
import type { Tx } from "../../../db/tx.ts";
import { shownVersion } from "./page-links.ts";

/**
 * The terms as they are published now, for a booking to keep. `TERMS_CHANGED` where the guest was shown other versions:
 * they read them again first.
 *
 * @param shown ids of the versions that were on show; not told by callers who show none
 */
export async function agreedTextsNow(
  tx: Tx,
  shown: readonly string[] | undefined,
): Promise<Result<readonly AgreedText[], "TERMS_CHANGED">> {
  const rows = await tx
    .select({
      kind: page.kind,
      text: pageVersion.text,
      versionId: pageVersion.id,
      number: pageVersion.number,
      at: pageVersion.at,
    })
    .from(page)
    .innerJoin(pageVersion, shownVersion)
    .where(inArray(page.kind, [...agreedKinds]))
    .orderBy(asc(page.position));
  const now = rows.map(({ text, at, ...version }) => ({
    ...version,
    title: text.title,
    publishedAt: at.toISOString(),
  }));
  const isShown = shown === undefined || isSameSet(shown, now);
  return isShown ? ok(now) : refuse("TERMS_CHANGED");
}

const isSameSet = (
  shown: readonly string[],
  now: readonly { readonly versionId: PageVersionId }[],
): boolean =>
  shown.toSorted().join() ===
  now
    .map(({ versionId }) => versionId)
    .toSorted()
    .join();

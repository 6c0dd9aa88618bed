import type { AnyId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq } from "../../../db/orm.ts";
import { formerSlug } from "../../../db/schema/catalogue.ts";

type Addressed = { readonly _id: AnyId; readonly slug: string };
type Kind = (typeof formerSlug.$inferSelect)["kind"];

/** What has this address now, else what had it before it was renamed; null for any other. */
export async function findBySlug<T extends Addressed>(
  db: Db,
  { kind, slug, among }: { readonly kind: Kind; readonly slug: string; readonly among: readonly T[] },
): Promise<T | null> {
  const found = among.find((addressed) => addressed.slug === slug);
  if (found) return found;
  const [former] = await db
    .select({ target: formerSlug.target })
    .from(formerSlug)
    .where(and(eq(formerSlug.kind, kind), eq(formerSlug.slug, slug)));
  return among.find(({ _id }) => _id === former?.target) ?? null;
}

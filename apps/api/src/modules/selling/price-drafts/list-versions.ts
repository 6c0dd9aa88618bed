import type { priceVersionChangesRoute, priceVersionsRoute } from "@pulau/contract/price-versions.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { OptionId } from "@pulau/domain/ids.ts";
import { changesBetween } from "@pulau/domain/rate-card/card-changes.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { and, desc, eq, lte, sql } from "../../../db/orm.ts";
import { priceVersion } from "../../../db/schema/price-drafts.ts";
import { down, up } from "../../../listing/order.ts";
import type { RowOf, Source } from "../../../listing/source.ts";
import { namedChanges } from "../catalogue/public.ts";

type VersionRow = Omit<RowOf<typeof priceVersionsRoute>, "at"> & { at: Date | string };

/** The versions that an option was sold by. */
export const versionsOf = (optionId: OptionId): Source<typeof priceVersionsRoute, VersionRow> => ({
  columns: sql`v.number, v.at, s.name AS by, v.act, v.taken_from AS "takenFrom", v.changed`,
  from: sql`price_version v LEFT JOIN staff_user s ON s.id = v.staff_id`,
  where: [sql`v.option_id = ${optionId}`],
  id: up(sql`v.number`, "int"),
  orders: { "-number": [down(sql`v.number`, "int")], number: [up(sql`v.number`, "int")] },
  rows: (rows) => rows.map(({ at, ...version }) => ({ ...version, at: new Date(at).toISOString() })),
  exists: sql`EXISTS (SELECT FROM package_option WHERE id = ${optionId})`,
});

/** So many changes of a version are told at once. */
const limit = 20;

type VersionPage = { readonly optionId: OptionId; readonly number: number; readonly page: number };

/** What a version made other than the one before it. */
export async function showVersionChanges(
  db: Db,
  { optionId, number, page }: VersionPage,
): Promise<Result<Reply<typeof priceVersionChangesRoute>, "NOT_FOUND">> {
  const [version, earlier] = await db
    .select({ number: priceVersion.number, card: priceVersion.card })
    .from(priceVersion)
    .where(and(eq(priceVersion.optionId, optionId), lte(priceVersion.number, number)))
    .orderBy(desc(priceVersion.number))
    .limit(2);
  if (version?.number !== number) return refuse("NOT_FOUND");
  const all = earlier ? changesBetween(earlier.card, version.card) : [];
  const onPage = all.slice((page - 1) * limit, page * limit);
  const changes = earlier
    ? await namedChanges(db, { before: earlier.card, after: version.card }, onPage)
    : [];
  const pages = Math.max(1, Math.ceil(all.length / limit));
  return ok({ page, pages, limit, total: all.length, changes: [...changes] });
}

import type { packagePeriodsRoute } from "@pulau/contract/catalogue.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { PackageId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { asc, getTableColumns, inArray } from "../../../db/orm.ts";
import { period } from "../../../db/schema/catalogue.ts";
import { findPackage } from "./packages.ts";

/** Periods of every option of a package, option by option. */
export async function listPeriods(
  db: Db,
  packageId: PackageId,
): Promise<Result<Reply<typeof packagePeriodsRoute>, "NOT_FOUND">> {
  const found = await findPackage(db, packageId);
  if (!found) return refuse("NOT_FOUND");
  const optionIds = found.options.map((option) => option._id);
  const { id: _id, ...columns } = getTableColumns(period);
  const { optionId, from } = columns;
  const periods = await db
    .select({ _id, ...columns })
    .from(period)
    .where(inArray(optionId, optionIds))
    .orderBy(asc(optionId), asc(from), asc(_id));
  return ok({ periods });
}

import type { additionalPackagesRoute } from "@pulau/contract/add-ons.ts";
import type { Received, Reply } from "@pulau/contract/route.ts";
import type { HoldId, PackageId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { and, asc, eq } from "../../../db/orm.ts";
import { addOn, stayPackage } from "../../../db/schema/catalogue.ts";
import { loadAddOnDays } from "./add-ons.ts";
import { addOnRow, mostLeft } from "./list-add-ons.ts";
import { findStayDays } from "./stay-days.ts";

type Filters = Omit<Received<typeof additionalPackagesRoute>["body"], "draftId"> & {
  exceptHoldId: HoldId | null;
};
type Additional = Reply<typeof additionalPackagesRoute>["packages"][number];

/** What is sold beside a stay. Its choices are add-ons, so that a draft holds them like any other. */
export async function listAdditional(
  db: Db,
  stay: Filters,
): Promise<Result<Reply<typeof additionalPackagesRoute>, "NOT_FOUND">> {
  const days = await findStayDays(db, stay);
  if (!days) return refuse("NOT_FOUND");
  const { checkIn: from, checkOut: to } = days.stay;
  const [rows, stocks] = await Promise.all([
    loadChoices(db),
    loadAddOnDays(db, { from, to, exceptHoldId: stay.exceptHoldId }),
  ]);
  const left = mostLeft(stocks);
  const packages = new Map<PackageId, Additional>();
  for (const { pack, item } of rows) {
    const { id: _id, code, name, summary, picture } = pack;
    const found: Additional = packages.get(_id) ?? { _id, code, name, summary, picture, choices: [] };
    packages.set(_id, found);
    const partySen = item.sen * (item.per === "person" ? days.persons : 1);
    found.choices.push({ ...addOnRow(item, left, days.stay), partySen });
  }
  return ok({ packages: [...packages.values()] });
}

const loadChoices = (db: Db) =>
  db
    .select({ pack: stayPackage, item: addOn })
    .from(stayPackage)
    .innerJoin(addOn, eq(addOn.packageId, stayPackage.id))
    .where(
      and(
        eq(stayPackage.type, "additional"),
        eq(stayPackage.activeStatus, true),
        eq(addOn.activeStatus, true),
      ),
    )
    .orderBy(asc(stayPackage.position), asc(stayPackage.id), asc(addOn.position), asc(addOn.id));

import { stayPackage } from "../../../db/schema/catalogue.ts";
import type { Tx } from "../../../db/tx.ts";
import { countUses } from "../../../records/name-uses.ts";
import { checkCharterSeats, type SailedBoat } from "../boat-admin/public.ts";
import { usersOfKind } from "../package-admin/public.ts";
import type { Compared, RowPlan } from "./compare.ts";
import type { ImportFault } from "./part.ts";
import { finder } from "./rows.ts";

type Around = Pick<Compared, "rows"> & Readonly<Record<"boats" | "packages" | "addOns", RowPlan>>;

/** Boats and packages stay of the kind that others have of them, as when they are changed by hand. */
export const wrongKinds = async (tx: Tx, around: Around): Promise<ImportFault[]> => [
  ...(await wrongBoats(tx, around.boats)),
  ...(await usedPackages(tx, around.packages)),
  ...choicesOfOthers(around),
];

/** A ferry stays a ferry, and a party that has hired a charter finds its seats. */
async function wrongBoats(tx: Tx, { changed }: RowPlan): Promise<ImportFault[]> {
  const wrong: ImportFault[] = [];
  for (const { row, before, at } of changed) {
    if (row.kind !== before.kind) wrong.push({ path: `boats.${at}.kind`, rule: "catalogue.boatKind" });
    else if (Number(row.seats) < Number(before.seats)) {
      const seated = await checkCharterSeats(tx, {
        id: String(row.id),
        kind: row.kind as SailedBoat["kind"],
        seats: Number(row.seats),
      });
      if (!seated.ok) wrong.push({ path: `boats.${at}.seats`, rule: "catalogue.seats" });
    }
  }
  return wrong;
}

async function usedPackages(tx: Tx, { changed }: RowPlan): Promise<ImportFault[]> {
  const wrong: ImportFault[] = [];
  for (const { row, before, at } of changed) {
    if (row.type === before.type) continue;
    const uses = Object.values(await countUses(tx, usersOfKind(String(row.id))));
    if (uses.some((count) => count > 0))
      wrong.push({ path: `packages.${at}.type`, rule: "catalogue.packageKind" });
  }
  return wrong;
}

/** Only packages that are sold beside a stay have choices. */
function choicesOfOthers({ rows, addOns: { added, changed } }: Around): ImportFault[] {
  const find = finder(rows);
  return [...added, ...changed].flatMap(({ row: { packageId }, at }) =>
    packageId === null || find(stayPackage, packageId)?.type === "additional"
      ? []
      : [{ path: `addOns.${at}.packageId`, rule: "notListed" }],
  );
}

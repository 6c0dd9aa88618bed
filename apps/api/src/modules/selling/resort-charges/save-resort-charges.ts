import { isDeepStrictEqual } from "node:util";
import type { ResortCharges } from "@pulau/contract/resort-charges.ts";
import type { FeeId, StaffId, TaxId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { inArray } from "../../../db/orm.ts";
import { countRateCards } from "../../../db/saved-versions.ts";
import { fee, tax } from "../../../db/schema/catalogue.ts";
import type { Tx } from "../../../db/tx.ts";
import { writeAudit } from "../../../db/write-audit.ts";
import { showResortCharges } from "./show-resort-charges.ts";

type Save = { readonly charges: ResortCharges; readonly staffId: StaffId };
type Kept = { readonly _id: TaxId | FeeId | null };

/**
 * Makes the resort's taxes and fees what they are said to be, in this order. What is left out is used no more and stays in
 * the database, for papers that name it. `NOT_FOUND`: an id that is none of theirs.
 */
export async function saveResortCharges(
  tx: Tx,
  { charges, staffId }: Save,
): Promise<Result<true, "NOT_FOUND">> {
  const before = await showResortCharges(tx);
  const { taxes, fees } = charges;
  if (namesOthers(before.taxes, taxes) || namesOthers(before.fees, fees)) return refuse("NOT_FOUND");
  await dropLeftOut(tx, tax, before.taxes, taxes);
  await dropLeftOut(tx, fee, before.fees, fees);
  for (const [position, { _id, ...row }] of taxes.entries())
    await tx
      .insert(tax)
      .values({ ...(_id && { id: _id }), ...row, position })
      .onConflictDoUpdate({ target: tax.id, set: { ...row, position } });
  for (const [position, { _id, ...row }] of fees.entries())
    await tx
      .insert(fee)
      .values({ ...(_id && { id: _id }), ...row, position })
      .onConflictDoUpdate({ target: fee.id, set: { ...row, position } });
  await noteCharges(tx, { before, staffId });
  return ok(true);
}

const namesOthers = (before: readonly Kept[], now: readonly Kept[]): boolean =>
  now.some(({ _id }) => _id !== null && !before.some((kept) => kept._id === _id)) ||
  new Set(now.flatMap(({ _id }) => _id ?? [])).size < now.filter(({ _id }) => _id).length;

async function dropLeftOut(
  tx: Tx,
  table: typeof tax | typeof fee,
  before: readonly Kept[],
  now: readonly Kept[],
): Promise<void> {
  const gone = before.flatMap(({ _id }) => (_id && !now.some((kept) => kept._id === _id) ? _id : []));
  if (gone.length > 0) await tx.update(table).set({ activeStatus: false }).where(inArray(table.id, gone));
}

/** Tells who has cards open, and the audit log, of charges that are other. */
async function noteCharges(
  tx: Tx,
  { before, staffId }: { before: ResortCharges; staffId: StaffId },
): Promise<void> {
  const after = await showResortCharges(tx);
  if (isDeepStrictEqual(before, after)) return;
  await countRateCards(tx, { who: "staff", staffId });
  await writeAudit(tx, { staffId, act: "changed", subject: "charges", facts: { before, after } });
}

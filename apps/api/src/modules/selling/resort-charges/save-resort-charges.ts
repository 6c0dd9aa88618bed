import { isDeepStrictEqual } from "node:util";
import type { ResortCharges } from "@pulau/contract/resort-charges.ts";
import type { Surcharge } from "@pulau/domain/catalogue/catalogue.ts";
import { roomTypesOf } from "@pulau/domain/catalogue/room-types-of.ts";
import type { FeeId, StaffId, SurchargeId, TaxId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { inArray, sql } from "../../../db/orm.ts";
import { countRateCards } from "../../../db/saved-versions.ts";
import { fee, surcharge, tax } from "../../../db/schema/catalogue.ts";
import { roomType } from "../../../db/schema/rooms.ts";
import type { Tx } from "../../../db/tx.ts";
import { writeAudit } from "../../../db/write-audit.ts";
import type { Language } from "../../../plugins/language.ts";
import { refuseUsed } from "../../../records/name-uses.ts";
import { withoutNulls } from "../catalogue/public.ts";
import { showResortCharges } from "./show-resort-charges.ts";
import { lockTaxesInUse, taxUsers } from "./tax-uses.ts";

type Save = {
  readonly charges: ResortCharges;
  readonly staffId: StaffId;
  /** In which the names in a refusal are read. */
  readonly language: Language;
};
type ChargeId = SurchargeId | TaxId | FeeId;
type StoredCharge<I extends ChargeId = ChargeId> = { readonly _id: I | null };

/**
 * Makes the resort's surcharges, taxes and fees what they are said to be, taxes and fees in this order. What is left out is used no more and stays in
 * the database, for papers that name it. `NOT_FOUND`: an id that is none of theirs, or of no room type; `IN_USE`: an event ahead or another tax
 * goes by a tax that is left out.
 */
export async function saveResortCharges(
  tx: Tx,
  { charges, staffId, language }: Save,
): Promise<Result<true, "NOT_FOUND" | "IN_USE">> {
  await lockTaxesInUse(tx);
  const before = await showResortCharges(tx);
  const { surcharges, taxes, fees } = charges;
  const lists = ["surcharges", "taxes", "fees"] as const;
  if (lists.some((list) => namesOthers(before[list], charges[list]))) return refuse("NOT_FOUND");
  if (!(await areRoomTypes(tx, surcharges))) return refuse("NOT_FOUND");
  const goneTaxes = leftOut(before.taxes, taxes);
  const free = await refuseUsedTaxes(tx, before.taxes, { gone: goneTaxes, language });
  if (!free.ok) return free;
  await drop(tx, surcharge, leftOut(before.surcharges, surcharges));
  await drop(tx, tax, goneTaxes);
  await drop(tx, fee, leftOut(before.fees, fees));
  await write(tx, charges);
  await noteCharges(tx, { before, staffId });
  return ok(true);
}

async function write(tx: Tx, { surcharges, taxes, fees }: ResortCharges): Promise<void> {
  for (const { _id, ...charge } of surcharges) {
    const row = surchargeRow(charge);
    await tx
      .insert(surcharge)
      .values({ ...(_id && { id: _id }), ...row })
      .onConflictDoUpdate({ target: surcharge.id, set: row });
  }
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
}

/** What a surcharge says beside its columns stands in its terms. */
function surchargeRow({
  name,
  from,
  to,
  weekdays,
  per,
  guestKinds,
  sen,
  group,
  holiday,
  ...rest
}: Omit<ResortCharges["surcharges"][number], "_id">) {
  const terms = withoutNulls(rest) as Partial<Surcharge>;
  return {
    name,
    from,
    to,
    weekdays,
    per,
    guestKinds,
    sen,
    group,
    holiday,
    terms: Object.keys(terms).length === 0 ? null : terms,
  };
}

/** Whether the room types that surcharges are for are there. */
async function areRoomTypes(tx: Tx, surcharges: ResortCharges["surcharges"]): Promise<boolean> {
  const named = new Set(roomTypesOf({ surcharges }).map(({ roomTypeId }) => roomTypeId));
  if (named.size === 0) return true;
  const found = await tx
    .select({ id: roomType.id })
    .from(roomType)
    .where(inArray(sql`${roomType.id}::text`, [...named]));
  return found.length === named.size;
}

const namesOthers = (before: readonly StoredCharge[], now: readonly StoredCharge[]): boolean =>
  now.some(({ _id }) => _id !== null && !before.some((kept) => kept._id === _id)) ||
  new Set(now.flatMap(({ _id }) => _id ?? [])).size < now.filter(({ _id }) => _id).length;

const leftOut = <I extends ChargeId>(
  before: readonly StoredCharge<I>[],
  now: readonly StoredCharge<I>[],
): I[] => before.flatMap(({ _id }) => (_id !== null && !now.some((kept) => kept._id === _id) ? [_id] : []));

async function refuseUsedTaxes(
  tx: Tx,
  before: ResortCharges["taxes"],
  { gone, language }: { readonly gone: readonly TaxId[]; readonly language: Language },
): Promise<Result<true, "IN_USE">> {
  for (const taxId of gone) {
    const free = await refuseUsed(tx, await taxUsers(tx, taxId, gone), language);
    if (free.ok) continue;
    const name = before.find(({ _id }) => _id === taxId)?.name;
    return refuse("IN_USE", { ...free.failure.facts, rule: "tax", tax: name?.[language] || name?.en || "" });
  }
  return ok(true);
}

async function drop(
  tx: Tx,
  table: typeof surcharge | typeof tax | typeof fee,
  gone: readonly ChargeId[],
): Promise<void> {
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

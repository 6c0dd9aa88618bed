import { isDeepStrictEqual } from "node:util";
import type { ResortCharges } from "@pulau/contract/resort-charges.ts";
import { roomTypesOf } from "@pulau/domain/catalogue/room-types-of.ts";
import type { FeeId, StaffId, SurchargeId, TaxId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { inArray, sql } from "../../../db/orm.ts";
import { countRateCards } from "../../../db/saved-versions.ts";
import { fee, surcharge, tax } from "../../../db/schema/catalogue.ts";
import { roomType } from "../../../db/schema/rooms.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Language } from "../../../plugins/language.ts";
import { refuseUsed } from "../../../records/name-uses.ts";
import { withoutNulls } from "../catalogue/public.ts";
import { type StoredCharges, showResortCharges } from "./show-resort-charges.ts";
import { eventsWithTax, lockTaxesInUse } from "./tax-uses.ts";

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
 * the database, for papers that name it. `NOT_FOUND`: an id that is none of theirs, or of no room type; `IN_USE`: an event
 * ahead goes by a tax that is left out. That no other tax does is the call's own rule.
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
  if (!(await areRoomTypes(tx, charges))) return refuse("NOT_FOUND");
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
  for (const [position, { _id, ...charge }] of taxes.entries()) {
    const row = { ...taxRow(charge), position };
    await tx
      .insert(tax)
      .values({ ...(_id && { id: _id }), ...row })
      .onConflictDoUpdate({ target: tax.id, set: row });
  }
  for (const [position, { _id, ...charge }] of fees.entries()) {
    const row = { ...feeRow(charge), position };
    await tx
      .insert(fee)
      .values({ ...(_id && { id: _id }), ...row })
      .onConflictDoUpdate({ target: fee.id, set: row });
  }
}

/** What a charge says beside its columns; null where that is nothing. */
function termsOf<C extends object>(rest: C): C | null {
  const terms = withoutNulls(rest) as C;
  return Object.keys(terms).length === 0 ? null : terms;
}

type Row<List extends keyof ResortCharges> = Omit<ResortCharges[List][number], "_id">;

const surchargeRow = (charge: Row<"surcharges">) => {
  const { name, from, to, weekdays, per, guestKinds, sen, group, holiday, ...rest } = charge;
  return { name, from, to, weekdays, per, guestKinds, sen, group, holiday, terms: termsOf(rest) };
};

const taxRow = ({ name, group, share, ...rest }: Row<"taxes">) => ({
  name,
  group,
  share,
  terms: termsOf(rest),
});

const feeRow = ({ name, per, amounts, ...rest }: Row<"fees">) => ({
  name,
  per,
  amounts,
  terms: termsOf(rest),
});

/** Whether the room types that surcharges and fees are for are there. */
async function areRoomTypes(tx: Tx, { surcharges, fees }: ResortCharges): Promise<boolean> {
  const named = new Set(roomTypesOf({ surcharges, fees }).map(({ roomTypeId }) => roomTypeId));
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
  before: StoredCharges["taxes"],
  { gone, language }: { readonly gone: readonly TaxId[]; readonly language: Language },
): Promise<Result<true, "IN_USE">> {
  for (const taxId of gone) {
    const free = await refuseUsed(tx, await eventsWithTax(tx, taxId), language);
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
  { before, staffId }: { before: StoredCharges; staffId: StaffId },
): Promise<void> {
  const after = await showResortCharges(tx);
  if (isDeepStrictEqual(before, after)) return;
  await countRateCards(tx, { who: "staff", staffId });
  await auditChange(tx, {
    staffId,
    act: "changed",
    subject: "charges",
    before: audited(before),
    after: audited(after),
  });
}

/** The charges as the audit log tells them: taxes name one another. */
const audited = ({ taxes, ...charges }: StoredCharges) => {
  const names = new Map(taxes.map(({ _id, name }) => [_id, name.en]));
  const named = taxes.map(({ onTaxes, ...charge }) =>
    onTaxes ? { ...charge, onTaxes: onTaxes.map((id) => names.get(id) ?? id) } : charge,
  );
  return { ...charges, taxes: named };
};

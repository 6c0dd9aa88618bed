import type { EInvoiceBuyer, EInvoiceBuyerShown } from "@pulau/contract/e-invoice.ts";
import type { AccountId, BookingId, MemberId, PurchaseId } from "@pulau/domain/ids.ts";
import type { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { eq, sql } from "../../../db/orm.ts";
import { account, member } from "../../../db/schema/accounts.ts";
import { eInvoiceParty } from "../../../db/schema/papers.ts";
import type { Tx } from "../../../db/tx.ts";
import { masked, type Sealer, tailOf } from "../../../plugins/seal.ts";

/** Whose details they are: those for a booking, for places at an event, or an account's. */
export type PartyOf =
  | { readonly bookingId: BookingId }
  | { readonly purchaseId: PurchaseId }
  | { readonly accountId: AccountId };

const keyOf = (of: PartyOf) => {
  if ("bookingId" in of) return { column: eInvoiceParty.bookingId, id: of.bookingId };
  if ("purchaseId" in of) return { column: eInvoiceParty.purchaseId, id: of.purchaseId };
  return { column: eInvoiceParty.accountId, id: of.accountId };
};

const isOf = (of: PartyOf) => {
  const { column, id } = keyOf(of);
  return eq(column, id);
};

/** Writes down to whom e-Invoices are made out, its numbers sealed; what was told before is replaced. */
export async function keepParty(
  tx: Tx,
  sealer: Sealer,
  { of, buyer }: { of: PartyOf; buyer: EInvoiceBuyer },
): Promise<void> {
  const { idNumber, tin, name, idType, sst, phone, email, ...address } = buyer;
  const values = {
    name,
    idType,
    sst,
    phone,
    email,
    address,
    idSealed: sealer.seal(idNumber),
    idTail: tailOf(idNumber),
    tinSealed: tin && sealer.seal(tin),
    tinTail: tin && tailOf(tin),
    askedAt: sql`pulau_now()`,
  };
  const target = keyOf(of).column;
  await tx
    .insert(eInvoiceParty)
    .values({ ...of, ...values })
    .onConflictDoUpdate({ target, set: values });
}

export const forgetParty = (tx: Tx, of: PartyOf) => tx.delete(eInvoiceParty).where(isOf(of));

/** The details as a screen shows them, of the numbers only the ends; null while nothing was told. */
export async function showParty(db: Db, of: PartyOf): Promise<z.infer<typeof EInvoiceBuyerShown> | null> {
  const [row] = await db.select().from(eInvoiceParty).where(isOf(of));
  if (!row) return null;
  const { name, idType, idTail, tinTail, sst, phone, email, address } = row;
  const tin = tinTail === null ? null : masked(tinTail);
  return { name, idType, idNumber: masked(idTail), tin, sst, phone, email, ...address };
}

/** The details with their whole numbers, to see what a save changes of them; null while nothing was told. */
export async function wholeParty(
  tx: Tx,
  sealer: Pick<Sealer, "unseal">,
  of: PartyOf,
): Promise<z.infer<typeof EInvoiceBuyerShown> | null> {
  const [row] = await tx.select().from(eInvoiceParty).where(isOf(of));
  if (!row) return null;
  const { name, idType, idSealed, tinSealed, sst, phone, email, address } = row;
  const tin = tinSealed === null ? null : sealer.unseal(tinSealed);
  return { name, idType, idNumber: sealer.unseal(idSealed), tin, sst, phone, email, ...address };
}

/** What is known of an account already, to begin the form with: its name, and the e-mail of who asks. */
export async function knownOf(db: Db, memberId: MemberId): Promise<{ name: string; email: string }> {
  const [row] = await db
    .select({ name: account.name, email: member.email })
    .from(member)
    .innerJoin(account, eq(account.id, member.accountId))
    .where(eq(member.id, memberId));
  return row ?? { name: "", email: "" };
}

const noDetails = { phone: "", address: "", area: "", city: "", postCode: "", state: "", country: "MY" };

/** What the form for places at an event begins with: the account's tax details where it told some, else what is known. */
export async function suggestedTo(
  db: Db,
  { accountId, memberId }: { readonly accountId: AccountId; readonly memberId: MemberId },
): Promise<Omit<z.infer<typeof EInvoiceBuyerShown>, "idType" | "idNumber" | "tin" | "sst">> {
  const [party, known] = await Promise.all([showParty(db, { accountId }), knownOf(db, memberId)]);
  if (!party) return { ...noDetails, ...known };
  const { idType: _, idNumber: __, tin: ___, sst: ____, ...shown } = party;
  return shown;
}

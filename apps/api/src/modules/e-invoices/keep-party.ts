import type { EInvoiceBuyer, EInvoiceBuyerShown } from "@pulau/contract/e-invoice.ts";
import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "../../db/connect.ts";
import { account, member } from "../../db/schema/accounts.ts";
import { eInvoiceParty } from "../../db/schema/papers.ts";
import type { Tx } from "../../db/tx.ts";
import { masked, type Sealer, tailOf } from "../../plugins/seal.ts";

/** Whose details they are: a booking's guest's, or an account's. */
export type PartyOf = { readonly bookingId: string } | { readonly accountId: string };

const isOf = (of: PartyOf) =>
  "bookingId" in of ? eq(eInvoiceParty.bookingId, of.bookingId) : eq(eInvoiceParty.accountId, of.accountId);

/** Writes down to whom e-Invoices are made out, its numbers sealed; what was told before is replaced. */
export async function keepParty(
  tx: Tx,
  sealer: Sealer,
  { of, buyer }: { of: PartyOf; buyer: EInvoiceBuyer },
): Promise<void> {
  const { idNumber, tin, name, idType, sst, phone, email, ...address } = buyer;
  const said = {
    ...{ name, idType, sst, phone, email, address },
    ...{ idSealed: sealer.seal(idNumber), idTail: tailOf(idNumber) },
    ...{ tinSealed: tin && sealer.seal(tin), tinTail: tin && tailOf(tin) },
    askedAt: sql`pulau_now()`,
  };
  const target = "bookingId" in of ? eInvoiceParty.bookingId : eInvoiceParty.accountId;
  await tx
    .insert(eInvoiceParty)
    .values({ ...of, ...said })
    .onConflictDoUpdate({ target, set: said });
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

/** What is known of an account already, to begin the form with: its name, and the e-mail of who asks. */
export async function knownOf(db: Db, memberId: string): Promise<{ name: string; email: string }> {
  const [row] = await db
    .select({ name: account.name, email: member.email })
    .from(member)
    .innerJoin(account, eq(account.id, member.accountId))
    .where(eq(member.id, memberId));
  return row ?? { name: "", email: "" };
}

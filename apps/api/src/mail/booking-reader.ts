import type { Sen } from "@pulau/domain/money/sen.ts";
import type { Db } from "../db/connect.ts";
import { and, eq, isNull } from "../db/orm.ts";
import { member } from "../db/schema/accounts.ts";
import { agentContract } from "../db/schema/agents.ts";
import type { booking } from "../db/schema/bookings.ts";
import { readOwner } from "./read-owner.ts";

type Row = typeof booking.$inferSelect;

/** To whom a mail about a booking goes, and what of its price they may see. */
export type BookingReader = {
  readonly email: string;
  readonly name: string;
  readonly customerCopy?: { readonly sellingSen: Sen | null };
};

/**
 * A guest reads their own mail. Of an agency's booking the confirmation goes to whom the agency chose; all else is
 * between the resort and the agency. An agency's customer sees what the agency asks, never its net price.
 */
export async function bookingReader(db: Db, row: Row, template: string): Promise<BookingReader> {
  const booker = { email: row.email, name: row.bookingName };
  if (row.agentMemberId === null) return booker;
  if (template === "booking-confirmed" && row.mailTo === "booker") {
    return { ...booker, customerCopy: { sellingSen: row.sellingSen ?? (await publicPrice(db, row)) } };
  }
  const [agent] = await db
    .select({ email: member.email, name: member.name })
    .from(member)
    .where(and(eq(member.id, row.agentMemberId), isNull(member.erasedAt)));
  // Whoever booked it has left: it stays between the resort and the agency.
  return agent ?? (row.accountId && (await readOwner(db, row.accountId))) ?? booker;
}

/** The booking's own total, where it is the public price: on a commission, or without a contract. */
async function publicPrice(db: Db, { agentContractId, totalSen }: Row): Promise<Sen | null> {
  if (agentContractId === null) return totalSen;
  const [contract] = await db
    .select({ model: agentContract.model })
    .from(agentContract)
    .where(eq(agentContract.id, agentContractId));
  return contract?.model === "commission" ? totalSen : null;
}

import type { OwnerId, PromoCodeId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { and, eq, inArray, sql } from "../../../db/orm.ts";
import { account } from "../../../db/schema/accounts.ts";
import { promoPerson } from "../../../db/schema/promotions.ts";
import { stock } from "../../../db/schema/transport.ts";
import type { Tx } from "../../../db/tx.ts";

/**
 * Who counts as one person for a code's limit: the account, or the e-mail of a guest without one. Until that is typed
 * the visit stands for its guest; a booking can't be submitted so.
 */
export async function personOf(db: Db | Tx, ownerId: OwnerId, email: unknown): Promise<string> {
  const [owner] = await db.select({ id: account.id }).from(account).where(sql`${account.id} = ${ownerId}`);
  if (owner) return `account:${ownerId}`;
  const typed = z.email().safeParse(typeof email === "string" ? email.trim().toLowerCase() : null);
  return typed.success ? `email:${typed.data}` : `visit:${ownerId}`;
}

type Limited = { readonly id: PromoCodeId; readonly perPerson: number | null };

/** The stock of a person's own uses of a code, made when there is none yet; null where nobody is limited. */
export async function personStock(
  db: Db | Tx,
  { id: promoCodeId, perPerson }: Limited,
  person: string,
): Promise<string | null> {
  if (perPerson === null) return null;
  const find = async () => {
    const own = and(eq(promoPerson.promoCodeId, promoCodeId), eq(promoPerson.person, person));
    const [found] = await db.select({ id: promoPerson.id }).from(promoPerson).where(own);
    return found?.id;
  };
  return (
    (await find()) ?? (await make(db, { promoCodeId, person, capacity: perPerson })) ?? (await find()) ?? null
  );
}

/** Who has used a code more often than may be from now on keeps that, and has none left. */
export async function limitPersons(tx: Tx, promoCodeId: PromoCodeId, perPerson: number): Promise<void> {
  const own = tx
    .select({ id: promoPerson.id })
    .from(promoPerson)
    .where(eq(promoPerson.promoCodeId, promoCodeId));
  await tx
    .update(stock)
    .set({ capacity: sql`greatest(${perPerson}::int, ${stock.held} + ${stock.sold})` })
    .where(inArray(stock.id, own));
}

/** Nothing when another call was faster: its stock is the person's. */
async function make(
  db: Db | Tx,
  { capacity, ...own }: { promoCodeId: PromoCodeId; person: string; capacity: number },
): Promise<string | undefined> {
  class Taken extends Error {}
  try {
    return await db.transaction(async (tx) => {
      const [made] = await tx
        .insert(stock)
        .values({ kind: "promoUses", capacity })
        .returning({ id: stock.id });
      if (!made) throw new Error("a stock was not written");
      const [mine] = await tx
        .insert(promoPerson)
        .values({ ...own, ...made })
        .onConflictDoNothing({ target: [promoPerson.promoCodeId, promoPerson.person] })
        .returning({ id: promoPerson.id });
      if (!mine) throw new Taken();
      return mine.id;
    });
  } catch (error) {
    if (error instanceof Taken) return undefined;
    throw error;
  }
}

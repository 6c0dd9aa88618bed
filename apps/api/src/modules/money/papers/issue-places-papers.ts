import { PlacesPaper, TaxInside } from "@pulau/contract/papers.ts";
import { dayAt } from "@pulau/domain/calendar/day.ts";
import type { AccountId, PurchaseId } from "@pulau/domain/ids.ts";
import type { PaperKind } from "@pulau/domain/papers/next-papers.ts";
import { taxesInside } from "@pulau/domain/papers/taxes-inside.ts";
import { z } from "zod";
import { loadNow } from "../../../db/clock.ts";
import { asc, eq } from "../../../db/orm.ts";
import { account, member } from "../../../db/schema/accounts.ts";
import { purchasePaper } from "../../../db/schema/purchase-papers.ts";
import { purchase } from "../../../db/schema/purchases.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { isOwned, type OwnedPurchase } from "../payments/public.ts";
import { nextNumber, seriesOf } from "./document-number.ts";

type Bought = OwnedPurchase;

/** What the purchase of places froze of them. */
const Places = z.object({
  day: z.string(),
  guests: z.array(z.object({ guestKind: z.enum(["adult", "child"]) })),
  /** Missing where it was bought before prices could include any. */
  taxes: z.array(TaxInside.omit({ amountSen: true })).default([]),
});

/**
 * Issues what the purchase of places at an event lacks: its invoice once it is fulfilled, a credit note of all of it once
 * it was given back or the event called off; both with the taxes that its price included when it was bought. Asked any
 * number of times it issues each once. Anything else that is bought beside a stay pays something ahead: it has receipts,
 * and its invoice is that of the stay which it pays.
 */
export async function issuePlacesPapers(tx: Tx, purchaseId: PurchaseId): Promise<void> {
  const [bought] = await tx.select().from(purchase).where(eq(purchase.id, purchaseId)).for("update");
  if (bought?.flow !== "event" || !isOwned(bought)) return;
  const papers = await tx.select().from(purchasePaper).where(eq(purchasePaper.purchaseId, purchaseId));
  const invoice = papers.find(({ kind }) => kind === "invoice");
  const credit = papers.find(({ kind }) => kind === "creditNote");
  if (bought.state === "done" && !invoice) await write(tx, bought, "invoice", []);
  if (bought.state === "cancelled" && invoice && !credit)
    await write(tx, bought, "creditNote", [{ number: invoice.number, issuedOn: invoice.issuedOn }]);
}

async function write(
  tx: Tx,
  bought: Bought,
  kind: PaperKind,
  corrects: PlacesPaper["corrects"],
): Promise<void> {
  const settings = await loadSettings(tx);
  const at = await loadNow(tx);
  const { day, guests, taxes } = Places.parse(bought.facts);
  const adults = guests.filter(({ guestKind }) => guestKind === "adult").length;
  const content = PlacesPaper.parse({
    purchaseNo: bought.number,
    reason: kind === "invoice" ? "booked" : "cancelled",
    corrects,
    seller: { ...settings.profile, answerHours: settings.answerHours, timeZone: settings.timeZone },
    billTo: await payerOf(tx, bought.accountId),
    places: { name: bought.facts.name, day, adults, children: guests.length - adults },
    taxes: taxesInside(bought.totalSen, taxes).taxes,
  });
  const issuedOn = dayAt(at, settings.timeZone);
  const numbered = await nextNumber(tx, seriesOf(settings.bookingNoPrefix, kind, issuedOn));
  await tx.insert(purchasePaper).values({
    ...numbered,
    purchaseId: bought.id,
    kind,
    content,
    issuedOn,
    issuedAt: at,
    totalSen: bought.totalSen,
  });
}

async function payerOf(tx: Tx, accountId: AccountId): Promise<PlacesPaper["billTo"]> {
  const [row] = await tx
    .select({ name: account.name, email: member.email })
    .from(account)
    .leftJoin(member, eq(member.accountId, account.id))
    .where(eq(account.id, accountId))
    .orderBy(asc(member.createdAt))
    .limit(1);
  return { name: row?.name ?? "", email: row?.email ?? "" };
}

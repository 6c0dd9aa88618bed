import type { bookPromoRoute } from "@pulau/contract/promo-codes.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { AccountId, BookingId, DraftId, OwnerId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { coversStay } from "@pulau/domain/promotion/promo-code.ts";
import { canSpend } from "@pulau/domain/promotion/voucher.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { booking } from "../../../db/schema/bookings.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Gateways } from "../../../gateways/gateways.ts";
import { type KeyedCall, keyMissing, withIdempotency } from "../../../plugins/idempotency.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import { findDraft, saveDraft } from "../../booking/drafts/public.ts";
import { alterHold, isHoldLive } from "../../booking/holds/public.ts";
import { loadResortToday, loadSettings, loadToday } from "../../ground/resort/public.ts";
import { endOpenPages, payFromVoucher, refuseEmptyVoucher } from "../../money/payments/public.ts";
import { openPromo } from "../promotions/public.ts";
import { factsOf, findTyped, type VoucherRow } from "./voucher-rows.ts";

type Used = Result<Reply<typeof bookPromoRoute>>;
type Deps = { readonly db: Db; readonly gateways: Gateways; readonly sealer: Sealer };
type Caller = { readonly ownerId: OwnerId; readonly accountId: AccountId | null };

/**
 * Uses a code where it is typed: in a draft, or on a booking. A voucher is money: sent again without a key, it would pay
 * a booking a second time.
 */
export async function useCode(
  deps: Deps,
  keyed: KeyedCall | undefined,
  use: InDraft | (InBooking & { readonly cameFrom: string }),
): Promise<Used> {
  if ("draftId" in use) return useInDraft(deps, use);
  return keyed ? useInBooking(deps, keyed, use) : keyMissing;
}

type InDraft = Caller & { readonly draftId: DraftId; readonly code: string; readonly cameFrom: string };

/**
 * Takes a free code into a draft. Where the draft holds rooms, the hold is brought in line at once and the answer says
 * what it takes off; a refusal leaves draft and hold as they were.
 */
async function useInDraft({ db, sealer }: Deps, use: InDraft): Promise<Used> {
  const own = { id: use.draftId, ownerId: use.ownerId, sealer };
  const found = await findDraft(db, own);
  if (!found) return refuse("NOT_FOUND");
  if (found.bookingId !== null) return refuse("WRONG_STATE");
  const promo = await openPromo(db, use.code, await loadResortToday(db));
  if (!promo.ok) return promo;
  const { id: promoId, code } = promo.value;
  const saved = await saveDraft(db, { ...own, json: { ...found.json, promoCode: code } });
  if (!saved.ok) return saved;
  if (!(await isHoldLive(db, use.draftId, use.ownerId)))
    return ok({ kind: "promoCode", code, amountSen: 0, toPaySen: null });
  const altered = await alterHold(db, { ...use, holdId: use.draftId });
  if (!altered.ok) {
    await saveDraft(db, { ...own, json: found.json });
    return altered;
  }
  const { quote } = altered.value;
  const taken = quote.lines.filter(({ ruleId }) => ruleId === promoId);
  const amountSen = taken.reduce((sum, line) => sum - line.amountSen, 0);
  return ok({ kind: "promoCode", code, amountSen, toPaySen: quote.totalSen });
}

type InBooking = Caller & {
  readonly bookingId: BookingId;
  readonly code: string;
  readonly amountSen?: Sen | null | undefined;
  readonly waitsForRest: boolean;
};

/**
 * Pays a booking with a voucher, once the terms under which it was sold hold for the stay. Pages of gateways that are open
 * for another amount are closed first. What the voucher has left over stays on it.
 */
async function useInBooking({ db, gateways }: Deps, keyed: KeyedCall, use: InBooking): Promise<Used> {
  const { bookingId, ownerId } = use;
  const [stay] = await db.select().from(booking).where(eq(booking.id, bookingId));
  if (stay?.ownerId !== ownerId) return refuse("NOT_FOUND");
  const found = await findTyped(db, use);
  if (!found.ok) return repeated(found);
  const { value: row } = found;
  if (row === null) return repeated(await notAVoucher(db, use.code));
  const fits = await fitsNow(db, row, stay);
  if (!fits.ok) return repeated(fits);
  const { leftSen } = row;
  if ((use.amountSen ?? 0) > leftSen)
    return repeated(refuse("AMOUNT_NOT_OFFERED", { rule: "voucher", leftSen }));
  const free = await endOpenPages({ db, gateways }, { bookingId }, { part: "full", gateway: "voucher" });
  if (!free.ok) return free;
  const pay = {
    bookingId,
    ownerId,
    voucherId: row.id,
    mostSen: use.amountSen ?? leftSen,
    waitsForRest: use.waitsForRest,
  };
  const spend = async (tx: Tx): Promise<Used> => {
    const paid = await payFromVoucher(tx, pay);
    if (!paid.ok) return paid;
    const { amountSen, toPaySen } = paid.value;
    // Now both are locked, and say what they said before, or it is all undone.
    const still = await fitsLocked(tx, use, amountSen);
    if (!still.ok) return still;
    return ok({ kind: "voucher", code: row.code, amountSen, toPaySen });
  };
  return refuseEmptyVoucher(() => withIdempotency(db, keyed, spend));

  /** The same call sent again finds its voucher spent: it gets the answer of the first. */
  function repeated(refusal: Used): Promise<Used> {
    return withIdempotency(db, keyed, async () => refusal);
  }
}

/** Whether a voucher can be spent today, on this stay. */
async function fitsNow(
  db: Db | Tx,
  row: VoucherRow,
  stay: typeof booking.$inferSelect,
): Promise<Result<true>> {
  const { timeZone } = await loadSettings(db);
  const open = canSpend(factsOf(row), await loadToday(db, timeZone));
  return open.ok ? coversStay(row.terms, stay, stay.totalSen) : open;
}

/**
 * The same once the booking and the voucher are locked by what was paid: meanwhile it may have been claimed or given away
 * by another call, have ended, or the stay may have been moved. Whether it had enough left, its own check has said.
 */
async function fitsLocked(tx: Tx, use: InBooking, amountSen: Sen): Promise<Result<true>> {
  const found = await findTyped(tx, use, true);
  if (!found.ok) return found;
  const [stay] = await tx.select().from(booking).where(eq(booking.id, use.bookingId));
  if (found.value === null || !stay) return refuse("PROMO_UNKNOWN");
  return fitsNow(tx, { ...found.value, leftSen: amountSen }, stay);
}

/** A free code is a discount of the price, which a booking has already. */
async function notAVoucher(db: Db, code: string): Promise<Used> {
  const promo = await openPromo(db, code, await loadResortToday(db));
  return promo.ok ? refuse("PROMO_NOT_FOR_STAY", { rule: "booked" }) : promo;
}

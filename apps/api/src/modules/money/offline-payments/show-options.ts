import type { offlineOptionsRoute } from "@pulau/contract/offline-payments.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { untilVerified } from "@pulau/domain/booking/verification.ts";
import { offersAt } from "@pulau/domain/money/offers.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { paidFor } from "../payments/public.ts";
import { waitingOf } from "./deadline.ts";
import { loadOffline } from "./offline-rows.ts";
import type { PaymentTarget } from "./payment-target.ts";

/** Where a bank transfer goes to, what it can be for, and what became of the slips that were sent. */
export async function showOptions(db: Db, target: PaymentTarget): Promise<Reply<typeof offlineOptionsRoute>> {
  const [{ profile, offline, timeZone }, now, slips] = await Promise.all([
    loadSettings(db),
    loadNow(db),
    loadOffline(db, paidFor(target.of)),
  ]);
  const offers = offersAt(target, now);
  const waiting = await waitingOf(db, { ...target, now }, timeZone);
  const sent = slips.filter(({ way }) => way === "transfer").length;
  return {
    bank: target.byTransfer ? profile.bank : null,
    number: target.number,
    offers: offers.ok ? [...offers.value] : [],
    payUntil: target.wait?.until.toISOString() ?? null,
    now: now.toISOString(),
    keptUntil: waiting && untilVerified(waiting, offline).toISOString(),
    slipsLeft: Math.max(0, offline.slips - sent),
    slips,
  };
}

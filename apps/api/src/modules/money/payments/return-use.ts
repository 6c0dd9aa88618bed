import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId, BoughtPackageId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { returnOf } from "@pulau/domain/promo-package/redeeming.ts";
import { eq, sql } from "../../../db/orm.ts";
import { booking } from "../../../db/schema/bookings.ts";
import { boughtPackage } from "../../../db/schema/promo-packages.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { moveBought } from "../../selling/bought-packages/public.ts";

/** For how many days a use is good again, at the least, when the resort itself called the stay off. */
const graceDays = 30;

type UseOf = {
  readonly boughtPackageId: BoughtPackageId;
  readonly bookingId: BookingId | null;
  readonly sen: Sen;
  readonly at: Date;
};

/**
 * Where money goes that comes back to a promo package. All of a use's deposit gives the use back; a part of it can't,
 * and goes to the buyer's wallet. A use of a package that has expired meanwhile is earned by the next sweep, unless the
 * resort called the stay off: then it is good for some days more.
 * @returns the account whose wallet it goes to, or null when the package has it back
 */
export async function returnUse(
  tx: Tx,
  { boughtPackageId, bookingId, sen, at }: UseOf,
): Promise<string | null> {
  const [bought] = await tx
    .select()
    .from(boughtPackage)
    .where(eq(boughtPackage.id, boughtPackageId))
    .for("update");
  if (!bought) throw new Error(`bought package ${boughtPackageId} is gone`);
  if (returnOf(sen, bought.depositSen) === "wallet") return bought.accountId;
  const expiresOn = await goodUntil(tx, bought.expiresOn, bookingId);
  const isMoved = expiresOn !== bought.expiresOn;
  await moveBought(tx, { row: bought, now: at }, "returnUse", {
    nosUsed: sql`${boughtPackage.nosUsed} - 1`,
    expiresOn,
    ...(isMoved && { remindedDays: null }),
  });
  return null;
}

async function goodUntil(tx: Tx, expiresOn: Day, bookingId: BookingId | null): Promise<Day> {
  const [row] = await tx
    .select({ cancelReason: booking.cancelReason })
    .from(booking)
    .where(eq(booking.id, bookingId ?? ""));
  if (row?.cancelReason !== "BY_STAFF") return expiresOn;
  const { timeZone } = await loadSettings(tx);
  const grace = addDays(await loadToday(tx, timeZone), graceDays);
  return grace > expiresOn ? grace : expiresOn;
}

import type { BookingState } from "../booking/booking-moves.ts";
import { ok, type Result, refuse, refuseFields, type WrongField } from "../result.ts";
import type { OfflineWay } from "./offline-ways.ts";
import type { Sen } from "./sen.ts";

/**
 * How a room deposit is secured: by cash, by a card payment at the terminal, by an amount that the bank blocks on a card and
 * does not charge, or not at all.
 */
export const depositWays = ["hold", "cash", "terminal", "waived"] as const;
export type DepositWay = (typeof depositWays)[number];

/** By which way money comes in and goes back; null where none moves. */
export const moneyOfDeposit = (way: DepositWay): OfflineWay | null =>
  way === "cash" || way === "terminal" ? way : null;

/** By which way what is withheld of a deposit is paid: of a hold, the terminal charges it. */
export const withheldBy = (way: DepositWay): OfflineWay => (way === "cash" ? "cash" : "terminal");

/** States of a booking in which a deposit can be taken. */
export const depositStates = ["confirmed", "inHouse"] as const satisfies readonly BookingState[];

export type DepositTaken = {
  readonly way: DepositWay;
  readonly amountSen: Sen;
  readonly reference: string;
  readonly reason: string;
};

/** What is taken, without what its way does not have. */
export function decideDeposit({
  way,
  amountSen,
  reference,
  reason,
}: DepositTaken): Result<DepositTaken, "INVALID_INPUT"> {
  if (way === "waived")
    return reason === ""
      ? refuseFields("INVALID_INPUT", [{ path: "reason", rule: "required" }])
      : ok({ way, amountSen: 0, reference: "", reason });
  const wrong: WrongField[] = [];
  if (amountSen <= 0) wrong.push({ path: "amountSen", rule: "ringgit" });
  else if (way === "cash" && amountSen % 5 !== 0) wrong.push({ path: "amountSen", rule: "cash" });
  if (way !== "cash" && reference === "") wrong.push({ path: "reference", rule: "required" });
  if (wrong.length > 0) return refuseFields("INVALID_INPUT", wrong);
  return ok({ way, amountSen, reference: way === "cash" ? "" : reference, reason: "" });
}

export type GivingBack<O> = {
  readonly withheldSen: Sen;
  readonly reason: string;
  readonly outletId: O | null;
  readonly reference: string;
};

/** What is withheld of a deposit; null where it goes back whole. */
export type Withheld<O> = { readonly sen: Sen; readonly reason: string; readonly outletId: O };

/**
 * What goes back of a deposit and what stays. `WRONG_STATE` for one that was waived. Of money that came by the terminal the
 * refund's reference is required, of a hold that of what is charged.
 */
export function decideGivingBack<O>(
  { way, amountSen }: Pick<DepositTaken, "way" | "amountSen">,
  { withheldSen, reason, outletId, reference }: GivingBack<O>,
): Result<
  { readonly withheld: Withheld<O> | null; readonly returnedSen: Sen; readonly reference: string },
  "WRONG_STATE" | "INVALID_INPUT"
> {
  if (way === "waived") return refuse("WRONG_STATE", { rule: "depositWaived" });
  const isWithheld = withheldSen > 0;
  const wrong: WrongField[] = [];
  if (withheldSen > amountSen) wrong.push({ path: "withheldSen", rule: "aboveDeposit" });
  else if (way === "cash" && withheldSen % 5 !== 0) wrong.push({ path: "withheldSen", rule: "cash" });
  if (isWithheld && reason === "") wrong.push({ path: "reason", rule: "required" });
  if (isWithheld && outletId === null) wrong.push({ path: "outletId", rule: "required" });
  if (reference === "" && (way === "terminal" || (way === "hold" && isWithheld)))
    wrong.push({ path: "reference", rule: "required" });
  if (wrong.length > 0) return refuseFields("INVALID_INPUT", wrong);
  return ok({
    withheld: isWithheld && outletId !== null ? { sen: withheldSen, reason, outletId } : null,
    returnedSen: amountSen - withheldSen,
    reference: way === "cash" ? "" : reference,
  });
}

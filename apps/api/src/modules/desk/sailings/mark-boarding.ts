import type { Departure, OtherMark } from "@pulau/contract/sailings.ts";
import { may, type Permissions } from "@pulau/domain/access/permissions.ts";
import { madeAt } from "@pulau/domain/calendar/made-at.ts";
import type { BoardingActId, GuestId, StaffId, StockId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { type BoardingMark, latestActs } from "@pulau/domain/transport/boarding.ts";
import { othersThan } from "@pulau/domain/transport/crew-acts.ts";
import { kgOver, loadOf } from "@pulau/domain/transport/load.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import { sql } from "../../../db/orm.ts";
import { boardingAct } from "../../../db/schema/boarding.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import { type DepartureKey, findDeparture, lockSailing, mayBoard, namedInLog } from "./departure.ts";
import { findKept } from "./kept-manifests.ts";
import { loadActs, type MarkedGuest } from "./load-acts.ts";
import { loadNamed, type Named } from "./load-named.ts";
import { loadRule, loadWeights } from "./passenger-weights.ts";

export type Marking = {
  readonly departure: DepartureKey;
  readonly staffId: StaffId;
  /** Made by the device: the same act has one effect. */
  readonly actId: BoardingActId;
  readonly guests: readonly GuestId[];
  readonly mark: BoardingMark;
  /** When it was done, where it is sent later than that. */
  readonly at: Date | undefined;
  /** When its list was read. */
  readonly seen: Date | undefined;
  readonly device: string;
  /** Why whoever marks, who has the right to, lets the boat sail over its weight limit; null where nobody lets it. */
  readonly overReason: string | null;
};

/** Why whoever marks lets the boat sail over its weight limit: that is for who may change boats when the act comes in. */
export const overLimit = (
  permissions: Permissions,
  { overWeightReason = null }: { readonly overWeightReason?: string | null | undefined },
): Pick<Marking, "overReason"> => ({
  overReason: may(permissions, "boats", "write") ? overWeightReason : null,
});

type Marked = {
  readonly overtaken: OtherMark[];
  readonly replaced: OtherMark[];
  readonly afterClosing: boolean;
};
type Refusals = "NOT_FOUND" | "KEY_REUSED" | "WRONG_STATE" | "TOO_EARLY" | "BOAT_OVERWEIGHT";

/**
 * Marks guests of a sailing. The latest act by its own time holds, so that a phone which had no signal does not undo what
 * a colleague did after it; who was overtaken so is told. `NOT_FOUND` where somebody is not on the boat, and `KEY_REUSED`
 * where the act has marked others before, or otherwise. `WRONG_STATE` on a sailing that is cancelled, `TOO_EARLY` before
 * the day of the boat. `BOAT_OVERWEIGHT` where these would take it over its weight limit and nobody with the right gives a reason,
 * however long ago the act was done: when it was done is what the device says.
 */
export async function markBoarding(
  tx: Tx,
  sealer: Sealer,
  marking: Marking,
): Promise<Result<Marked, Refusals>> {
  const { departure, actId, mark, staffId, device } = marking;
  if (!(await lockSailing(tx, departure.sailingId))) return refuse("NOT_FOUND");
  const sails = await findDeparture(tx, departure);
  if (!sails) return refuse("NOT_FOUND");
  const boards = await mayBoard(tx, sails);
  if (!boards.ok) return boards;
  const acts = await loadActs(tx, departure);
  const guestIds = [...new Set(marking.guests)];
  const done = await loadAct(tx, actId);
  const kept = await findKept(tx, departure);
  const reply = { ...others(acts, marking), afterClosing: kept !== null };
  if (done.length > 0) return isSame(done, departure, guestIds, mark) ? ok(reply) : refuse("KEY_REUSED");
  const guests = await loadNamed(tx, departure, guestIds);
  if (guests.length < guestIds.length) return refuse("NOT_FOUND");
  const now = await loadNow(tx);
  const at = madeAt(marking.at?.toISOString(), now);
  const over = mark === "aboard" ? await overOf(tx, sealer, { sails, acts, guestIds, at }) : null;
  if (over && marking.overReason === null) return refuse("BOAT_OVERWEIGHT", over);
  const rows = guests.map((guest) => ({ ...guest, actId, mark, at, receivedAt: now, staffId, device }));
  await tx.insert(boardingAct).values(rows.map((row) => ({ ...row, sailingId: departure.sailingId })));
  await audit(tx, marking, { sails, acts, guests, over });
  return ok(reply);
}

type Done = { readonly guestId: GuestId; readonly sailingId: StockId; readonly mark: BoardingMark };

type Boarding = {
  readonly sails: Departure;
  readonly acts: readonly MarkedGuest[];
  readonly guestIds: readonly GuestId[];
  readonly at: Date;
};

type Over = { readonly overKg: number; readonly limitKg: number };

/** By how much the boat is too heavy with these beside who is aboard; null where it carries them. */
async function overOf(tx: Tx, sealer: Sealer, { sails, acts, guestIds, at }: Boarding): Promise<Over | null> {
  const rule = await loadRule(tx, sails);
  if (!rule || rule.limitKg === null) return null;
  const weights = await loadWeights(tx, sealer, sails.sailingId);
  const latest = latestActs(acts);
  const personOf = (guestId: GuestId) => ({
    mark: latest.get(guestId)?.mark ?? ("waiting" as const),
    weight: weights.get(guestId)?.weight,
  });
  const { aboardKg } = loadOf([...latest.keys()].map(personOf), rule);
  // Whom a colleague has marked since comes aboard by this no more.
  const coming = guestIds.filter((guestId) => (latest.get(guestId)?.at ?? "") <= at.toISOString());
  const overKg = kgOver({ aboardKg, limitKg: rule.limitKg }, coming.map(personOf));
  return overKg > 0 ? { overKg, limitKg: rule.limitKg } : null;
}

async function loadAct(tx: Tx, actId: BoardingActId): Promise<Done[]> {
  const { rows } = await tx.execute<Done>(sql`
    SELECT guest_id AS "guestId", sailing_id AS "sailingId", mark FROM boarding_act WHERE act_id = ${actId}`);
  return rows;
}

const isSame = (
  done: readonly Done[],
  { sailingId }: DepartureKey,
  guestIds: readonly GuestId[],
  mark: BoardingMark,
): boolean =>
  done.length === guestIds.length &&
  done.every((act) => act.sailingId === sailingId && act.mark === mark && guestIds.includes(act.guestId));

const others = (acts: readonly MarkedGuest[], marking: Marking): Pick<Marked, "overtaken" | "replaced"> => {
  const theirs = acts.filter((act) => act.actId !== marking.actId && marking.guests.includes(act.guestId));
  return othersThan([...latestActs(theirs).values()], marking);
};

type Audited = Pick<Boarding, "sails" | "acts"> & {
  readonly guests: readonly Named[];
  readonly over: Over | null;
};

async function audit(
  tx: Tx,
  { departure, staffId, mark, overReason }: Marking,
  { sails, acts, guests, over }: Audited,
): Promise<void> {
  const latest = latestActs(acts);
  const before = [...new Set(guests.map(({ guestId }) => latest.get(guestId)?.mark ?? "waiting"))].sort();
  await auditChange(tx, {
    staffId,
    act: "guestsMarked",
    subject: "sailing",
    subjectId: departure.sailingId,
    before: { boardingMark: before.length === 1 ? before[0] : before },
    after: { boardingMark: mark },
    facts: {
      ...namedInLog(sails),
      person: guests.map(({ guestName }) => guestName).join(", "),
      ...(over && { overKg: over.overKg, weightLimitKg: over.limitKg, reason: overReason }),
    },
  });
}

import type { CrossingFace } from "@pulau/contract/disruptions.ts";
import type { BookingState } from "@pulau/domain/booking/booking-moves.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { AccountId, BookingId, HoldId, LandTransferId, StockId } from "@pulau/domain/ids.ts";
import { paidBack } from "@pulau/domain/money/paid-back.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { priceOfCrossing, type Stranded } from "@pulau/domain/transport/disruption.ts";
import { isStillToSail } from "../../../db/booking-states.ts";
import type { Db } from "../../../db/connect.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import type { HeldCrossing, HeldStay } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import { faceOfCrossing } from "./sailing-rows.ts";

/** A booking on a sailing, with all that its price and its next boat are decided by. */
export type Party = {
  readonly bookingId: BookingId;
  readonly bookingNo: string;
  readonly bookingName: string;
  readonly mobile: string;
  readonly language: "en" | "my" | "cn";
  readonly state: BookingState;
  readonly checkIn: Day;
  readonly checkOut: Day;
  readonly persons: number;
  readonly totalSen: Sen;
  readonly paidSen: Sen;
  readonly accountId: AccountId | null;
  readonly holdId: HoldId;
  readonly stay: HeldStay;
  /** Ways that were given back before. */
  readonly returned: readonly HeldCrossing[];
  /** Land transfers that were given back before: their lines are still in the price. */
  readonly givenRides: readonly LandTransferId[];
  readonly crossing: HeldCrossing;
};

type Row = Omit<Party, "crossing"> & { readonly sailingId: StockId };

/** Everybody on sailings, by sailing, the largest parties first. */
export const loadParties = (db: Db | Tx, sailings: readonly StockId[]): Promise<Party[]> =>
  partiesWhere(db, sql`c.stock_id = ANY(${sql.param(sailings)}::uuid[])`);

async function partiesWhere(db: Db | Tx, where: SQL): Promise<Party[]> {
  const { rows } = await db.execute<Row>(sql`
    SELECT b.id AS "bookingId", b.booking_no AS "bookingNo", b.booking_name AS "bookingName", b.mobile, b.language, b.state,
      b.check_in AS "checkIn", b.check_out AS "checkOut", b.persons::int AS persons, b.total_sen AS "totalSen",
      b.paid_sen AS "paidSen", CASE WHEN NOT EXISTS (SELECT FROM payment o
        WHERE o.booking_id = b.id AND o.state = 'captured' AND (o.group_id IS NOT NULL OR o.folio_id IS NOT NULL))
      THEN b.account_id END AS "accountId", b.hold_id AS "holdId", h.stay, c.stock_id AS "sailingId",
      coalesce((SELECT json_agg(t ->> 'landTransferId') FROM disrupted_crossing d, jsonb_array_elements(d.rides -> 'was') t
        WHERE d.booking_id = b.id), '[]') AS "givenRides",
      coalesce((SELECT json_agg(d.was) FROM disrupted_crossing d
        WHERE d.booking_id = b.id AND d.solution IN ('refund', 'credit') AND d.restored IS DISTINCT FROM 'yes'), '[]') AS returned
    FROM booking_crossing c JOIN booking b ON b.id = c.booking_id JOIN stay_hold h ON h.id = b.hold_id
      JOIN sailing s ON s.id = c.stock_id
    WHERE ${where} AND ${isStillToSail(sql`b`, sql`c`)}
      AND NOT EXISTS (SELECT FROM kept_manifest m WHERE m.sailing_id = s.id AND m.booking_id = b.id AND m.reopened_at IS NULL)
    ORDER BY s.day, s.time NULLS LAST, s.id, b.persons DESC, b.booking_no`);
  return rows.flatMap(({ sailingId, ...row }) => {
    const crossing = row.stay.crossings.find(({ stockId }) => stockId === sailingId);
    return crossing ? [{ ...row, crossing }] : [];
  });
}

/** What tells one way of a booking from the others. */
export const keyOf = (bookingId: BookingId, sailingId: StockId): string => `${bookingId} ${sailingId}`;
export const keyOfParty = ({ bookingId, crossing }: Party): string => keyOf(bookingId, crossing.stockId);

/** What the party's way costs it, and what of that is paid and would go back. */
export function moneyOf(party: Party): { readonly priceSen: Sen; readonly backSen: Sen } {
  const { stay, crossing, returned } = party;
  // Of a stay that is over all is earned: what is given back then is given by a refund.
  if (party.state === "completed") return { priceSen: 0, backSen: 0 };
  const priceSen = Math.min(
    party.totalSen,
    priceOfCrossing({
      lines: stay.quote.lines,
      crossing,
      crossings: [...stay.crossings, ...returned],
      transferIds: [
        ...(stay.transfers ?? []).map(({ landTransferId }) => landTransferId),
        ...party.givenRides,
      ],
    }),
  );
  return { priceSen, backSen: paidBack(party, priceSen) };
}

/** The party as one looks for its next boat. */
export const strandedOf = (party: Party): Stranded => {
  const { crossing, persons, checkIn, checkOut } = party;
  const { direction, day, time } = crossing;
  return { key: keyOfParty(party), direction, day, time, persons, checkIn, checkOut };
};

/** What staff see of it. */
export function partyFace(party: Party) {
  const { bookingId, bookingNo, bookingName, mobile, language, state, checkIn, checkOut, persons } = party;
  const was: CrossingFace = faceOfCrossing(party.crossing);
  const rides = (party.stay.transfers ?? []).some(({ pickUpDay, dropDay, returnDay }) =>
    [pickUpDay, dropDay, returnDay].includes(was.day),
  );
  return {
    bookingId,
    bookingNo,
    bookingName,
    mobile,
    language,
    state,
    checkIn,
    checkOut,
    persons,
    was,
    ...moneyOf(party),
    hasWallet: party.accountId !== null,
    hasTransfer: rides,
  };
}

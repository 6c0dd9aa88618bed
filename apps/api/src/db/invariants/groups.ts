import type { Invariant } from "./invariant.ts";
import { isLive } from "./inventory.ts";

const keeps = "g.state = 'open' AND h.state = 'live' AND h.expires_at > pulau_now()";

/** G1 and G5 of groups: what a group keeps is claimed, what it released is not, and no room of it is counted twice. */
export const groupFaults: readonly Invariant[] = [
  {
    rule: "G1",
    holds: "A group’s rooms are claimed for each night",
    faults: `
      SELECT format('group %s keeps %s nights, its hold says %s', g.name, claimed.nights,
        jsonb_array_length(h.stay -> 'rooms') * (g.check_out - g.check_in)) AS fault
      FROM stay_group g JOIN stay_hold h ON h.id = g.hold_id CROSS JOIN LATERAL (
        SELECT count(*) AS nights FROM room_night n WHERE n.hold_id = h.id AND ${isLive("n")}) claimed
      WHERE ${keeps} AND claimed.nights <> jsonb_array_length(h.stay -> 'rooms') * (g.check_out - g.check_in)`,
  },
  {
    rule: "G1",
    holds: "A group’s boat seats are claimed",
    faults: `
      SELECT format('group %s has %s seats of sailing %s, its hold says %s', g.name, k.pieces, c ->> 'stockId', c ->> 'seats') AS fault
      FROM stay_group g JOIN stay_hold h ON h.id = g.hold_id
      CROSS JOIN LATERAL jsonb_array_elements(h.stay -> 'crossings') c
      LEFT JOIN stock_claim k ON k.hold_id = h.id AND k.stock_id = (c ->> 'stockId')::uuid AND ${isLive("k")}
      WHERE ${keeps} AND k.pieces IS DISTINCT FROM (c ->> 'seats')::int`,
  },
  {
    rule: "G5",
    holds: "No room of a group is counted twice",
    faults: `
      SELECT format('group %s agreed %s rooms: %s are named and %s are left', g.name, agreed.rooms, named.bookings,
        jsonb_array_length(h.stay -> 'rooms')) AS fault
      FROM stay_group g JOIN stay_hold h ON h.id = g.hold_id
      CROSS JOIN LATERAL (SELECT sum((r ->> 'rooms')::int) AS rooms FROM jsonb_array_elements(g.rooms) r) agreed
      CROSS JOIN LATERAL (SELECT count(*) AS bookings FROM group_booking WHERE group_id = g.id) named
      WHERE agreed.rooms <> named.bookings + jsonb_array_length(h.stay -> 'rooms')`,
  },
  {
    rule: "G5",
    holds: "A group that is over holds nothing",
    faults: `
      SELECT format('group %s is %s and its hold is %s', g.name, g.state, h.state) AS fault
      FROM stay_group g JOIN stay_hold h ON h.id = g.hold_id WHERE g.state <> 'open' AND h.state <> 'released'`,
  },
  {
    rule: "G3",
    holds: "A group’s account holds what the books say",
    faults: `
      SELECT format('group %s says %s is held, its ledger account %s', g.name, coalesce(f.held_sen, 0), held) AS fault
      FROM stay_group g LEFT JOIN group_fund f ON f.group_id = g.id CROSS JOIN LATERAL (
        SELECT coalesce(sum(e.sen), 0) AS held FROM ledger_entry e
        WHERE e.account_kind = 'group' AND e.account_key = g.id::text) l
      WHERE coalesce(f.held_sen, 0) <> held`,
  },
  {
    rule: "G3",
    holds: "A group’s money is held, or paid to its bookings",
    // What came, less what was paid back or kept, is held or was paid to bookings and has not come back from them.
    faults: `
      SELECT format('group %s has entries of %s, holds %s and paid %s', g.name, entries, coalesce(f.held_sen, 0), paid) AS fault
      FROM stay_group g LEFT JOIN group_fund f ON f.group_id = g.id CROSS JOIN LATERAL (
        SELECT coalesce(sum(CASE WHEN kind = 'received' THEN amount_sen ELSE -amount_sen END), 0) AS entries
        FROM group_entry WHERE group_id = g.id) l CROSS JOIN LATERAL (
        SELECT coalesce(sum(p.amount_sen - coalesce((SELECT sum(r.amount_sen) FROM refund r
          WHERE r.payment_id = p.id AND r.state = 'done' AND r.wallet_account_id IS NULL AND r.paid_back_by IS NULL), 0)), 0) AS paid
        FROM payment p WHERE p.group_id = g.id AND p.state = 'captured') k
      WHERE entries <> coalesce(f.held_sen, 0) + paid`,
  },
  {
    rule: "G5",
    holds: "Each hold of a group belongs to one",
    faults: `
      SELECT format('hold %s belongs to no group', h.id) AS fault FROM stay_hold h
      WHERE h.kind = 'group' AND NOT EXISTS (SELECT FROM stay_group g WHERE g.hold_id = h.id)`,
  },
];

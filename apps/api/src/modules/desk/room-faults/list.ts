import { type FaultLine, type faultStates, roomFaultsRoute } from "@pulau/contract/room-faults.ts";
import { ok } from "@pulau/domain/result.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { type ListRequest, mountList } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import { likeOf } from "../../../listing/search.ts";
import type { Source } from "../../../listing/source.ts";
import { statesOf } from "../../../listing/state-words.ts";
import type { Module } from "../../../module.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { photosOf } from "../room-photos/public.ts";

/** What is broken in the rooms, for whoever repairs it. */
export const roomFaultsModule: Module = (app, { db }) => {
  mountList(app, roomFaultsRoute, async ({ query }) => {
    const { timeZone } = await loadSettings(db);
    return ok(roomFaults({ ...query, today: await loadToday(db, timeZone) }));
  });
};

type Filters = ListRequest<typeof roomFaultsRoute>["query"] & { readonly today: string };
type Totals = { readonly open: string };

const stateCell = statesOf("maintenance:states", {
  open: { en: "To repair", my: "Perlu dibaiki", cn: "待维修" },
  done: { en: "Repaired", my: "Sudah dibaiki", cn: "已维修" },
});
const closureCell = statesOf("closures:kinds", {
  outOfOrder: { en: "Out of order", my: "Tidak boleh diduduki", cn: "维修停用" },
  outOfService: { en: "Out of service", my: "Ada kerosakan kecil", cn: "小故障（可售）" },
});

const closedNow = (today: string): SQL => sql`LATERAL (
  SELECT c.kind, c.until_day AS until FROM room_closure c
  WHERE c.room_id = f.room_id AND c.taken_back_at IS NULL AND c.from_day <= ${today}
    AND (c.until_day IS NULL OR c.until_day > ${today})
  ORDER BY c.kind, c.from_day LIMIT 1) k`;

const stateOf = { open: sql`f.done_at IS NULL`, done: sql`f.done_at IS NOT NULL` } as const satisfies Record<
  (typeof faultStates)[number],
  SQL
>;

const roomFaults = ({
  state,
  search,
  today,
}: Filters): Source<typeof roomFaultsRoute, FaultLine, Totals> => ({
  columns: sql`f.id AS "_id", f.text, f.at, b.name AS by, f.done_at AS "doneAt", d.name AS "doneBy",
    CASE WHEN f.done_at IS NULL THEN 'open' ELSE 'done' END AS state, f.room_id AS "roomId", r.room_no AS "roomNo",
    CASE WHEN k.kind IS NOT NULL THEN json_build_object('kind', k.kind, 'until', k.until) END AS closure,
    ${photosOf(sql`p.fault_id = f.id`)} AS photos`,
  from: sql`room_fault f JOIN room r ON r.id = f.room_id LEFT JOIN staff_user b ON b.id = f.reported_by
    LEFT JOIN staff_user d ON d.id = f.done_by LEFT JOIN ${closedNow(today)} ON true`,
  among: sql`room_fault f JOIN room r ON r.id = f.room_id`,
  where: [state && stateOf[state], search ? found(search) : undefined],
  id: up(sql`f.id`, "uuid"),
  orders: {
    at: [up(sql`f.at`, "timestamptz")],
    "-at": [down(sql`f.at`, "timestamptz")],
    room: [up(sql`r.room_no`, "text")],
    "-room": [down(sql`r.room_no`, "text")],
  },
  rows: (rows) =>
    rows.map((row) => ({
      ...row,
      at: new Date(row.at).toISOString(),
      doneAt: row.doneAt && new Date(row.doneAt).toISOString(),
    })),
  totals: sql`(SELECT count(*)::int FROM room_fault o WHERE o.done_at IS NULL) AS open`,
  extra: ({ open }) => ({ open: Number(open) }),
  heads: {
    fault: { en: "Fault", my: "Kerosakan", cn: "故障" },
    closed: { en: "Room closed", my: "Bilik ditutup", cn: "客房停用" },
  },
  cells: {
    roomNo: ({ roomNo }) => roomNo,
    fault: ({ text }) => text,
    at: ({ at }) => at,
    by: ({ by }) => by,
    status: ({ state }, language) => stateCell(state, language),
    closed: ({ closure }, language) => closure && closureCell(closure.kind, language),
    doneAt: ({ doneAt }) => doneAt,
    doneBy: ({ doneBy }) => doneBy,
  },
});

function found(search: string): SQL {
  const like = likeOf(search);
  return sql`(r.room_no ILIKE ${like} OR f.text ILIKE ${like})`;
}

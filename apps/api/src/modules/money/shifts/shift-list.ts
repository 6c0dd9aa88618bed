import type { shiftsRoute } from "@pulau/contract/shifts.ts";
import { type ShiftViewer, seesAllShifts } from "@pulau/domain/access/may-see-shift.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { plainRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { daySpan } from "../../../listing/day-span.ts";
import { equals } from "../../../listing/filter.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import { likeOf } from "../../../listing/search.ts";
import type { Source } from "../../../listing/source.ts";
import { type ShiftRecord, shiftColumns, shiftFrom, shiftOf } from "./shift-sums.ts";

type Filters = ListRequest<typeof shiftsRoute>["query"] & {
  readonly timeZone: string;
  readonly viewer: ShiftViewer;
};
type Totals = {
  readonly cashIn: string;
  readonly over: string;
  readonly people: { readonly _id: StaffId; readonly name: string }[];
};

const states: Record<"open" | "closed" | "off", SQL> = {
  open: sql`h.closed_at IS NULL`,
  closed: sql`h.closed_at IS NOT NULL`,
  off: sql`h.counted_sen <> h.expected_sen`,
};

const overSql = sql`coalesce(h.counted_sen - h.expected_sen, 0)`;
const amount = (sen: Sen | null): string | null => (sen === null ? null : plainRinggit(sen));

/** All shifts that may be seen, open ones too. */
export const shiftList = (filters: Filters): Source<typeof shiftsRoute, ShiftRecord, Totals> => ({
  columns: shiftColumns,
  from: shiftFrom,
  where: [
    ownBy(sql`h.staff_id`, filters),
    filters.state && states[filters.state],
    equals(sql`h.staff_id`, filters.staffId),
    filters.drawer === undefined ? undefined : sql`h.drawer = ${filters.drawer}`,
    filters.search ? found(filters.search) : undefined,
    ...daySpan(sql`h.opened_at`, filters, filters.timeZone),
  ],
  id: up(sql`h.shift_no`, "bigint"),
  key: up(sql`h.id`, "uuid"),
  orders: {
    "-openedAt": [down(sql`h.opened_at`, "timestamptz")],
    openedAt: [up(sql`h.opened_at`, "timestamptz")],
    "-cashIn": [down(sql`d.cash_in`, "bigint")],
    cashIn: [up(sql`d.cash_in`, "bigint")],
    over: [up(overSql, "bigint")],
    "-over": [down(overSql, "bigint")],
  },
  rows: (rows) => rows.map(shiftOf),
  totals: sql`coalesce(sum(d.cash_in), 0) AS "cashIn", coalesce(sum(h.counted_sen - h.expected_sen), 0) AS over,
    (SELECT coalesce(json_agg(json_build_object('_id', p.id, 'name', p.name) ORDER BY p.name, p.id), '[]')
     FROM staff_user p WHERE ${ownBy(sql`p.id`, filters) ?? sql`true`}
       AND EXISTS (SELECT FROM shift WHERE staff_id = p.id)) AS people`,
  extra: ({ cashIn, over, people }) => ({ cashInSen: Number(cashIn), overSen: Number(over), people }),
  cells: {
    shiftNo: (row) => row.shiftNo,
    drawer: (row) => row.drawer,
    person: (row) => row.staff.name,
    openedAt: (row) => row.openedAt,
    closedAt: (row) => row.closedAt,
    float: (row) => amount(row.floatSen),
    cashIn: (row) => amount(row.cashInSen),
    paidOut: (row) => amount(row.paidOutSen),
    dropped: (row) => amount(row.droppedSen),
    expected: (row) => amount(row.expectedSen),
    counted: (row) => amount(row.countedSen),
    over: (row) => amount(row.overSen),
    reason: (row) => row.reason,
  },
  heads: {
    shiftNo: { en: "Shift", my: "Syif", cn: "班次" },
    drawer: { en: "Drawer", my: "Laci", cn: "钱箱" },
    openedAt: { en: "Opened", my: "Dibuka", cn: "开班时间" },
    closedAt: { en: "Closed", my: "Ditutup", cn: "结班时间" },
    float: { en: "Float", my: "Wang apungan", cn: "备用金" },
    cashIn: { en: "Cash in", my: "Tunai masuk", cn: "现金收入" },
    paidOut: { en: "Paid out", my: "Dibayar keluar", cn: "现金支出" },
    dropped: { en: "Dropped to safe", my: "Dimasukkan ke peti besi", cn: "存入保险柜" },
    expected: { en: "Should hold", my: "Sepatutnya ada", cn: "应有金额" },
    counted: { en: "Counted", my: "Dikira", cn: "清点金额" },
    over: { en: "Over or short", my: "Lebih atau kurang", cn: "长短款" },
    reason: { en: "Reason", my: "Sebab", cn: "原因" },
  },
});

const ownBy = (staffId: SQL, { viewer }: Filters): SQL | undefined =>
  seesAllShifts(viewer.permissions) ? undefined : sql`${staffId} = ${viewer.staffId}`;

function found(search: string): SQL {
  return sql`(s.name ILIKE ${likeOf(search)} OR h.shift_no::text = ${search.replace(/^#/, "")})`;
}

import type { PromoCodeInput, staffPromoCodesRoute } from "@pulau/contract/staff-promo-codes.ts";
import { standingStates } from "@pulau/domain/booking/booking-moves.ts";
import type { PromoCodeId, StaffId } from "@pulau/domain/ids.ts";
import { plainRinggit } from "@pulau/domain/money/sen.ts";
import { changedMeaning, popularityBand } from "@pulau/domain/promotion/promo-code.ts";
import { ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { oneOf } from "../../../db/booking-states.ts";
import type { Db } from "../../../db/connect.ts";
import { eq, ilike, inArray, or, type SQL, sql } from "../../../db/orm.ts";
import { namedIn, ofResort, type Saving, saveWhole, versionColumn } from "../../../db/saved-versions.ts";
import { stayPackage } from "../../../db/schema/catalogue.ts";
import { promoCode } from "../../../db/schema/promotions.ts";
import { stock } from "../../../db/schema/transport.ts";
import { violates } from "../../../db/sql-state.ts";
import type { Tx } from "../../../db/tx.ts";
import { inOrder } from "../../../listing/in-order.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import { likeOf, wordsIn } from "../../../listing/search.ts";
import type { RowOf, Source } from "../../../listing/source.ts";
import { stateCell } from "../../../listing/state-words.ts";
import { type KeyedCall, onceIfKeyed } from "../../../plugins/idempotency.ts";
import { resizeStock } from "../../../records/resize-stock.ts";
import { auditPromo } from "./audit-promo.ts";
import { limitPersons } from "./person.ts";
import { noLimit } from "./promo-rows.ts";
import { usedPromos } from "./used-promos.ts";

type StaffPromo = RowOf<typeof staffPromoCodesRoute>;

const used = sql<number>`CASE WHEN ${promoCode.priceSen} > 0 THEN
    (SELECT count(*) FROM voucher v WHERE v.promo_code_id = ${promoCode.id} AND v.left_sen < v.worth_sen
      AND v.expired_at IS NULL AND v.voided_at IS NULL)
  ELSE (SELECT count(*) FROM stay_hold h JOIN booking b ON b.hold_id = h.id
    WHERE h.stay -> 'promo' ->> 'promoCodeId' = ${promoCode.id}::text AND b.state IN ${oneOf(standingStates)}) END::int`;
const bought = sql<number>`(SELECT count(*) FROM voucher v WHERE v.promo_code_id = ${promoCode.id})::int`;

const selectForStaff = (db: Db | Tx) =>
  db
    .select({
      row: promoCode,
      capacity: stock.capacity,
      version: versionColumn("promoCode", sql`${promoCode.id}`),
      used: used,
      bought: bought,
    })
    .from(promoCode)
    .leftJoin(stock, eq(stock.id, promoCode.stockId))
    .$dynamic();

type PromoRow = Awaited<ReturnType<typeof selectForStaff>>[number];

function replyOf({ row, capacity: most, version, used: count, bought: issued }: PromoRow): StaffPromo {
  const capacity = most === noLimit ? null : most;
  const { id: _id, stockId: _, position: __, createdAt, packageIds, ...rest } = row;
  const sold = row.priceSen > 0 ? issued : count;
  const percent = capacity ? Math.min(100, Math.round((sold * 100) / capacity)) : null;
  return {
    ...rest,
    _id,
    version,
    packageIds: [...packageIds],
    capacity,
    createdAt: createdAt.toISOString(),
    sold,
    used: count,
    popularity: percent === null ? null : { percent, band: popularityBand(percent) },
  };
}

const isNamed = (search: string): SQL | undefined => {
  const like = likeOf(search);
  return or(ilike(promoCode.code, like), sql`${wordsIn(sql`${promoCode.name}`)} ILIKE ${like}`);
};

/** Every promo code with what was sold and used of it. */
export const staffPromos = ({
  type,
  search,
}: ListRequest<typeof staffPromoCodesRoute>["query"]): Source<
  typeof staffPromoCodesRoute,
  { id: PromoCodeId },
  { readonly orderVersion: number }
> => ({
  columns: sql`${promoCode.id} AS id`,
  from: sql`${promoCode}`,
  where: [type && eq(promoCode.type, type), search ? isNamed(search) : undefined],
  id: up(sql`${promoCode.id}`, "uuid"),
  orders: {
    offered: [
      down(sql`${promoCode.activeStatus}`, "boolean"),
      up(sql`${promoCode.position}`, "int"),
      down(sql`${promoCode.createdAt}`, "timestamptz"),
    ],
    code: [up(sql`${promoCode.code}`, "text")],
    "-code": [down(sql`${promoCode.code}`, "text")],
    "-createdAt": [down(sql`${promoCode.createdAt}`, "timestamptz")],
    createdAt: [up(sql`${promoCode.createdAt}`, "timestamptz")],
  },
  rows: async (found, db) => {
    const ids = found.map(({ id }) => id);
    const rows = await selectForStaff(db).where(inArray(promoCode.id, ids));
    return inOrder(ids, rows.map(replyOf), ({ _id }) => _id);
  },
  totals: sql`${versionColumn("promoCodeOrder", sql`${ofResort}`)} as "orderVersion"`,
  extra: ({ orderVersion }) => ({ orderVersion }),
  cells: {
    code: (promo) => promo.code,
    promoName: (promo, language = "en") => promo.name[language],
    type: (promo, language) => stateCell("promoCode", promo.type, language),
    active: (promo) => promo.activeStatus,
    capacity: (promo) => promo.capacity,
    sold: (promo) => promo.sold,
    used: (promo) => promo.used,
    price: (promo) => plainRinggit(promo.priceSen),
    at: (promo) => promo.createdAt,
    id: (promo) => promo._id,
  },
});

async function findForStaff(db: Db | Tx, where: SQL): Promise<StaffPromo> {
  const [found] = await selectForStaff(db).where(where);
  if (!found) throw new Error("a promo code is gone");
  return replyOf(found);
}

/** Whether every package that a code names is there. */
async function knowsPackages(db: Db | Tx, { packageId, packageIds }: PromoCodeInput): Promise<boolean> {
  const named = [...new Set([...(packageId === null ? [] : [packageId]), ...packageIds])];
  if (named.length === 0) return true;
  return (await db.$count(stayPackage, inArray(stayPackage.id, named))) === named.length;
}

type Written = Result<
  StaffPromo,
  "CODE_TAKEN" | "NOT_FOUND" | "IN_USE" | "INVALID_INPUT" | "CHANGED_SINCE" | "KEY_REUSED"
>;

/** A code that another has is refused by the database; here it gets its name. */
async function refuseClash(work: () => Promise<Written>): Promise<Written> {
  try {
    return await work();
  } catch (error) {
    if (violates(error, "promo_code_code_unique")) return refuse("CODE_TAKEN");
    throw error;
  }
}

/** Offers a new promo code, with a stock of its own where it is limited. */
export const addPromo = (
  db: Db,
  keyed: KeyedCall | undefined,
  { staffId, body: { capacity, ...body } }: { readonly staffId: StaffId; readonly body: PromoCodeInput },
): Promise<Written> =>
  refuseClash(() =>
    onceIfKeyed(db, keyed, async (tx) => {
      if (!(await knowsPackages(tx, { capacity, ...body }))) return refuse("NOT_FOUND");
      const stockId = capacity === null ? null : await makeStock(tx, capacity);
      const [made] = await tx
        .insert(promoCode)
        .values({ ...body, stockId })
        .returning({ id: promoCode.id });
      if (!made) throw new Error("a promo code was not written");
      const after = await findForStaff(tx, eq(promoCode.id, made.id));
      await auditPromo(tx, { staffId, after });
      return ok(after);
    }),
  );

async function makeStock(tx: Tx, capacity: number): Promise<string> {
  const [made] = await tx.insert(stock).values({ kind: "promoUses", capacity }).returning({ id: stock.id });
  if (!made) throw new Error("a stock was not written");
  return made.id;
}

/**
 * Changes a promo code. Who has it keeps the terms of the day. A limit that is taken off keeps its stock, so that
 * what was claimed of it stays counted.
 */
export const changePromo = (
  db: Db,
  saving: Saving,
  { staffId, body: { capacity, ...body } }: { staffId: StaffId; body: PromoCodeInput },
): Promise<Written> => {
  const id = saving.key;
  const change = async (tx: Tx): Promise<Written> => {
    const own = eq(promoCode.id, id);
    const [row] = await tx.select().from(promoCode).where(own).for("update");
    if (!row || !(await knowsPackages(tx, { capacity, ...body }))) return refuse("NOT_FOUND");
    const lost = changedMeaning(row, body);
    if (lost.length > 0 && (await usedPromos(tx, [id])).has(id))
      return refuseFields(
        "INVALID_INPUT",
        lost.map((path) => ({ path, rule: "promoUsed" })),
      );
    const stockId = row.stockId ?? (capacity === null ? null : await makeStock(tx, capacity));
    const before = await findForStaff(tx, own);
    const resized = stockId === null ? ok(true) : await resizeStock(tx, stockId, capacity ?? noLimit);
    if (!resized.ok) return resized;
    await tx
      .update(promoCode)
      .set({ ...body, stockId })
      .where(own);
    if (body.perPerson !== null && body.perPerson !== row.perPerson)
      await limitPersons(tx, id, body.perPerson);
    const after = await findForStaff(tx, own);
    await auditPromo(tx, { staffId, before, after });
    return ok(after);
  };
  const find = async (tx: Tx) => {
    const [found] = await selectForStaff(tx).where(eq(promoCode.id, id));
    return namedIn({ capacity, ...body }, found ? replyOf(found) : null);
  };
  return refuseClash(() => saveWhole(db, saving, find, change));
};

/** Offers a promo code no more. */
export async function endPromo(
  tx: Tx,
  staffId: StaffId,
  id: PromoCodeId,
): Promise<Result<{ done: true }, "NOT_FOUND">> {
  const [row] = await tx.select().from(promoCode).where(eq(promoCode.id, id)).for("update");
  if (!row) return refuse("NOT_FOUND");
  const after = { activeStatus: false };
  await tx.update(promoCode).set(after).where(eq(promoCode.id, id));
  await auditChange(tx, {
    staffId,
    act: "ended",
    subject: "promoCode",
    subjectId: id,
    before: { activeStatus: row.activeStatus },
    after,
    facts: { code: row.code },
  });
  return ok({ done: true });
}

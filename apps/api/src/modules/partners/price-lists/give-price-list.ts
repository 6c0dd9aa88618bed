import type { givePriceListRoute } from "@pulau/contract/price-lists.ts";
import type { Received } from "@pulau/contract/route.ts";
import { type Relisting, relist } from "@pulau/domain/agents/contract-spans.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { AccountId, PriceListId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { and, eq, inArray, sql } from "../../../db/orm.ts";
import { account } from "../../../db/schema/accounts.ts";
import { agentContract } from "../../../db/schema/agents.ts";
import { priceList } from "../../../db/schema/price-lists.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadResortToday } from "../../ground/resort/public.ts";

type Given = Received<typeof givePriceListRoute>["body"];
type Contract = typeof agentContract.$inferSelect;
type Days = { readonly from: Day; readonly to: Day | null };
type Failure = "NOT_FOUND" | "WRONG_STATE";

/** What an agency without a contract agrees to by getting a list: its prices, paid at once, without commission. */
const plainTerms: ReturnType<typeof termsOf> = {
  model: "commission",
  commission: 0,
  markdown: 0,
  market: null,
  roomsUnpaid: 60,
  payment: { kind: "payNow" },
};

/**
 * Lets agencies buy by a price list on some days of booking. Their contracts end the day before and go on with the list
 * in them, so bookings keep the contract that they were made on. `WRONG_STATE`: the list is out of use, one is no agency,
 * or the days are past.
 */
export async function givePriceList(
  tx: Tx,
  { id, staffId, body }: { id: PriceListId; staffId: StaffId; body: Given },
): Promise<Result<{ given: number }, Failure>> {
  const [list] = await tx.select().from(priceList).where(eq(priceList.id, id)).for("share");
  if (!list) return refuse("NOT_FOUND");
  if (!list.activeStatus) return refuse("WRONG_STATE", { activeStatus: false });
  const today = await loadResortToday(tx);
  if (body.from < today) return refuse("WRONG_STATE", { from: today });
  const accountIds = [...new Set(body.accountIds)].toSorted();
  const agencies = await lockAgencies(tx, accountIds);
  if (agencies.length < accountIds.length) return refuse("NOT_FOUND");
  if (agencies.some(({ kind }) => kind !== "agency")) return refuse("WRONG_STATE", { kind: "influencer" });
  for (const accountId of accountIds) {
    const contracts = await contractsOf(tx, accountId);
    const change = relist(contracts, body, () => list.code);
    await write(tx, { accountId, staffId, contracts, change, days: body });
  }
  return ok({ given: accountIds.length });
}

/** From today on an agency buys at public prices where it bought by this list; what else is agreed stays. */
export async function takePriceList(
  tx: Tx,
  { id, accountId, staffId }: { id: PriceListId; accountId: AccountId; staffId: StaffId },
): Promise<Result<{ taken: number }, "NOT_FOUND">> {
  const [list] = await tx.select().from(priceList).where(eq(priceList.id, id)).for("share");
  const [agency] = await lockAgencies(tx, [accountId]);
  if (!list || !agency) return refuse("NOT_FOUND");
  const contracts = await contractsOf(tx, accountId);
  const days = { from: await loadResortToday(tx), to: null };
  const without = (contract: { priceList: string | null } | null) =>
    contract?.priceList === list.code ? null : (contract?.priceList ?? null);
  const change = relist(contracts, days, without);
  await write(tx, { accountId, staffId, contracts, change, days });
  return ok({ taken: change.begin.length > 0 || change.end.length > 0 ? 1 : 0 });
}

/** In one order, so that two who give lists to the same agencies don't wait for each other for ever. */
const lockAgencies = (tx: Tx, accountIds: readonly AccountId[]) =>
  tx
    .select({ id: account.id, kind: account.kind })
    .from(account)
    .where(inArray(account.id, [...accountIds]))
    .orderBy(account.id)
    .for("update");

const contractsOf = (tx: Tx, accountId: AccountId): Promise<Contract[]> =>
  tx
    .select()
    .from(agentContract)
    .where(and(eq(agentContract.accountId, accountId), agentContract.activeStatus));

type Writing = {
  readonly accountId: AccountId;
  readonly staffId: StaffId;
  readonly contracts: readonly Contract[];
  readonly change: Relisting;
  readonly days: Days;
};

async function write(tx: Tx, { accountId, staffId, contracts, change, days }: Writing): Promise<void> {
  for (const id of change.end) {
    const ended = contracts.find((contract) => contract.id === id);
    const begun = ended !== undefined && ended.from < days.from;
    const end = begun ? { to: addDays(days.from, -1) } : { activeStatus: false };
    await tx.update(agentContract).set(end).where(eq(agentContract.id, id));
    const before = ended && { to: ended.to, activeStatus: ended.activeStatus };
    await auditChange(tx, {
      staffId,
      act: "changed",
      subject: "agentContract",
      subjectId: id,
      before,
      after: { ...before, ...end },
    });
  }
  for (const { like, ...span } of change.begin) {
    const found = contracts.find((contract) => contract.id === like);
    const terms = found ? termsOf(found) : plainTerms;
    const [made] = await tx
      .insert(agentContract)
      .values({ ...terms, ...span, accountId, createdAt: sql`pulau_now()` })
      .returning({ id: agentContract.id });
    if (!made) throw new Error("a contract was not written");
    await auditChange(tx, {
      staffId,
      act: "added",
      subject: "agentContract",
      subjectId: made.id,
      before: null,
      after: { ...terms, ...span },
      facts: { accountId, like },
    });
  }
}

/** What was agreed beside the price list and its days. */
const termsOf = ({ model, commission, markdown, market, payment, roomsUnpaid }: Contract) => ({
  model,
  commission,
  markdown,
  market,
  payment,
  roomsUnpaid,
});

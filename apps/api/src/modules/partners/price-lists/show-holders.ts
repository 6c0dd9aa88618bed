import type { priceListHoldersRoute } from "@pulau/contract/price-lists.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { contractOn } from "@pulau/domain/agents/contract.ts";
import type { AccountId, PriceListId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { and, asc, eq, sql } from "../../../db/orm.ts";
import { account } from "../../../db/schema/accounts.ts";
import { agentContract } from "../../../db/schema/agents.ts";
import { priceList } from "../../../db/schema/price-lists.ts";
import { promoCode } from "../../../db/schema/promotions.ts";
import { loadResortToday } from "../../ground/resort/public.ts";

type Holders = Reply<typeof priceListHoldersRoute>;

/** Which agencies buy by a price list today or later, which promo codes open it, and by what list every agency buys. */
export async function showHolders(db: Db, id: PriceListId): Promise<Result<Holders, "NOT_FOUND">> {
  const [list] = await db.select().from(priceList).where(eq(priceList.id, id));
  if (!list) return refuse("NOT_FOUND");
  const today = await loadResortToday(db);
  const [rows, promoCodes] = await Promise.all([
    db
      .select({ accountId: account.id, name: account.name, contract: agentContract })
      .from(account)
      .leftJoin(agentContract, and(eq(agentContract.accountId, account.id), agentContract.activeStatus))
      .where(eq(account.kind, "agency"))
      .orderBy(asc(sql`lower(${account.name})`), asc(account.id), asc(agentContract.from)),
    db
      .select({ _id: promoCode.id, code: promoCode.code, activeStatus: promoCode.activeStatus })
      .from(promoCode)
      .where(eq(promoCode.priceList, list.code))
      .orderBy(asc(promoCode.code)),
  ]);
  const byAgency = Map.groupBy(rows, ({ accountId }) => accountId);
  const agencies: Holders["agencies"] = [];
  const holders: Holders["holders"] = [];
  for (const [accountId, own] of byAgency as Map<AccountId, typeof rows>) {
    const name = own[0]?.name ?? "";
    const contracts = own.flatMap(({ contract }) => contract ?? []);
    const current = contractOn(contracts, today);
    agencies.push({ accountId, name, priceList: current?.priceList ?? null });
    for (const contract of contracts) {
      if (contract.priceList !== list.code || (contract.to !== null && contract.to < today)) continue;
      const { from, to } = contract;
      holders.push({ accountId, name, from, to, current: contract.id === current?.id });
    }
  }
  return ok({ today, holders, promoCodes, agencies });
}

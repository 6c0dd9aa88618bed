import type { pricedOptionsRoute } from "@pulau/contract/price-draft.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { contractOn } from "@pulau/domain/agents/contract.ts";
import type { PackageId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { asc, eq, sql } from "../../../db/orm.ts";
import { account } from "../../../db/schema/accounts.ts";
import { agentContract } from "../../../db/schema/agents.ts";
import { packageOption, stayPackage } from "../../../db/schema/catalogue.ts";
import { pricePlan } from "../../../db/schema/price-drafts.ts";
import { priceList } from "../../../db/schema/price-lists.ts";
import { room, roomType } from "../../../db/schema/rooms.ts";
import { loadResortToday } from "../../ground/resort/public.ts";

type Listed = Reply<typeof pricedOptionsRoute>;

/** Whatever has prices or could have them, on sale or not, with the room types that prices name. */
export async function listPricedOptions(db: Db, { withBuyers }: { withBuyers: boolean }): Promise<Listed> {
  const ofOption = sql.raw(`"package_option"."id"`);
  const rows = await db
    .select({
      pack: stayPackage,
      option: packageOption,
      plan: pricePlan,
      prices: sql<number>`(SELECT count(*)::int FROM rate r LEFT JOIN period p ON p.id = r.period_id
        WHERE coalesce(r.option_id, p.option_id) = ${ofOption})`,
      unpublished: sql<number>`(SELECT count(*)::int FROM price_change c WHERE c.option_id = ${ofOption})`,
    })
    .from(packageOption)
    .innerJoin(stayPackage, eq(stayPackage.id, packageOption.packageId))
    .leftJoin(pricePlan, eq(pricePlan.optionId, packageOption.id))
    .orderBy(
      asc(stayPackage.position),
      asc(stayPackage.id),
      asc(packageOption.position),
      asc(packageOption.id),
    );
  const packages = new Map<PackageId, Listed["packages"][number]>();
  for (const { pack, option, plan, ...counts } of rows) {
    const { id, code, name, activeStatus } = pack;
    const fresh: Listed["packages"][number] = { _id: id, code, name, onSale: activeStatus, options: [] };
    const listed = packages.get(id) ?? fresh;
    packages.set(id, listed);
    listed.options.push({
      _id: option.id,
      name: option.name,
      nights: option.nights,
      onSale: option.activeStatus,
      plan: plan && { at: plan.publishAt.toISOString(), errors: plan.errors },
      ...counts,
    });
  }
  const [roomTypes, priceLists, buyers] = await Promise.all([
    listRoomTypes(db),
    listPriceLists(db),
    withBuyers ? listBuyers(db) : [],
  ]);
  return { packages: [...packages.values()], roomTypes, priceLists, buyers };
}

const listPriceLists = (db: Db): Promise<Listed["priceLists"]> =>
  db
    .select({ code: priceList.code, name: priceList.name })
    .from(priceList)
    .where(eq(priceList.activeStatus, true))
    .orderBy(asc(priceList.name));

/** Agencies by name, with the contract by which each buys today. */
export async function listBuyers(db: Db): Promise<Listed["buyers"]> {
  const today = await loadResortToday(db);
  const rows = await db
    .select({ accountId: account.id, name: account.name, contract: agentContract })
    .from(agentContract)
    .innerJoin(account, eq(account.id, agentContract.accountId))
    .where(eq(agentContract.activeStatus, true))
    .orderBy(asc(account.name), asc(account.id));
  return [...Map.groupBy(rows, ({ accountId }) => accountId).values()].flatMap((own) => {
    const contract = contractOn(
      own.map((row) => row.contract),
      today,
    );
    const [first] = own;
    return first && contract ? [{ accountId: first.accountId, name: first.name, contract }] : [];
  });
}

const listRoomTypes = (db: Db): Promise<Listed["roomTypes"]> =>
  db
    .select({
      _id: roomType.id,
      name: roomType.name,
      maxPax: roomType.maxPax,
      bedTypes: roomType.bedTypes,
      rooms: sql<number>`count(${room.id})::int`,
    })
    .from(roomType)
    .leftJoin(room, eq(room.roomTypeId, roomType.id))
    .groupBy(roomType.id)
    .orderBy(asc(roomType.priority), asc(roomType.id));

import type { PartnerContract, PartnerLink, PartnerReply } from "@pulau/contract/partners.ts";
import { contractOn } from "@pulau/domain/agents/contract.ts";
import { soldStates } from "@pulau/domain/booking/booking-moves.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { AccountId } from "@pulau/domain/ids.ts";
import { oneOf } from "../../../db/booking-states.ts";
import type { Db } from "../../../db/connect.ts";
import { asc, desc, eq, sql } from "../../../db/orm.ts";
import { versionColumn } from "../../../db/saved-versions.ts";
import { agentContract } from "../../../db/schema/agents.ts";
import { priceList } from "../../../db/schema/price-lists.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { showParty } from "../../money/e-invoices/public.ts";
import { contractInWords, listMembers, showBankDetails } from "../agents/public.ts";
import { showSums } from "../commission/public.ts";
import { packageLink } from "../referral/public.ts";

export type Partner = Pick<PartnerReply, "_id" | "kind" | "name">;

/** An agency or influencer; null for everybody else's account. */
export async function findPartner(db: Pick<Db, "execute">, id: AccountId): Promise<Partner | null> {
  const { rows } = await db.execute<Partner>(
    sql`SELECT id AS "_id", kind, name FROM account WHERE id = ${id} AND kind <> 'guest'`,
  );
  return rows[0] ?? null;
}

/** All that staff need to know of a partner on one page. */
export async function showPartner(
  db: Db,
  partner: Partner,
  { publicUrl }: { publicUrl: string },
): Promise<PartnerReply> {
  const { timeZone, influencer, marketNames } = await loadSettings(db);
  const today = await loadToday(db, timeZone);
  const { _id } = partner;
  const [members, bank, taxDetails, contracts, links, packages, priceLists, sums] = await Promise.all([
    listMembers(db, _id),
    showBankDetails(db, _id),
    showParty(db, { accountId: _id }),
    loadContracts(db, _id, today),
    loadLinks(db, { accountId: _id, today, publicUrl }),
    partner.kind === "influencer" ? loadFreePackages(db, _id) : [],
    listPriceLists(db),
    showSums(db, _id),
  ]);
  return {
    ...partner,
    members,
    ...bank,
    taxDetails,
    contracts,
    links,
    packages,
    priceLists,
    markets: Object.entries(marketNames).map(([word, name]) => ({ word, name })),
    sums,
    today,
    usualShare: influencer.share,
  };
}

async function loadContracts(db: Db, accountId: AccountId, today: Day): Promise<PartnerContract[]> {
  const bookings = sql<number>`(SELECT count(*)::int FROM booking b WHERE b.agent_contract_id = agent_contract.id)`;
  const rows = await db
    .select({ row: agentContract, bookings })
    .from(agentContract)
    .where(eq(agentContract.accountId, accountId))
    .orderBy(desc(agentContract.from), desc(agentContract.id));
  const current = contractOn(
    rows.flatMap(({ row }) => (row.activeStatus ? [row] : [])),
    today,
  );
  return rows.map(({ row, bookings: made }) => ({
    ...row,
    _id: row.id,
    terms: contractInWords(row),
    current: row.id === current?.id,
    bookings: made,
  }));
}

type LinksRequest = { accountId: AccountId; today: Day; publicUrl: string };

async function loadLinks(db: Db, { accountId, today, publicUrl }: LinksRequest): Promise<PartnerLink[]> {
  const { rows } = await db.execute<Omit<PartnerLink, "link">>(sql`
    SELECT p.id AS "packageId", ${versionColumn("partnerLink", sql`i.account_id || ' ' || i.package_id`)} AS version,
      p.name, i.active_status AS "activeStatus", i."from"::text, i."to"::text, i.commission,
      (p.active_status AND i.active_status AND ${today} BETWEEN i."from" AND coalesce(i."to", 'infinity')) AS "open",
      (SELECT count(*)::int FROM referral_click c
        WHERE c.account_id = i.account_id AND c.package_id = i.package_id) AS "clicks",
      (SELECT count(*)::int FROM booking b WHERE b.influencer_id = i.account_id AND b.package_id = i.package_id
        AND b.state IN ${oneOf(soldStates)}) AS "bookings"
    FROM influencer_package i JOIN package p ON p.id = i.package_id
    WHERE i.account_id = ${accountId} ORDER BY i."from" DESC, p.position, p.id`);
  return rows.map((row) => ({
    ...row,
    link: packageLink(publicUrl, { packageId: row.packageId, influencerId: accountId }),
  }));
}

async function loadFreePackages(db: Db, accountId: AccountId): Promise<PartnerReply["packages"]> {
  const { rows } = await db.execute<PartnerReply["packages"][number]>(sql`
    SELECT p.id AS "packageId", p.name FROM package p WHERE p.type = 'influencer' AND p.active_status
      AND NOT EXISTS (SELECT FROM influencer_package i WHERE i.package_id = p.id AND i.account_id = ${accountId})
    ORDER BY p.position, p.id`);
  return rows;
}

const listPriceLists = (db: Db): Promise<PartnerReply["priceLists"]> =>
  db
    .select({ code: priceList.code, name: priceList.name })
    .from(priceList)
    .where(eq(priceList.activeStatus, true))
    .orderBy(asc(priceList.name));

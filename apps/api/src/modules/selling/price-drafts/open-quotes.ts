import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { comparePricesRoute } from "@pulau/contract/price-draft.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { type AgentContract, contractOn, contractTerms } from "@pulau/domain/agents/contract.ts";
import { type Day, daysBetween } from "@pulau/domain/calendar/day.ts";
import type { Discount } from "@pulau/domain/catalogue/reductions.ts";
import type { OptionId, OwnerId } from "@pulau/domain/ids.ts";
import { travellersOf } from "@pulau/domain/party/kinds.ts";
import type { SampleStay } from "@pulau/domain/rate-card/sample-stays.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq, inArray, sql } from "../../../db/orm.ts";
import { agentContract } from "../../../db/schema/agents.ts";
import type { HeldAddOn, HeldStay } from "../../../db/schema/holds.ts";
import { loadAddOns } from "../catalogue/public.ts";

type Compared = Reply<typeof comparePricesRoute>["samples"]["changed"][number];

/** A stay that a guest has open, as it would be priced anew, but for its boats and transfers: a card prices none of them. */
export type OpenQuote = SampleStay & {
  readonly open: NonNullable<Compared["open"]>;
  /** The promo code's own, of a hold. */
  readonly discount?: Discount | undefined;
};

type Row = {
  ownerId: OwnerId;
  json: BookingJson | null;
  held: HeldStay | null;
  enquiryNo: number | null;
  possible: string;
};

/** So many of the newest are priced. */
const mostOpen = 200;

type Wanted = {
  readonly optionId: OptionId;
  readonly today: Day;
  /** Whether stays by an agency's contract are among them, and whether enquiries are named: for who may read these. */
  readonly withBuyers: boolean;
  readonly withEnquiries: boolean;
};

/** Live holds, and drafts with rooms chosen, of one option and with a day ahead: one for each stay. */
export async function findOpenQuotes(
  db: Db,
  { optionId, today, withBuyers, withEnquiries }: Wanted,
): Promise<{ quotes: OpenQuote[]; possible: number }> {
  const { rows } = await db.execute<Row>(sql`
    SELECT coalesce(h.owner_id, d.owner_id) AS "ownerId", d.json, h.stay AS held,
      (SELECT max(e.enquiry_no) FROM booking_enquiry e WHERE e.draft_id = coalesce(h.id, d.id)) AS "enquiryNo",
      count(*) OVER () AS possible
    FROM draft d
      FULL JOIN (SELECT * FROM stay_hold WHERE kind = 'stay' AND state = 'live' AND expires_at > pulau_now()) h
        ON h.id = d.id
    WHERE coalesce(h.stay ->> 'optionId', d.json ->> 'optionId') = ${optionId}
      AND coalesce(h.stay ->> 'checkIn', d.json ->> 'checkIn') >= ${today}
      AND (h.id IS NOT NULL OR d.json #> '{rooms,0}' IS NOT NULL)
      AND NOT EXISTS (SELECT FROM booking b WHERE b.id = d.id OR b.hold_id = d.id)
    ORDER BY coalesce(d.updated_at, h.created_at) DESC LIMIT ${mostOpen}`);
  const contracts = await findContracts(
    db,
    rows.map(({ ownerId }) => ownerId),
    today,
  );
  const chosen = rows.flatMap(({ json, held }) => held?.addOns ?? json?.addOns ?? []);
  const addOns = await loadAddOns(db, [...new Set(chosen.map(({ addOnId }) => addOnId))]);
  const pricedOf = (choices: readonly Pick<HeldAddOn, "addOnId" | "count" | "day">[]) =>
    choices.flatMap(({ addOnId, count, day }) => {
      const addOn = addOns.find(({ id }) => id === addOnId);
      return addOn ? [{ addOn, count, day }] : [];
    });
  const quotes = rows.flatMap(({ ownerId, json, held, enquiryNo }): OpenQuote[] => {
    const number = withEnquiries ? enquiryNo : null;
    if (held) {
      const open = { kind: number === null ? "hold" : "enquiry", number } as const;
      const stay = heldStay(held, pricedOf(held.addOns.filter(({ included }) => !included)));
      return [{ open, stay, contract: held.contract ?? null, discount: held.promo?.discount ?? undefined }];
    }
    const contract = contracts.get(ownerId) ?? null;
    const stay = json && draftStay(json, contract, pricedOf(json.addOns ?? []));
    return stay ? [{ open: { kind: number === null ? "draft" : "enquiry", number }, stay, contract }] : [];
  });
  const told = quotes.filter(({ contract }) => withBuyers || contract === null);
  return { quotes: told, possible: Number(rows[0]?.possible ?? 0) - (quotes.length - told.length) };
}

type AddOns = SampleStay["stay"]["addOns"];

const heldStay = (held: HeldStay, addOns: AddOns): SampleStay["stay"] => ({
  checkIn: held.checkIn,
  nights: daysBetween(held.checkIn, held.checkOut),
  market: held.party.market,
  ...(held.promo?.priceList !== undefined && { priceList: held.promo.priceList }),
  ...contractTerms(held.contract ?? null),
  excluded: held.excluded,
  travellers: held.travellers,
  rooms: held.rooms,
  extras: held.extras ?? [],
  crossings: [],
  addOns,
});

function draftStay(
  { checkIn, nights, party, rooms, extras }: BookingJson,
  contract: AgentContract | null,
  addOns: AddOns,
): SampleStay["stay"] | null {
  if (!checkIn || !party || !rooms?.length) return null;
  return {
    checkIn,
    nights: nights ?? undefined,
    market: party.market,
    ...contractTerms(contract),
    travellers: travellersOf(party),
    rooms,
    extras: extras ?? [],
    crossings: [],
    addOns,
  };
}

/** The contracts by which owners of accounts buy today; visitors without one have none. */
async function findContracts(
  db: Db,
  ownerIds: readonly OwnerId[],
  today: Day,
): Promise<ReadonlyMap<OwnerId, AgentContract>> {
  if (ownerIds.length === 0) return new Map();
  const { accountId, activeStatus } = agentContract;
  const rows = await db
    .select()
    .from(agentContract)
    .where(and(eq(activeStatus, true), inArray(sql`${accountId}`, [...new Set(ownerIds)])));
  return new Map<OwnerId, AgentContract>(
    [...Map.groupBy(rows, (row) => row.accountId)].flatMap(([owner, own]) => {
      const contract = contractOn(own, today);
      return contract ? [[owner, contract] as const] : [];
    }),
  );
}

import { BookingJson } from "@pulau/contract/drafts.ts";
import type { comparePricesRoute } from "@pulau/contract/price-comparison.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { TransferDetails } from "@pulau/contract/transfers.ts";
import { type AgentContract, contractOn, contractTerms } from "@pulau/domain/agents/contract.ts";
import { addDays, type Day, daysBetween } from "@pulau/domain/calendar/day.ts";
import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { nightsOfStay } from "@pulau/domain/catalogue/selling.ts";
import type { HoldId, OwnerId, PackageId } from "@pulau/domain/ids.ts";
import type { SampleStay } from "@pulau/domain/rate-card/sample-stays.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq, inArray, sql } from "../../../db/orm.ts";
import { agentContract } from "../../../db/schema/agents.ts";
import type { HeldStay, HeldTransfer } from "../../../db/schema/holds.ts";
import { pricedTransport, travellersOfDraft } from "../../booking/holds/public.ts";
import { loadSettings, type ResortSettings } from "../../ground/resort/public.ts";
import { loadAddOns } from "../catalogue/public.ts";
import { type PromoForStay, promoForStay } from "../promotions/public.ts";

type Compared = Reply<typeof comparePricesRoute>["samples"]["changed"][number];

/** A stay that a guest has open, as it would be priced anew. */
export type OpenQuote = SampleStay & {
  readonly open: NonNullable<Compared["open"]>;
  /** The promo code that is typed or held, with the spending that it asks for. */
  readonly code: PromoForStay | null;
};

type Row = {
  id: HoldId;
  ownerId: OwnerId;
  json: BookingJson | null;
  held: HeldStay | null;
  enquiryNo: number | null;
  possible: string;
};

/** So many of the newest are priced. */
const mostOpen = 200;

type Wanted = {
  readonly packageId: PackageId;
  /** What guests are told today. */
  readonly published: RateBook;
  readonly today: Day;
  /** Whether stays by an agency's contract are among them, and whether enquiries are named: for who may read these. */
  readonly withBuyers: boolean;
  readonly withEnquiries: boolean;
};

/** Live holds, and drafts with rooms chosen, of one option and with a day ahead: one for each stay. */
export async function findOpenQuotes(
  db: Db,
  wanted: Wanted,
): Promise<{ quotes: OpenQuote[]; possible: number }> {
  const { published, today, withBuyers } = wanted;
  const optionId = published.option.id;
  // Holds and drafts are read apart, each by an index of its own: of a million bookings every draft is kept.
  const { rows } = await db.execute<Row>(sql`
    SELECT o.*, count(*) OVER () AS possible,
      (SELECT max(e.enquiry_no) FROM booking_enquiry e WHERE e.draft_id = o.id) AS "enquiryNo"
    FROM (
      SELECT h.id, h.owner_id AS "ownerId", d.json, h.stay AS held, coalesce(d.updated_at, h.created_at) AS at
      FROM stay_hold h LEFT JOIN draft d ON d.id = h.id
      WHERE h.kind = 'stay' AND h.state = 'live' AND h.expires_at > pulau_now()
        AND h.stay ->> 'optionId' = ${optionId} AND h.stay ->> 'checkIn' >= ${today}
        AND (${withBuyers} OR coalesce(jsonb_typeof(h.stay -> 'contract'), 'null') = 'null')
      UNION ALL
      SELECT d.id, d.owner_id, d.json, NULL, d.updated_at
      FROM draft d
      WHERE d.json ->> 'optionId' = ${optionId} AND d.json ->> 'checkIn' >= ${today}
        AND d.json #> '{rooms,0}' IS NOT NULL
        AND NOT EXISTS (SELECT FROM stay_hold h WHERE h.id = d.id AND (h.state = 'booked'
          OR (h.kind = 'stay' AND h.state = 'live' AND h.expires_at > pulau_now())))
        AND NOT EXISTS (SELECT FROM booking b WHERE b.id = d.id)
        AND NOT EXISTS (SELECT FROM booking b WHERE b.hold_id = d.id)
        AND (${withBuyers} OR NOT EXISTS (SELECT FROM agent_contract c WHERE c.account_id = d.owner_id
          AND c.active_status AND c."from" <= ${today} AND coalesce(c."to" >= ${today}, true)))
    ) o
    ORDER BY o.at DESC LIMIT ${mostOpen}`);
  const contracts = await findContracts(
    db,
    rows.map(({ ownerId }) => ownerId),
    today,
  );
  const addOns = await loadAddOns(db, [...new Set(rows.flatMap(addOnsOf).map(({ addOnId }) => addOnId))]);
  const { boats } = await loadSettings(db);
  const quotes: OpenQuote[] = [];
  // One after the other: guests' calls need the connections more.
  for (const row of rows) {
    const contract = row.held ? (row.held.contract ?? null) : (contracts.get(row.ownerId) ?? null);
    if (contract === null || withBuyers)
      quotes.push(...(await quoteOf(db, row, { ...wanted, contract, addOns, boats })));
  }
  return { quotes, possible: Number(rows[0]?.possible ?? 0) };
}

const addOnsOf = ({ json, held }: Row) => held?.addOns ?? json?.addOns ?? [];

type Known = Wanted & {
  readonly contract: AgentContract | null;
  readonly addOns: Awaited<ReturnType<typeof loadAddOns>>;
  readonly boats: ResortSettings["boats"];
};

/** One stay that is open, with the boats, transfers and code that its guest has; none where too little is chosen. */
async function quoteOf(db: Db, row: Row, known: Known): Promise<OpenQuote[]> {
  const { json, held, enquiryNo } = row;
  const { contract, today, published, packageId, boats } = known;
  const request = held ? stayOfHold(held) : json && stayOfDraft(BookingJson.parse(json), published);
  if (!request) return [];
  const { transport, addOns, promoCode, party, ...stay } = request;
  const { checkIn, travellers } = stay;
  const span = { checkIn, checkOut: addDays(checkIn, nightsOfStay(published, stay)) };
  const way = await pricedTransport(db, {
    ...span,
    option: { packageId, optionId: published.option.id },
    exceptHoldId: row.id,
    transport,
    party,
    travellers,
    boats,
    boatBands: published.bands.boat,
  });
  // An agency's own price is agreed with it: no code counts.
  const typed = contract === null ? promoCode : null;
  const found = typed ? await promoForStay(db, { code: typed, today, stay: { ...span, packageId } }) : null;
  const kept = held?.promo && { promo: held.promo, minSpendSen: 0 };
  const number = known.withEnquiries ? enquiryNo : null;
  const priced = addOns.flatMap(({ addOnId, count, day }) => {
    const addOn = known.addOns.find(({ id }) => id === addOnId);
    return addOn ? [{ addOn, count, day }] : [];
  });
  return [
    {
      open: { kind: number !== null ? "enquiry" : held ? "hold" : "draft", number },
      contract,
      code: kept ?? (found?.ok ? found.value : null),
      stay: { ...stay, market: party.market, ...contractTerms(contract), ...way, addOns: priced },
    },
  ];
}

type OpenStay = Pick<BookingJson, "transport" | "addOns" | "promoCode" | "party"> &
  Omit<SampleStay["stay"], "crossings" | "transfers" | "addOns">;

function stayOfHold(held: HeldStay): OpenStay {
  const boat = (way: "out" | "back") => {
    const crossing = held.crossings.find(({ direction }) => direction === way);
    return crossing ? { ...crossing, boats: Math.max(1, crossing.boats) } : null;
  };
  const { checkIn, checkOut, excluded, travellers, rooms, extras = [], party } = held;
  return {
    checkIn,
    nights: daysBetween(checkIn, checkOut),
    excluded,
    travellers,
    rooms,
    extras,
    party: { ...party, childAges: [...party.childAges] },
    transport: { out: boat("out"), back: boat("back"), land: held.transfers?.map(typedTransfer) ?? [] },
    // What the package includes comes by itself.
    addOns: held.addOns.filter(({ included }) => !included),
    promoCode: null,
  };
}

const typedTransfer = (transfer: HeldTransfer) => TransferDetails.parse(transfer);

function stayOfDraft(json: BookingJson, book: RateBook): OpenStay | null {
  const { checkIn, nights, party, rooms, extras, transport, addOns, promoCode } = json;
  if (checkIn === null || rooms.length === 0) return null;
  const chosen = { party, rooms, extras, transport, addOns, promoCode };
  return { ...chosen, checkIn, nights: nights ?? undefined, travellers: travellersOfDraft(json, book) };
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

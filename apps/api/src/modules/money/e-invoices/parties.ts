import type { EInvoiceBuyer } from "@pulau/contract/e-invoice.ts";
import type { InvoiceContent } from "@pulau/contract/papers.ts";
import { generalTins, noState, notAvailable } from "@pulau/domain/e-invoice/codes.ts";
import type { EInvoice, EInvoiceParty } from "@pulau/domain/e-invoice/document.ts";
import type { AccountId, PurchaseId } from "@pulau/domain/ids.ts";
import { isMyKad, normaliseIdentity } from "@pulau/domain/person/identity.ts";
import { iso31661Alpha2ToAlpha3 } from "iso-3166/1-a2-to-1-a3.js";
import type { Db } from "../../../db/connect.ts";
import { asc, eq } from "../../../db/orm.ts";
import { bookingGuest } from "../../../db/schema/booking-guests.ts";
import { eInvoiceParty } from "../../../db/schema/papers.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import type { BookingRow } from "../../booking/bookings/public.ts";
import type { ResortSettings } from "../../ground/resort/public.ts";

type Identity = EInvoiceParty["identity"];
export type PartyRow = typeof eInvoiceParty.$inferSelect;

/** The resort as a taxpayer; null where it has not said what e-Invoices must say of it. */
export function resortParty({ taxPayer, profile }: ResortSettings): EInvoice["supplier"] | null {
  if (taxPayer === null) return null;
  const { tin, brn, sst, tourismTax, industry, address, phone } = taxPayer;
  return {
    name: profile.legalName,
    tin,
    sst,
    tourismTax,
    industry,
    phone,
    email: profile.email || null,
    identity: { scheme: "BRN", number: brn },
    address: { ...address, country: "MYS" },
  };
}

/** The general public, to whom consolidated papers are made out. */
export const generalPublic: EInvoiceParty = {
  name: "General Public",
  tin: generalTins.public,
  identity: { scheme: "BRN", number: notAvailable },
  sst: null,
  tourismTax: null,
  phone: notAvailable,
  email: null,
  address: { lines: [notAvailable], city: "", postCode: "", state: noState, country: "" },
};

/** Who has no tax number of their own has the one for all Malaysians, or all foreigners. */
const generalTin = ({ scheme }: Identity): string =>
  scheme === "PASSPORT" ? generalTins.foreigner : generalTins.public;

/** Whom an e-Invoice of a booking is made out to: as was asked, else whoever booked, by the paper of the first guest. */
export async function buyerOf(db: Db, sealer: Sealer, row: BookingRow): Promise<EInvoiceParty | null> {
  const [party] = await db.select().from(eInvoiceParty).where(eq(eInvoiceParty.bookingId, row.id));
  return party ? partyOf(sealer, party) : bookerOf(db, sealer, row);
}

/** The company that pays a part of a bill, as its paper names it; null without what an e-Invoice must say of it. */
export function companyOf({ name, email, address, registrationNo, taxNo }: InvoiceContent["billTo"]) {
  if (!registrationNo || !taxNo || address.country === "") return null;
  return {
    name,
    tin: taxNo,
    identity: { scheme: "BRN", number: registrationNo },
    sst: null,
    tourismTax: null,
    phone: address.mobile || notAvailable,
    email: email || null,
    address: addressOf(address),
  } satisfies EInvoiceParty;
}

/** An account that the resort bills itself for; null until it has told its tax details. */
export async function accountParty(
  db: Db,
  sealer: Sealer,
  accountId: AccountId,
): Promise<EInvoiceParty | null> {
  const [party] = await db.select().from(eInvoiceParty).where(eq(eInvoiceParty.accountId, accountId));
  return party ? partyOf(sealer, party) : null;
}

/** Whom an e-Invoice of places is made out to: as was asked, else the account that bought; null until either was told. */
export async function placesBuyer(
  db: Db,
  sealer: Sealer,
  { purchaseId, accountId }: { readonly purchaseId: PurchaseId; readonly accountId: AccountId },
): Promise<EInvoiceParty | null> {
  const [party] = await db.select().from(eInvoiceParty).where(eq(eInvoiceParty.purchaseId, purchaseId));
  return party ? partyOf(sealer, party) : accountParty(db, sealer, accountId);
}

function partyOf(sealer: Sealer, row: PartyRow): EInvoiceParty {
  const identity: Identity = { scheme: row.idType, number: sealer.unseal(row.idSealed) };
  return {
    name: row.name,
    identity,
    sst: row.sst,
    tourismTax: null,
    phone: row.phone,
    email: row.email,
    tin: row.tinSealed === null ? generalTin(identity) : sealer.unseal(row.tinSealed),
    address: addressOf(row.address),
  };
}

async function bookerOf(db: Db, sealer: Sealer, row: BookingRow): Promise<EInvoiceParty | null> {
  const [lead] = await db
    .select({ sealed: bookingGuest.identitySealed, nonMalaysian: bookingGuest.nonMalaysian })
    .from(bookingGuest)
    .where(eq(bookingGuest.bookingId, row.id))
    .orderBy(asc(bookingGuest.position))
    .limit(1);
  if (!lead) return null;
  const number = normaliseIdentity(sealer.unseal(lead.sealed));
  const scheme = !lead.nonMalaysian && isMyKad(number) ? "NRIC" : "PASSPORT";
  const identity: Identity = { scheme, number };
  // Where a foreigner lives must be known; staff may book without asking, and the paper has no buyer then.
  const country = row.address.country || (scheme === "NRIC" ? "MY" : "");
  if (country === "") return null;
  return {
    name: row.bookingName,
    tin: generalTin(identity),
    identity,
    sst: null,
    tourismTax: null,
    phone: row.mobile,
    email: row.email,
    address: addressOf({ ...row.address, country }),
  };
}

type Lived = Pick<EInvoiceBuyer, "address" | "area" | "city" | "postCode" | "state" | "country">;

const addressOf = ({ address, area, city, postCode, state, country }: Lived): EInvoiceParty["address"] => ({
  lines: address || area ? [address, area].filter(Boolean) : [notAvailable],
  city: city || notAvailable,
  postCode,
  state: state || noState,
  country: iso31661Alpha2ToAlpha3[country] ?? "",
});

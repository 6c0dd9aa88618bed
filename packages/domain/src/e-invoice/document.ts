import type { Day } from "../calendar/day.ts";
import type { Sen } from "../money/sen.ts";
import type { Classification, EInvoiceType, IdentityScheme, TaxType } from "./codes.ts";

export type EInvoiceParty = {
  readonly name: string;
  readonly tin: string;
  readonly identity: { readonly scheme: IdentityScheme; readonly number: string };
  /** SST and tourism tax registration numbers; null for whoever has none. */
  readonly sst: string | null;
  readonly tourismTax: string | null;
  readonly address: EInvoiceAddress;
  /** E.164, or `NA` for the general public. */
  readonly phone: string;
  readonly email: string | null;
};

export type EInvoiceAddress = {
  /** At most three are sent. */
  readonly lines: readonly string[];
  readonly city: string;
  readonly postCode: string;
  /** A code of the list; a foreign address has 17. */
  readonly state: string;
  /** ISO 3166 alpha-3. */
  readonly country: string;
};

/** What a supplier does, by the Malaysian standard industrial classification. */
export type Industry = { readonly code: string; readonly name: string };

export type LineTax = {
  readonly type: TaxType;
  readonly taxableSen: Sen;
  readonly taxSen: Sen;
  /** Basis points; null where the tax is no share. */
  readonly share: number | null;
  /** Of a fixed tax such as tourism tax: how much for each of how many units. */
  readonly perUnit: { readonly sen: Sen; readonly units: number } | null;
};

export type EInvoiceLine = {
  readonly classification: Classification;
  readonly description: string;
  readonly quantity: number;
  readonly unitSen: Sen;
  /** Before discounts and taxes. */
  readonly subtotalSen: Sen;
  readonly discountSen: Sen;
  /** At least one: a line without tax says so. */
  readonly taxes: readonly LineTax[];
};

export type EInvoice = {
  readonly type: EInvoiceType;
  readonly number: string;
  readonly issuedAt: Date;
  readonly supplier: EInvoiceParty & { readonly industry: Industry };
  readonly buyer: EInvoiceParty;
  readonly lines: readonly EInvoiceLine[];
  /** Of a credit note: the papers that it takes from, with their MyInvois ids where they are known. */
  readonly corrects: readonly { readonly number: string; readonly uuid: string | null }[];
  /** Of a consolidated paper: the days that it covers. */
  readonly period: { readonly from: Day; readonly to: Day } | null;
};

/** What a line costs after its discount, before taxes. */
export const netOf = ({ subtotalSen, discountSen }: EInvoiceLine): Sen => subtotalSen - discountSen;

import { type Sen, sumSen } from "../money/sen.ts";
import { noState, notAvailable, type TaxType } from "./codes.ts";
import type { EInvoice, EInvoiceAddress, EInvoiceLine, EInvoiceParty, LineTax } from "./document.ts";
import { netOf } from "./document.ts";
import { Decimal, hundredths, type Json, writeJson } from "./write-json.ts";

const urn = "urn:oasis:names:specification:ubl:schema:xsd";

/**
 * An e-Invoice as MyInvois takes it: UBL 2.1 as JSON, version 1.0, in ringgit, its time in UTC. Every element is a list of
 * one with its text under `_` and its attributes beside it.
 */
export function composeEInvoice(invoice: EInvoice): string {
  const at = invoice.issuedAt.toISOString();
  return writeJson({
    _D: `${urn}:Invoice-2`,
    _A: `${urn}:CommonAggregateComponents-2`,
    _B: `${urn}:CommonBasicComponents-2`,
    Invoice: [
      {
        ID: text(invoice.number),
        IssueDate: text(at.slice(0, 10)),
        IssueTime: text(`${at.slice(11, 19)}Z`),
        InvoiceTypeCode: text(invoice.type, { listVersionID: "1.0" }),
        DocumentCurrencyCode: text("MYR"),
        TaxCurrencyCode: text("MYR"),
        InvoicePeriod: invoice.period === null ? undefined : [periodOf(invoice.period)],
        BillingReference: invoice.corrects.length === 0 ? undefined : invoice.corrects.map(referenceTo),
        AccountingSupplierParty: [
          { Party: [{ ...industryOf(invoice.supplier.industry), ...partyOf(invoice.supplier) }] },
        ],
        AccountingCustomerParty: [{ Party: [partyOf(invoice.buyer)] }],
        TaxTotal: [taxTotal(invoice.lines.flatMap(({ taxes }) => taxes))],
        LegalMonetaryTotal: [totals(invoice.lines)],
        InvoiceLine: invoice.lines.map(lineOf),
      },
    ],
  });
}

const text = (value: Json, attributes: Record<string, string> = {}): Json => [{ _: value, ...attributes }];
const amount = (sen: Sen): Json => text(hundredths(sen), { currencyID: "MYR" });

const periodOf = ({ from, to }: NonNullable<EInvoice["period"]>): Json => ({
  StartDate: text(from),
  EndDate: text(to),
  Description: text("Monthly"),
});

const referenceTo = ({ number, uuid }: EInvoice["corrects"][number]): Json => ({
  InvoiceDocumentReference: [{ ID: text(number), UUID: text(uuid ?? notAvailable) }],
});

const industryOf = ({ code, name }: EInvoice["supplier"]["industry"]) => ({
  IndustryClassificationCode: text(code, { name }),
});

const partyOf = (party: EInvoiceParty) => ({
  PartyIdentification: [
    { ID: text(party.tin, { schemeID: "TIN" }) },
    { ID: text(party.identity.number, { schemeID: party.identity.scheme }) },
    { ID: text(party.sst ?? notAvailable, { schemeID: "SST" }) },
    { ID: text(party.tourismTax ?? notAvailable, { schemeID: "TTX" }) },
  ],
  PostalAddress: [addressOf(party.address)],
  PartyLegalEntity: [{ RegistrationName: text(party.name) }],
  Contact: [{ Telephone: text(party.phone), ElectronicMail: text(party.email ?? notAvailable) }],
});

const addressOf = ({ lines, city, postCode, state, country }: EInvoiceAddress): Json => ({
  CityName: text(city),
  PostalZone: text(postCode),
  CountrySubentityCode: text(country === "MYS" ? state : noState),
  AddressLine: lines.slice(0, 3).map((line) => ({ Line: text(line) })),
  Country: [{ IdentificationCode: text(country, { listID: "ISO3166-1", listAgencyID: "6" }) }],
});

const scheme: Json = [{ ID: text("OTH", { schemeID: "UN/ECE 5153", schemeAgencyID: "6" }) }];

const categoryOf = (type: TaxType): Json => [{ ID: text(type), TaxScheme: scheme }];

/** All taxes of the paper by their type. */
function taxTotal(taxes: readonly LineTax[]): Json {
  const byType = [...Map.groupBy(taxes, ({ type }) => type)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    TaxAmount: amount(sumSen(taxes.map(({ taxSen }) => taxSen))),
    TaxSubtotal: byType.map(([type, some]) => ({
      TaxableAmount: amount(sumSen(some.map(({ taxableSen }) => taxableSen))),
      TaxAmount: amount(sumSen(some.map(({ taxSen }) => taxSen))),
      TaxCategory: categoryOf(type),
    })),
  };
}

function totals(lines: readonly EInvoiceLine[]): Json {
  const net = sumSen(lines.map(netOf));
  const tax = sumSen(lines.flatMap(({ taxes }) => taxes.map(({ taxSen }) => taxSen)));
  const discount = sumSen(lines.map(({ discountSen }) => discountSen));
  return {
    LineExtensionAmount: amount(net),
    TaxExclusiveAmount: amount(net),
    TaxInclusiveAmount: amount(net + tax),
    AllowanceTotalAmount: amount(discount),
    ChargeTotalAmount: amount(0),
    PayableRoundingAmount: amount(0),
    PayableAmount: amount(net + tax),
  };
}

const lineOf = (line: EInvoiceLine, i: number): Json => ({
  ID: text(String(i + 1)),
  InvoicedQuantity: text(new Decimal(String(line.quantity)), { unitCode: "C62" }),
  LineExtensionAmount: amount(netOf(line)),
  AllowanceCharge:
    line.discountSen === 0
      ? undefined
      : [
          {
            ChargeIndicator: text(false),
            AllowanceChargeReason: text("Discount"),
            Amount: amount(line.discountSen),
          },
        ],
  TaxTotal: [
    {
      TaxAmount: amount(sumSen(line.taxes.map(({ taxSen }) => taxSen))),
      TaxSubtotal: line.taxes.map(lineTax),
    },
  ],
  Item: [
    {
      CommodityClassification: [{ ItemClassificationCode: text(line.classification, { listID: "CLASS" }) }],
      Description: text(line.description.slice(0, 300)),
      OriginCountry: [{ IdentificationCode: text("MYS") }],
    },
  ],
  Price: [{ PriceAmount: amount(line.unitSen) }],
  ItemPriceExtension: [{ Amount: amount(line.subtotalSen) }],
});

const lineTax = ({ type, taxableSen, taxSen, share, perUnit }: LineTax): Json => ({
  TaxableAmount: amount(taxableSen),
  TaxAmount: amount(taxSen),
  ...(perUnit === null
    ? { Percent: text(hundredths(share ?? 0)) }
    : {
        BaseUnitMeasure: text(new Decimal(String(perUnit.units)), { unitCode: "C62" }),
        PerUnitAmount: amount(perUnit.sen),
      }),
  TaxCategory: categoryOf(type),
});

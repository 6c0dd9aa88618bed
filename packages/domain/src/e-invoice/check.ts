import { checkLines } from "./check-lines.ts";
import { checkParty } from "./check-party.ts";
import { eInvoiceTypes } from "./codes.ts";
import { type Element, elementsAt, readDigits, textAt } from "./read-json.ts";

const credits: readonly string[] = ["02", "04", "12"];
const urn = /^urn:oasis:names:specification:ubl:schema:xsd:/;

/**
 * What is wrong with an e-Invoice by the rules of MyInvois: fields that must stand, code lists, lengths, the time in UTC,
 * amounts with two digits after the point, sums that add up. It knows the document alone and shares no code with what
 * writes it.
 *
 * @returns a sentence for each fault; none for a document that MyInvois would take
 */
export function checkEInvoice(json: string): string[] {
  if (new TextEncoder().encode(json).length > 300_000) return ["it is larger than 300 KB"];
  let root: Element;
  try {
    root = readDigits(json) as Element;
  } catch {
    return ["it is no JSON"];
  }
  const invoices = elementsAt(root, "Invoice");
  const [invoice] = invoices;
  if (!invoice || invoices.length !== 1) return ["it has not exactly one Invoice"];
  return [
    ...["_D", "_A", "_B"]
      .filter((name) => !urn.test(String(root[name])))
      .map((name) => `${name} is no namespace`),
    ...checkHead(invoice),
    ...checkParty(elementsAt(invoice, "AccountingSupplierParty.Party")[0], "supplier"),
    ...checkParty(elementsAt(invoice, "AccountingCustomerParty.Party")[0], "buyer"),
    ...checkLines(invoice),
  ];
}

function checkHead(invoice: Element): string[] {
  const type = textAt(invoice, "InvoiceTypeCode");
  const references = elementsAt(invoice, "BillingReference");
  const faults: [boolean, string][] = [
    [!/^.{1,50}$/.test(textAt(invoice, "ID")), "ID has not 1 to 50 characters"],
    [!isDate(textAt(invoice, "IssueDate")), "IssueDate is no date"],
    [
      !/^([01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$/.test(textAt(invoice, "IssueTime")),
      "IssueTime is not a time in UTC",
    ],
    [
      !(Object.values(eInvoiceTypes) as string[]).includes(type),
      `InvoiceTypeCode ${type} is none of the list`,
    ],
    [elementsAt(invoice, "InvoiceTypeCode")[0]?.listVersionID !== "1.0", "InvoiceTypeCode names no version"],
    [textAt(invoice, "DocumentCurrencyCode") !== "MYR", "DocumentCurrencyCode is not MYR"],
    [credits.includes(type) && references.length === 0, "it credits and names no invoice"],
    [!credits.includes(type) && references.length > 0, "it credits nothing and names an invoice"],
    [!references.every(namesInvoice), "a BillingReference lacks number or UUID"],
    ...elementsAt(invoice, "InvoicePeriod").map((period): [boolean, string] => [
      !isDate(textAt(period, "StartDate")) || !(textAt(period, "StartDate") <= textAt(period, "EndDate")),
      "InvoicePeriod does not end after it begins",
    ]),
  ];
  return faults.filter(([isFault]) => isFault).map(([, fault]) => fault);
}

const namesInvoice = (reference: Element): boolean =>
  textAt(reference, "InvoiceDocumentReference.ID") !== "" &&
  textAt(reference, "InvoiceDocumentReference.UUID") !== "";

const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

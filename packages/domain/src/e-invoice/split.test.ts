import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../checks/for-all.ts";
import type { Sen } from "../money/sen.ts";
import { checkEInvoice } from "./check.ts";
import { composeEInvoice } from "./compose.ts";
import type { EInvoice, EInvoiceParty } from "./document.ts";
import { untaxed } from "./lines-of-price.ts";
import { bytesOf, type EInvoicePiece, mostDocumentBytes, splitEInvoice } from "./split.ts";

const party: EInvoiceParty = {
  name: "Teluk Biru Sdn. Bhd.",
  tin: "C2584563222",
  identity: { scheme: "BRN", number: "200001000000" },
  sst: "W10-1808-32000001",
  tourismTax: null,
  phone: "+6075550118",
  email: null,
  address: { lines: ["Lot 12"], city: "Mersing", postCode: "86800", state: "01", country: "MYS" },
};
const whole: Omit<EInvoice, "lines" | "corrects"> = {
  type: "01",
  number: "TB-CI-2026-06",
  issuedAt: new Date("2026-07-03T02:00:00Z"),
  supplier: { ...party, industry: { code: "55101", name: "Hotels and resort hotels" } },
  buyer: party,
  period: { from: "2026-06-01", to: "2026-06-30" },
};
const pieceOf = (name: string, sen: Sen, corrects: EInvoicePiece["corrects"] = []): EInvoicePiece => ({
  line: {
    classification: "004",
    description: name,
    quantity: 1,
    unitSen: sen,
    subtotalSen: sen,
    discountSen: 0,
    taxes: [untaxed(sen)],
  },
  corrects,
});
const receipts = (count: number) =>
  Array.from({ length: count }, (_, i) => pieceOf(`TB-INV-26-${String(i + 1).padStart(5, "0")}`, 100 + i));
const namesIn = (parts: readonly EInvoice[]) =>
  parts.flatMap(({ lines }) => lines.map(({ description }) => description));

describe("a month's lines", () => {
  it("are one document under its own number where they fit into one", () => {
    const parts = splitEInvoice(whole, receipts(100));
    expect(parts.map(({ number }) => number)).toEqual(["TB-CI-2026-06"]);
  });

  it("are as many as they need where they don't, each within 300 KB, faultless, and numbered without gaps", () => {
    const pieces = receipts(900);
    const parts = splitEInvoice(whole, pieces);
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.map(({ number }) => number)).toEqual(parts.map((_, i) => `TB-CI-2026-06-${i + 1}`));
    expect(namesIn(parts)).toEqual(pieces.map(({ line }) => line.description));
    for (const part of parts) {
      const json = composeEInvoice(part);
      expect(bytesOf(json)).toBeLessThanOrEqual(mostDocumentBytes);
      expect(checkEInvoice(json)).toEqual([]);
    }
    const all = checkEInvoice(
      composeEInvoice({ ...whole, lines: pieces.map(({ line }) => line), corrects: [] }),
    );
    expect(all).toEqual(["it is larger than 300 KB"]);
  });

  it("correct in each part only what its own lines take from, each once", () => {
    const of = (number: string) => [{ number, uuid: null }];
    const pieces = Array.from({ length: 40 }, (_, i) => pieceOf(`CN ${i}`, 100, of(`INV ${i >> 1}`)));
    const parts = splitEInvoice({ ...whole, type: "02" }, pieces, 12_000);
    expect(parts.length).toBeGreaterThan(2);
    for (const { lines, corrects } of parts) {
      const own = lines.map(({ description }) => `INV ${Number(description.slice(3)) >> 1}`);
      expect(corrects.map(({ number }) => number)).toEqual([...new Set(own)]);
    }
  });

  it("stay in order and within the limit whatever they are called and cost", () => {
    const piece = fc
      .tuple(fc.string({ maxLength: 60, unit: "grapheme" }), fc.integer({ min: 1, max: 1_000_000 }))
      .map(([name, sen]) => pieceOf(`x${name}`, sen));
    forAll("parts fit", fc.array(piece, { minLength: 1, maxLength: 60 }), (pieces) => {
      const parts = splitEInvoice(whole, pieces, 12_000);
      expect(namesIn(parts)).toEqual(pieces.map(({ line }) => line.description));
      for (const part of parts) expect(bytesOf(composeEInvoice(part))).toBeLessThanOrEqual(12_000);
    });
  });
});

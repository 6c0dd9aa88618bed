import { classifications, taxTypes } from "@pulau/domain/e-invoice/codes.ts";
import type { EInvoiceLine } from "@pulau/domain/e-invoice/document.ts";
import { linesOfPrice, untaxed } from "@pulau/domain/e-invoice/lines-of-price.ts";
import type { RuleId } from "@pulau/domain/ids.ts";
import { sumSen } from "@pulau/domain/money/sen.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { fee } from "../../../db/schema/catalogue.ts";
import { type IssuedGroupPaper, type IssuedPlacesPaper, lineWords, type Paper } from "../papers/public.ts";

/** The fees that are tourism tax: by the night of a room of foreigners. Those taken off the list count for old papers. */
export async function loadTourismTaxes(db: Db): Promise<ReadonlySet<RuleId>> {
  const rows = await db.select({ id: fee.id }).from(fee).where(eq(fee.per, "roomNightOfForeigners"));
  return new Set(rows.map(({ id }) => id));
}

/** A paper's lines as an e-Invoice has them, told in English. */
export const linesOf = (
  { content }: Pick<Paper, "content">,
  tourismTaxes: ReadonlySet<RuleId>,
): EInvoiceLine[] => priceLines(content.lines, tourismTaxes);

/** Those of a group's paper, booking by booking: the taxes of each stand on its own lines. */
export const groupLines = (
  { content }: IssuedGroupPaper,
  tourismTaxes: ReadonlySet<RuleId>,
): EInvoiceLine[] =>
  content.parts.flatMap(({ bookingNo, lines }) =>
    priceLines(lines, tourismTaxes).map((line) => ({
      ...line,
      description: `${bookingNo}: ${line.description}`,
    })),
  );

const priceLines = (lines: Paper["content"]["lines"], tourismTaxes: ReadonlySet<RuleId>): EInvoiceLine[] =>
  linesOfPrice({
    lines,
    tourismTaxes,
    describe: (line) => {
      const { what, why, length } = lineWords(line as Paper["content"]["lines"][number], "en");
      return [what || "Stay", [why, length].filter(Boolean).join(", ")].filter(Boolean).join(": ");
    },
  });

/** Places at an event as one line: what their price is without the taxes that it includes, and these on it. */
export function placesLine({ totalSen, content: { places, taxes } }: IssuedPlacesPaper): EInvoiceLine {
  const taxableSen = totalSen - sumSen(taxes.map(({ amountSen }) => amountSen));
  return {
    classification: classifications.others,
    description: `Event: ${places.name.en}, ${places.day}`,
    quantity: 1,
    unitSen: taxableSen,
    subtotalSen: taxableSen,
    discountSen: 0,
    taxes:
      taxes.length === 0
        ? [untaxed(taxableSen)]
        : taxes.map(({ share, amountSen: taxSen }) => ({
            type: taxTypes.service,
            taxableSen,
            taxSen,
            share,
            perUnit: null,
          })),
  };
}

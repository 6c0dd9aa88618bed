import { bookingCalls } from "./calls/booking.ts";
import { groundCalls } from "./calls/ground.ts";
import { deletedRows, importedTables } from "./calls/lists.ts";
import { moneyCalls } from "./calls/money.ts";
import { offersCalls } from "./calls/offers.ts";
import { partnersCalls } from "./calls/partners.ts";
import { peopleCalls } from "./calls/people.ts";
import { sellingCalls } from "./calls/selling.ts";
import { sellingListsCalls } from "./calls/selling-lists.ts";
import { type Examples, withFacts } from "./example.ts";
import type { DemoFacts } from "./facts.ts";

const examples: Examples = {
  ...deletedRows,
  ...importedTables,
  ...groundCalls,
  ...peopleCalls,
  ...partnersCalls,
  ...sellingCalls,
  ...sellingListsCalls,
  ...offersCalls,
  ...bookingCalls,
  ...moneyCalls,
};

/** What the examples of single calls say beside their fields, by method and path. */
export const examplesOfCalls = (demo: Partial<DemoFacts>): Examples => withFacts(examples, demo);

import { quoteRoute } from "@pulau/contract/quotes.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { FeeId, SurchargeId, TaxId } from "@pulau/domain/ids.ts";
import { travellersOf } from "@pulau/domain/party/kinds.ts";
import type { AgeBand, Party } from "@pulau/domain/party/party.ts";
import { type Charges, withCharges } from "@pulau/domain/pricing/with-charges.ts";
import { type TypedAnswers, typedReply } from "../../../api/typed-answers.ts";
import { ResortCharges, type StoredCharges } from "./calls.ts";

type Bands = {
  readonly package: readonly AgeBand[];
  readonly boat: readonly AgeBand[];
  readonly fee: readonly AgeBand[];
};

type Stored = Pick<StoredCharges, "surcharges" | "taxes" | "fees">;

/** What is new has no id yet: its place is its name. */
const named = <C extends { readonly _id: SurchargeId | TaxId | FeeId | null }>(charges: readonly C[]) =>
  charges.map(({ _id, ...charge }, at) => ({ ...charge, id: _id ?? `new ${at}` }));
const chargesOf = ({ surcharges, taxes, fees }: Stored): Charges => ({
  surcharges: named(surcharges),
  taxes: named(taxes),
  fees: named(fees),
});

/** What guests would pay with the values of the form; nothing where they can't be saved as they stand. */
export function typedCharges(kept: Stored, values: unknown, bands: Bands): TypedAnswers | undefined {
  const typed = ResortCharges.safeParse(values);
  if (!typed.success) return undefined;
  return typedReply(quoteRoute, (answer, { body }) => {
    // Who does what is the option's to say: its usual activity, and who of a party does less.
    const travellers = travellersOf(body.party as Party).map((traveller, i) => ({
      ...traveller,
      activity: answer.activities[i] ?? null,
    }));
    const stay = { travellers, rooms: answer.rooms };
    const quote = withCharges(
      { quote: answer.quote, occupancy: stay, bands },
      chargesOf(kept),
      chargesOf(typed.data),
    );
    return { ...answer, quote: quote as Reply<typeof quoteRoute>["quote"] };
  });
}

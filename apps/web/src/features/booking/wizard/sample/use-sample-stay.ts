import { BookingJson } from "@pulau/contract/drafts.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import type { PackageId } from "@pulau/domain/ids.ts";
import { useCall } from "../../../../api/use-call.ts";
import { packagePrices, type Resort } from "../calls.ts";
import { partyQuery } from "../flow/stay-search.ts";
import { type SampleSearch, sampleParties } from "./sample-search.ts";

type SampleChoice = {
  readonly resort: Resort;
  readonly search: SampleSearch;
  readonly packageId: PackageId | undefined;
};

/** A stay that can be booked now, as a draft; of a resort that sells nothing yet, tomorrow without a package. */
export function useSampleStay({ resort, search, packageId }: SampleChoice) {
  const party = { ...sampleParties[search.party], childAges: [...sampleParties[search.party].childAges] };
  const day = search.day === "" ? undefined : search.day;
  const { data, error, refetch } = useCall(
    packagePrices,
    { query: { ...partyQuery(party), checkIn: day, package: packageId } },
    { keepPrevious: true, staleTime: 0 },
  );
  const offer = data?.packages.find(
    (price) => packageId === undefined || String(price.package._id) === packageId,
  );
  const json =
    data &&
    BookingJson.parse({
      packageId: offer?.package._id ?? null,
      optionId: offer?.optionId ?? null,
      checkIn: offer?.checkIn ?? day ?? addDays(resort.today, 1),
      party,
    });
  return { json, prices: data?.packages, error, retry: () => void refetch() };
}

import type { Day } from "@pulau/domain/calendar/day.ts";
import type { OptionId, PackageId } from "@pulau/domain/ids.ts";
import type { Party } from "@pulau/domain/party/party.ts";
import { useSession } from "../../../../api/use-call.ts";

/** The stay that could not be had, as far as it was chosen. */
export type WantedStay = {
  readonly packageId: PackageId | null;
  readonly optionId: OptionId | null;
  readonly checkIn: Day | null;
  readonly nights: number | null;
  readonly party: Party;
  /** What the guest has typed of themselves in the wizard. */
  readonly booker?: Readonly<Record<string, unknown>>;
};

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** What is known of who asks: from the wizard's own form, else the name of the account. */
export function useKnownEnquirer({ booker = {} }: Pick<WantedStay, "booker">) {
  const session = useSession();
  return {
    name: textOf(booker.bookingName) || (session?.record.name ?? ""),
    email: textOf(booker.email),
    phone: textOf(booker.mobile),
    consent: false as unknown as true,
  };
}

/** A party as a call sends it. */
export const partyOf = (party: Party) => ({ ...party, childAges: [...party.childAges] });

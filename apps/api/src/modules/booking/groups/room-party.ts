import type { NamedRoom } from "@pulau/contract/groups.ts";
import { kindOf, occupantsOf } from "@pulau/domain/party/kinds.ts";
import type { AgeBand, Occupants, Traveller } from "@pulau/domain/party/party.ts";

/** Who sleeps in a named room, as prices count them. */
export type RoomParty = {
  /** Adults first, then children from the oldest down. */
  readonly guests: NamedRoom["guests"];
  readonly travellers: readonly Traveller[];
  readonly occupants: Occupants;
  readonly childAges: number[];
};

/** The party of a room: whose age was told counts by it, everybody else as an adult. Non-Malaysians are the first of them. */
export function partyOfRoom({ guests, nonMalaysians }: NamedRoom, bands: readonly AgeBand[]): RoomParty {
  const isGrown = ({ age }: NamedRoom["guests"][number]) =>
    ["adult", "senior"].includes(kindOf(age, false, bands));
  const grown = guests.filter(isGrown);
  const children = guests.filter((guest) => !isGrown(guest)).toSorted((a, b) => (b.age ?? 0) - (a.age ?? 0));
  const inOrder = [...grown, ...children];
  const travellers = inOrder.map(({ age }, i) => ({
    age,
    nonMalaysian: i < nonMalaysians,
    senior: false,
    disabled: false,
  }));
  return {
    guests: inOrder,
    travellers,
    occupants: occupantsOf(travellers, bands),
    childAges: children.map(({ age }) => age ?? 0),
  };
}

import { ok, type Result, refuse } from "../result.ts";
import { appliesToGuest } from "./guest-conditions.ts";
import type { PriceLine, StayToQuote } from "./lines.ts";
import { appliesToStay } from "./stay-facts.ts";
import { eachSleeper, note, type StepInput } from "./step.ts";
import { seatSen, transferLines } from "./transfer-lines.ts";

type Ride = NonNullable<StayToQuote["transfers"]>[number];

const linesOf = (ride: Ride, { stay, book, rooms }: StepInput): PriceLine[] | null => {
  const { transfer } = ride;
  const riding = [...eachSleeper(rooms)].filter(({ guest, room }) =>
    appliesToGuest(transfer.whom, guest, room),
  );
  if (riding.length === 0) return [];
  const travellers = riding.map(({ guest }) => guest.traveller);
  const lines = transferLines(ride, travellers, book.bands.boat);
  if (ride.persons == null) {
    const taxGroup = transfer.taxGroup ?? "none";
    for (const { guest } of riding) {
      note(guest, "transport", seatSen(ride, guest.traveller, book.bands.boat), { taxGroup });
    }
  }
  // What staff may take off a transfer are the seats that lack to its minimum.
  const seatsExcluded = stay.excluded?.includes(transfer.id) === true;
  return lines === null
    ? null
    : lines.filter(({ amountSen, lacking }) => amountSen !== 0 && !(lacking && seatsExcluded));
};

/** Transfers that every stay has, and those chosen. `ON_ENQUIRY`: more persons than a transfer has a price for. */
export const transfers = (input: StepInput): Result<PriceLine[], "ON_ENQUIRY"> => {
  const always = (input.book.transfers ?? [])
    .filter(({ when }) => appliesToStay(when, input.facts))
    .map((transfer): Ride => ({ transfer, ways: 2 }));
  const lines: PriceLine[] = [];
  for (const ride of [...always, ...(input.stay.transfers ?? [])]) {
    const made = linesOf(ride, input);
    if (!made)
      return refuse("ON_ENQUIRY", { transferId: ride.transfer.id, persons: input.stay.travellers.length });
    lines.push(...made);
  }
  return ok(lines);
};

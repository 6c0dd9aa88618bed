import { useState } from "react";
import { type Choices, type Chosen, keyOf, type Party, type Plan } from "../calls.ts";

/** What is suggested for each party; what somebody has chosen holds before it, while that boat is still to be had. */
export function useChoices(parties: Plan["parties"]) {
  const [picked, setPicked] = useState<Choices>(new Map());
  const chosenFor = (party: Plan["parties"][number]): Chosen => {
    const mine = picked.get(keyOf(party));
    const isBoat = mine !== undefined && mine !== "refund" && mine !== "credit" && mine !== "later";
    const lost = isBoat && !party.places.includes(mine);
    return mine === undefined || lost ? (party.suggested ?? "later") : mine;
  };
  const choices: Choices = new Map(parties.map((party) => [keyOf(party), chosenFor(party)]));
  return {
    choices,
    choose: (party: Party, chosen: Chosen) => setPicked(new Map(picked).set(keyOf(party), chosen)),
    suggestAgain: () => setPicked(new Map()),
  };
}

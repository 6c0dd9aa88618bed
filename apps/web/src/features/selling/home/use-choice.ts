import { useNavigate } from "@tanstack/react-router";
import { useCall } from "../../../api/use-call.ts";
import { agesOf, type Choice, partyOf, stayOf, waysQuery } from "../../../business/stay-choice.ts";
import { ways } from "./calls.ts";
import { homeRoute } from "./routes.ts";

/** What is asked for, what it offers, and the way to ask for something else. */
export function useChoice() {
  const choice = homeRoute.useSearch();
  const navigate = useNavigate();
  const party = partyOf(choice);
  const ages = agesOf(choice);
  const offers = useCall(ways, waysQuery(party), { keepPrevious: true });
  return {
    party,
    ages,
    /** A child's age is still to be told: until it is, no price is shown. */
    lacksAge: ages.includes(null),
    offers,
    stay: stayOf(choice, offers.data?.packages ?? []),
    change: (part: Choice) =>
      navigate({ to: "/", search: { ...choice, ...part }, replace: true, resetScroll: false }),
  };
}

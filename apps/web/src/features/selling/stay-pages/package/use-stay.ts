import { addDays, type Day, monthStart } from "@pulau/domain/calendar/day.ts";
import type { OptionId } from "@pulau/domain/ids.ts";
import { useNavigate } from "@tanstack/react-router";
import { resort } from "../../../../api/resort.ts";
import { useCall } from "../../../../api/use-call.ts";
import { agesOf, type Choice, partyOf, readChoice, waysQuery } from "../../../../business/stay-choice.ts";
import { useSearchBy } from "../../../../shell/page-address.ts";
import { calendar, type PackageFacts, ways } from "../calls.ts";
import { monthQuery } from "./month-query.ts";

/** The stay that the page's address asks for, what it costs, and the way to ask for another. */
export function useStay(facts: PackageFacts) {
  const address = useSearchBy(readChoice);
  const navigate = useNavigate();
  const { data: place } = useCall(resort, {});
  const { options, slug } = facts.package;
  const lacksAge = agesOf(address).includes(null);
  const party = partyOf(address);
  const { data: offers } = useCall(ways, waysQuery(party), { keepPrevious: true });
  const offer = offers?.packages.find(({ package: sold }) => sold._id === facts.package._id);
  const option =
    options.find(({ _id }) => _id === address.option) ??
    options.find(({ _id }) => _id === offer?.optionId) ??
    options[0];
  const price = offer?.options.find(({ optionId }) => optionId === option?._id);
  const first = address.arrive ?? price?.checkIn ?? place?.today;
  const ofMonth = useCall(calendar, monthQuery(party, option?._id, first ?? "2026-01-01"), {
    enabled: option !== undefined && address.arrive !== undefined,
  });
  const chosen = ofMonth.data?.days.find(({ day, state }) => day === address.arrive && state === "free");
  const change = (part: Choice) =>
    void navigate({
      to: "/packages/$slug",
      params: { slug },
      search: { ...address, ...part },
      replace: true,
      resetScroll: false,
    });
  return {
    address,
    place,
    party,
    lacksAge,
    option,
    nights: option?.nights ?? 1,
    /** The first day that is worth a look: the chosen one, else the cheapest. */
    month: first === undefined ? undefined : monthStart(first),
    /** What the chosen stay costs; null where no day is chosen, or none can be had then. */
    chosen:
      chosen?.totalSen == null || address.arrive === undefined || lacksAge
        ? null
        : {
            checkIn: address.arrive,
            checkOut: leavingOn(address.arrive, option?.nights),
            totalSen: chosen.totalSen,
          },
    /** The lowest price of the days ahead, and its day; undefined while it is not known or can't be had. */
    lowest: lacksAge ? undefined : price,
    choose: (arrive: Day, optionId: OptionId | undefined) =>
      change({ arrive, ...(optionId && { option: optionId }) }),
    chooseOption: (optionId: OptionId) => change({ option: optionId, arrive: undefined }),
  };
}
export type ChosenStay = ReturnType<typeof useStay>;

const leavingOn = (arrive: Day, nights = 1): Day => addDays(arrive, nights);

import type { Day } from "@pulau/domain/calendar/day.ts";
import type { OptionId } from "@pulau/domain/ids.ts";
import type { Party } from "@pulau/domain/party/party.ts";
import { calendarQuery } from "../../../../business/stay-choice.ts";

/** What is asked of one month of an option; of none while there is none to ask about. */
export const monthQuery = (party: Party, optionId: OptionId | undefined, month: Day) =>
  calendarQuery(party, optionId ?? "", month);

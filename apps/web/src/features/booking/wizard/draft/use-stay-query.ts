import { useDraft } from "./draft-context.ts";

/** The draft's stay as the calls about it ask: option, day, length and party. */
export function useStayQuery() {
  const { json } = useDraft();
  const { optionId, checkIn, nights, party } = json;
  return { optionId: checkIn === null ? "" : (optionId ?? ""), checkIn: checkIn ?? "", nights, party };
}

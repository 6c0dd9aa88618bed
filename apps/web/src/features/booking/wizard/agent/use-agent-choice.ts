import type { AgentChoice } from "@pulau/contract/drafts.ts";
import { useDraft } from "../draft/draft-context.ts";

const nothingChosen: AgentChoice = { customerId: null, mailTo: "booker", sellingSen: null };

/** What an agency says of a booking for a customer, kept in the draft. */
export function useAgentChoice() {
  const { json, edit } = useDraft();
  const choice = json.agent ?? nothingChosen;
  const choose = (change: Partial<AgentChoice>) => edit({ agent: { ...choice, ...change } });
  return { choice, choose };
}

import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { AgentContract } from "@pulau/domain/agents/contract.ts";
import { brokenRules, type ClosedReason } from "@pulau/domain/catalogue/selling.ts";
import type { Db } from "../../../db/connect.ts";
import type { HeldStay } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { loadRateBook } from "../../selling/catalogue/public.ts";

/** By which rules nobody could buy the stay that a draft asks for today; none while it is not known. */
export async function findBrokenRules(
  db: Db | Tx,
  { optionId, checkIn, nights }: BookingJson,
  contract: AgentContract | null,
): Promise<ClosedReason[]> {
  if (optionId === null || checkIn === null) return [];
  const { timeZone } = await loadSettings(db);
  const today = await loadToday(db, timeZone);
  const span = { optionId, from: checkIn, to: checkIn, nights, contract };
  const book = await loadRateBook(db, { ...span, offSale: true });
  return book ? brokenRules(book, { checkIn, nights }, today) : [];
}

/** The stay with why staff went past which rules, for the history of the booking that it becomes; as it is without. */
export async function withOverride(
  db: Db | Tx,
  draft: BookingJson,
  { stay, reason }: { readonly stay: HeldStay; readonly reason: string | undefined },
): Promise<HeldStay> {
  if (reason === undefined) return stay;
  const rules = (await findBrokenRules(db, draft, stay.contract ?? null)).map(({ rule }) => rule);
  return rules.length === 0 ? stay : { ...stay, override: { rules, reason } };
}

import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";

/**
 * Closes what time or the guests themselves have decided: places whose days went by, and offers whose rooms the guest
 * has let go, or exchanged for others, in the wizard.
 */
export async function closeStale(tx: Tx): Promise<void> {
  const { timeZone } = await loadSettings(tx);
  const today = await loadToday(tx, timeZone);
  await tx.execute(sql`
    UPDATE wait_entry SET state = 'passed', changed_at = pulau_now()
    WHERE state = 'waiting' AND check_in + days_around < ${today}::date`);
  await tx.execute(sql`
    UPDATE wait_entry w SET state = 'declined', changed_at = pulau_now()
    WHERE w.state = 'offered' AND w.offer_until > pulau_now() AND EXISTS (
      SELECT FROM stay_hold h WHERE h.id = w.draft_id
        AND (h.state = 'released' OR (h.state = 'live' AND h.offered_until IS NULL)))`);
}

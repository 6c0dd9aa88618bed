import type { Day } from "@pulau/domain/calendar/day.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Gateways } from "../../../gateways/gateways.ts";
import { notifyWaitingList } from "../../booking/holds/public.ts";
import { loadSettings, writeSetting } from "../../ground/resort/public.ts";
import { openingKey } from "./show-opening.ts";
import { missingOf, showSetupSteps } from "./show-setup-steps.ts";

type Opening = {
  readonly open: boolean;
  readonly opensOn: Day | null;
  readonly staffId: StaffId;
  readonly gateways: Gateways;
};

/** Opens the resort or closes it. `SETUP_INCOMPLETE` names the steps without which nobody could book. */
export async function setOpening(
  tx: Tx,
  { open, opensOn, staffId, gateways }: Opening,
): Promise<Result<true, "SETUP_INCOMPLETE">> {
  const { opening } = await loadSettings(tx);
  const missing = open && !opening.open ? missingOf(await showSetupSteps(tx, gateways)) : [];
  if (missing.length > 0) return refuse("SETUP_INCOMPLETE", { steps: missing.join(",") });
  await writeSetting(tx, openingKey, { ...opening, open, opensOn });
  if (open && !opening.open) await notifyWaitingList(tx, null);
  await auditChange(tx, {
    staffId,
    act: open ? "opened" : "closed",
    subject: "opening",
    before: { open: opening.open, opensOn: opening.opensOn },
    after: { open, opensOn },
  });
  return ok(true);
}

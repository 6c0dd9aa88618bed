import type { PartChanges } from "@pulau/contract/catalogue-file.ts";
import { ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import type { FileStore } from "../../ground/files/public.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { importFile } from "./import-file.ts";
import { isEmpty } from "./is-empty.ts";
import type { Importer } from "./rights-lacking.ts";
import { templateFor } from "./template.ts";

type Taken = { changes: PartChanges[]; mark: string };

/** Begins with the demo's catalogue. `WRONG_STATE` where there is already something to sell, or something was sold. */
export async function importTemplate(
  deps: { readonly db: Db; readonly store: FileStore },
  by: Importer,
): Promise<Result<Taken, "WRONG_STATE" | "INVALID_INPUT" | Refusal>> {
  if (!(await isEmpty(deps.db))) return refuse("WRONG_STATE");
  const { timeZone, profile } = await loadSettings(deps.db);
  const bytes = await templateFor(await loadToday(deps.db, timeZone), profile);
  const taken = await importFile(deps, { bytes, by, keeps: true });
  if (!taken.ok) return taken;
  const { changes, mark, problems } = taken.value;
  return problems.length > 0 ? refuseFields("INVALID_INPUT", problems) : ok({ changes: [...changes], mark });
}

type Refusal = Extract<Awaited<ReturnType<typeof importFile>>, { ok: false }>["failure"]["code"];

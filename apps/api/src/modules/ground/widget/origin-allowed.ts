import { calendarRoute } from "@pulau/contract/availability.ts";
import { packagesRoute } from "@pulau/contract/catalogue.ts";
import { resortRoute } from "@pulau/contract/resort.ts";
import type { Db } from "../../../db/connect.ts";
import { loadSettings } from "../resort/public.ts";

/** What the widget reads: calls that need no session and change nothing. */
const readByWidget: ReadonlySet<string | undefined> = new Set([
  resortRoute.path,
  packagesRoute.path,
  calendarRoute.path,
]);

type Read = {
  readonly method: string;
  readonly path: string | undefined;
  readonly origin: string | undefined;
};

/**
 * The headers with which a website that staff have named may read a call of the widget's. `null` for all other calls;
 * another website gets none that would let it read.
 */
export async function headersForOrigin(
  db: Db,
  { method, path, origin }: Read,
): Promise<Readonly<Record<string, string>> | null> {
  if (method !== "GET" || !readByWidget.has(path)) return null;
  const vary = { vary: "Origin" };
  if (origin === undefined) return vary;
  const { widget } = await loadSettings(db);
  if (!widget.origins.includes(origin)) return vary;
  return { ...vary, "access-control-allow-origin": origin, "cross-origin-resource-policy": "cross-origin" };
}

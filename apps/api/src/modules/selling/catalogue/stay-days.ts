import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { OptionId } from "@pulau/domain/ids.ts";
import { occupantsOf, travellersOf } from "@pulau/domain/party/kinds.ts";
import type { Party } from "@pulau/domain/party/party.ts";
import type { Db } from "../../../db/connect.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { findOption } from "./packages.ts";

type Request = {
  readonly optionId: OptionId;
  readonly checkIn: Day;
  readonly nights?: number | null | undefined;
  readonly party: Party;
};

/** The days of a wished stay and who needs a bed in it; null when its option is not on sale. */
export async function findStayDays(
  db: Db,
  { optionId, checkIn, nights, party }: Request,
): Promise<{ stay: { checkIn: Day; checkOut: Day }; persons: number } | null> {
  const [option, settings] = await Promise.all([findOption(db, optionId), loadSettings(db)]);
  if (!option) return null;
  const { adult, child } = occupantsOf(travellersOf(party), settings.bands.package);
  return { stay: { checkIn, checkOut: addDays(checkIn, nights ?? option.nights) }, persons: adult + child };
}

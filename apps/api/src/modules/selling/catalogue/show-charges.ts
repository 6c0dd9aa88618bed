import type {
  additionalChargeRoute,
  paxTypeSettingRoute,
  surchargeCalendarRoute,
  surchargeRoute,
} from "@pulau/contract/charges.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { type Day, daysOfMonth } from "@pulau/domain/calendar/day.ts";
import type { Surcharge } from "@pulau/domain/catalogue/catalogue.ts";
import type { AgeBand } from "@pulau/domain/party/party.ts";
import { countsOn } from "@pulau/domain/pricing/surcharges.ts";
import type { ResortSettings } from "../../ground/resort/public.ts";
import type { Charges } from "./charges.ts";

/** Fees and taxes as they are told. */
export const showFees = ({ fees, taxes }: Charges): Reply<typeof additionalChargeRoute> => ({
  charges: fees.map(({ id, name, per, amounts }) => ({
    _id: id,
    name,
    per,
    amounts: amounts.map(({ who, guestKind, sen }) => ({ who, guestKind, sen })),
  })),
  taxes: taxes.map(({ id, name, group, share }) => ({ _id: id, name, group, share })),
});

const faceOf = ({ id, name, per, sen, share = null }: Surcharge) => ({
  _id: id,
  name,
  per,
  sen: share === null ? sen : null,
  share,
});

/** Surcharges that are not over yet. */
export const showSurcharges = ({ surcharges }: Charges, today: Day): Reply<typeof surchargeRoute> => ({
  surcharges: surcharges
    .filter(({ to }) => to >= today)
    .map((surcharge) => ({
      ...faceOf(surcharge),
      from: surcharge.from,
      to: surcharge.to,
      weekdays: [...surcharge.weekdays],
      group: surcharge.group,
    })),
});

/** Each night of a month with the surcharges that count on it. */
export const showSurchargeCalendar = (
  { surcharges }: Charges,
  month: Day,
): Reply<typeof surchargeCalendarRoute> => ({
  days: daysOfMonth(month).map((day) => ({ day, surcharges: countingOn(surcharges, day).map(faceOf) })),
});

/** Of those of a group the one of the highest priority counts, of equal ones the dearest. */
function countingOn(surcharges: readonly Surcharge[], night: Day): Surcharge[] {
  const onNight = surcharges.filter((surcharge) => countsOn(surcharge, night));
  return onNight.filter(
    (surcharge) =>
      surcharge.group === null ||
      !onNight.some((rival) => rival.group === surcharge.group && beats(rival, surcharge)),
  );
}

const beats = (a: Surcharge, b: Surcharge): boolean => {
  const byPriority = (a.priority ?? 0) - (b.priority ?? 0);
  return byPriority === 0 ? a.sen > b.sen : byPriority > 0;
};

/** Age bands with the words for them. */
export function showPaxTypes(
  { bands, fees }: Charges,
  { kindNames }: Pick<ResortSettings, "kindNames">,
): Reply<typeof paxTypeSettingRoute> {
  const named = (list: readonly AgeBand[]) => list.map((band) => ({ ...band, name: kindNames[band.kind] }));
  return {
    package: named(bands.package),
    boat: named(bands.boat),
    fee: named(bands.fee),
    fees: fees.flatMap(({ id, name, bands: own }) => (own ? [{ _id: id, name, bands: named(own) }] : [])),
  };
}

import type { BookingId } from "@pulau/domain/ids.ts";
import { useMemo } from "react";
import { distinctPeople, type Person } from "../../../../business/presence/use-presence.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { listText } from "../../../../ui/format.ts";
import { useLanguage } from "../../../../ui/use-language.ts";

/** By booking, who has it open, in words. */
export type Watchers = ReadonlyMap<BookingId, string>;

/** Which bookings colleagues have open. It stays the same map while they do: lines are then not drawn anew. */
export function useWatchers(people: readonly Person[]): Watchers {
  const { t } = useTranslation("presence");
  const { language } = useLanguage();
  return useMemo(() => {
    const byBooking = Map.groupBy(
      people.filter(({ bookingId }) => bookingId !== null),
      ({ bookingId }) => bookingId,
    );
    const says = (those: readonly Person[]) => {
      const names = distinctPeople(those).map(({ name }) => name);
      return t("here", { names: listText(names, language), count: names.length });
    };
    return new Map(
      [...byBooking].flatMap(([id, those]) => (id === null ? [] : [[id, says(those)] as const])),
    );
  }, [people, t, language]);
}

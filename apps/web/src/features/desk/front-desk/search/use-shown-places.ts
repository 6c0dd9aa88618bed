import type { DeskPlace } from "@pulau/contract/record-search.ts";
import type { ShownPlace } from "../../../../business/search/place-list.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { dayText, partsText } from "../../../../ui/format.ts";
import { IconCalendarEvent, IconChevronRight } from "../../../../ui/icons/index.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Place } from "./find-places.ts";

/** A page or setting as it is drawn; only whole pages are kept. */
export const shownPage = ({ to, hash, title, where }: Place): ShownPlace => ({
  target: hash === undefined ? `at:${to}` : null,
  title,
  note: where,
  link: hash === undefined ? to : `${to}#${hash}`,
  icon: IconChevronRight,
  flips: true,
});

/** How bookings, records and pages are drawn; a page that who looks may not open is left out. */
export function useShownPlaces(places: readonly Place[]) {
  const { t } = useTranslation("staff");
  const { say, language } = useLanguage();
  return ({ target, title, link, icon, note, day }: DeskPlace): ShownPlace[] => {
    if (icon === "at" || title === null) {
      const page = places.find(({ to, hash }) => to === link && hash === undefined);
      return page === undefined ? [] : [shownPage(page)];
    }
    const kind = icon === "booking" ? null : t(`search.kinds.${icon}`);
    return [
      {
        target,
        link,
        title: say(title),
        note: partsText([kind, note || null, day && dayText(day, language)], language),
        icon: icon === "booking" ? IconCalendarEvent : IconChevronRight,
        flips: icon !== "booking",
      },
    ];
  };
}

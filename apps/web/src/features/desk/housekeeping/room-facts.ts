import { useTranslation } from "../../../i18n/use-translation.ts";
import { dayText, partsText } from "../../../ui/format.ts";
import { useMoments } from "../../../ui/time-zone.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { leavesToday } from "./board-rooms.ts";
import type { Board, Room } from "./calls.ts";

/** Sentences about who is in a room and who comes. */
export function useRoomFacts(today: Board["today"]) {
  const { t } = useTranslation(["housekeeping", "closures"]);
  const { language } = useLanguage();
  const { timeText } = useMoments();
  return {
    /** The same in a word or two, where there is no room for more. */
    briefly: (room: Room): string => {
      if (room.stay !== null) return t(leavesToday(room, today) ? "leaves" : "stays");
      return room.leftAt === null ? t("vacant") : t("left", { time: timeText(room.leftAt) });
    },
    /** Who is in it, or since when nobody is. */
    occupancy: (room: Room): string => {
      if (room.stay === null)
        return room.leftAt === null ? t("vacant") : t("left", { time: timeText(room.leftAt) });
      if (leavesToday(room, today)) return t("leaves");
      return t("staysUntil", { day: dayText(room.stay.checkOut, language, "near") });
    },
    /** By which boat the next guests come; null while nobody is expected today. */
    arrival: ({ arrival }: Room): string | null =>
      arrival && (arrival.boatTime === null ? t("arrives") : t("boat", { time: arrival.boatTime })),
    /** Why the room is closed, and until when. */
    closure: ({ reason, until }: Room["closures"][number]): string =>
      partsText(
        [
          t(`closures:reasons.${reason}`),
          until === null
            ? t("closures:openEnd")
            : t("closures:untilDay", { day: dayText(until, language, "near") }),
        ],
        language,
      ),
    sleepers: ({ adults, children, infants }: NonNullable<Room["stay"]>["sleepers"]): string =>
      partsText(
        [
          adults > 0 && t("adults", { count: adults }),
          children > 0 && t("children", { count: children }),
          infants > 0 && t("infants", { count: infants }),
        ],
        language,
      ),
  };
}

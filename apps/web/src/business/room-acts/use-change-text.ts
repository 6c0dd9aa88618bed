import type { OtherRoomChange } from "@pulau/contract/room-acts.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useMoments } from "../../ui/time-zone.ts";

/** What somebody else has done about a room, on which device and when. */
export function useChangeText(): (change: OtherRoomChange) => string {
  const { t } = useTranslation("room-acts");
  const { timeText } = useMoments();
  return ({ at, by, device, cleaning, cause, note }) => {
    const itself = cause === null || cause === "housekeeping" ? t("somebody") : t(`causes.${cause}`);
    const author = [by ?? itself, device].filter(Boolean).join(", ");
    const time = timeText(at);
    if (cleaning !== null)
      return t("outcomes.otherStep", { who: author, time, state: t(`cleanings.${cleaning}`) });
    return note
      ? t("outcomes.otherNote", { who: author, time, note })
      : t("outcomes.otherNoNote", { who: author, time });
  };
}

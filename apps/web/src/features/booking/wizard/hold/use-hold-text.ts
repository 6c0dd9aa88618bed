import { useTranslation } from "../../../../i18n/use-translation.ts";
import { listText } from "../../../../ui/format.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Hold } from "../calls.ts";

/** "Family Villa V-03 and 4 boat seats are kept for you." */
export function useHoldText() {
  const { t } = useTranslation("booking");
  const { say, language } = useLanguage();
  return ({ rooms, crossings }: Hold): string => {
    const named = rooms.map((room) => `${say(room.roomTypeName)} ${room.roomNo}`);
    const shown = named.length > 2 ? [t("hold.rooms", { count: named.length })] : named;
    const seats = Math.max(0, ...crossings.map((crossing) => crossing.seats));
    const parts = [...shown, ...(seats > 0 ? [t("hold.seats", { count: seats })] : [])];
    return t("hold.kept", { what: listText(parts, language) });
  };
}

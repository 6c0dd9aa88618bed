import type { CrossingFace } from "@pulau/contract/disruptions.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { dayText } from "../../../ui/format.ts";
import { useLanguage } from "../../../ui/use-language.ts";

/** A boat in one line: its day, its time and its name. */
export function useBoatText() {
  const { t } = useTranslation("disruptions");
  const { language, say } = useLanguage();
  return ({ day, time, name }: Pick<CrossingFace, "day" | "time" | "name">): string =>
    [dayText(day, language, "near"), time ?? t("charter"), say(name)].join(" · ");
}

import { useTranslation } from "../../../i18n/use-translation.ts";
import { dayText } from "../../../ui/format.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import type { LinkedWay } from "./calls.ts";

/** A boat in one line: its day, its time and its name. */
export function useBoatLine() {
  const { t } = useTranslation("boat-link");
  const { language, say } = useLanguage();
  return ({ day, time, name }: LinkedWay["was"]): string =>
    [dayText(day, language, "weekday"), time ?? t("charter"), say(name)].join(" · ");
}

import { useTranslation } from "../../../../i18n/use-translation.ts";
import { dayText } from "../../../../ui/format.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { MoneyEvent } from "./calls.ts";

/** The day and time of an event in words. */
export function useWhen() {
  const { t } = useTranslation("events");
  const { language } = useLanguage();
  return ({ day, startsAt, endsAt }: Pick<MoneyEvent, "day" | "startsAt" | "endsAt">): string => {
    const values = { day: dayText(day, language, "weekday"), from: startsAt };
    return endsAt === null ? t("when", values) : t("whenTo", { ...values, to: endsAt });
  };
}

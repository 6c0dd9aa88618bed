import type { ChangeQuote } from "@pulau/contract/changes.ts";
import type { ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { dayText } from "../ui/format.ts";
import { Notice } from "../ui/surfaces.tsx";
import { useLanguage } from "../ui/use-language.ts";

type Lost = ChangeQuote["lost"][number];

/** Which boats and vans of a booking can't be had on its new days, and what comes instead. Wants the words of `change`. */
export function LostTransport({ lost, acts }: { lost: readonly Lost[]; acts?: ReactNode }) {
  const { t } = useTranslation("change");
  const { language, say } = useLanguage();
  if (lost.length === 0) return null;
  const nameOf = ({ time, name }: Lost) => [time, say(name)].filter(Boolean).join(" ");
  return (
    <Notice tone="warning" title={t("lost.title")} acts={acts}>
      {lost.map((part) => (
        <p key={`${part.what} ${part.direction} ${part.day} ${nameOf(part)}`}>
          {t(`lost.${part.what}`, { name: nameOf(part), day: dayText(part.day, language, "weekday") })}
        </p>
      ))}
    </Notice>
  );
}

import { readMrz } from "@pulau/domain/person/mrz.ts";
import { useTranslation } from "../../../../../i18n/use-translation.ts";
import { Chip } from "../../../../../ui/chip.tsx";
import { dayText } from "../../../../../ui/format.ts";
import { useMoments } from "../../../../../ui/time-zone.ts";
import { useLanguage } from "../../../../../ui/use-language.ts";
import styles from "../registration.module.css";

/** What the lines of a paper say, to be compared with it; nothing while they are no such lines, or contradict themselves. */
export function PaperFacts({ text }: { readonly text: string }) {
  const { t } = useTranslation("registration");
  const { language } = useLanguage();
  const { today } = useMoments();
  const read = readMrz(text, today());
  if (!("facts" in read)) return null;
  const { number, nationality, surname, givenNames, born, expires } = read.facts;
  const rows = [
    ["name", `${givenNames} ${surname}`.trim()],
    ["number", number],
    ["nationality", nationality],
    ["born", born === null ? "–" : dayText(born, language)],
    ["expires", expires === null ? "–" : dayText(expires, language)],
  ] as const;
  return (
    <dl className={styles.facts} aria-label={t("photo.facts")}>
      {rows.map(([fact, value]) => (
        <div key={fact}>
          <dt>{t(`photo.${fact}`)}</dt>
          <dd>
            <bdi>{value}</bdi>{" "}
            {fact === "expires" && expires !== null && expires < today() && (
              <Chip tone="warning">{t("photo.expired")}</Chip>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

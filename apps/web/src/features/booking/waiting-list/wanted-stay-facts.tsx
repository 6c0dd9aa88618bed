import { useTranslation } from "../../../i18n/use-translation.ts";
import { MomentText } from "../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import type { Entry } from "./calls.ts";
import { useWantedStayText } from "./use-wanted-stay-text.ts";
import styles from "./waiting.module.css";

/** What a guest waits for. */
export function WantedStayFacts({ entry }: { entry: Entry }) {
  const { t } = useTranslation("waiting");
  const { say } = useLanguage();
  const text = useWantedStayText();
  const rooms = entry.roomTypes.map((room) => say(room));
  const facts: [string, string[]][] = [
    [t("wanted.package"), [say(entry.packageName), say(entry.optionName)]],
    [t("wanted.days"), text.days(entry)],
    [t("wanted.party"), [text.party(entry.party)]],
    [t("wanted.rooms"), rooms.length > 0 ? rooms : [t("wanted.anyRoom")]],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([label, lines]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {lines.map((line) => (
              <span key={line}>
                <bdi>{line}</bdi>
              </span>
            ))}
          </dd>
        </div>
      ))}
      <div>
        <dt>{t("wanted.since")}</dt>
        <dd>
          <MomentText moment={entry.createdAt} />
        </dd>
      </div>
    </dl>
  );
}

import { useTranslation } from "../../../i18n/use-translation.ts";
import { MomentText } from "../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import type { Entry } from "./calls.ts";
import { useWishText } from "./use-wish-text.ts";
import styles from "./waiting.module.css";

/** What a guest waits for. */
export function WishFacts({ entry }: { entry: Entry }) {
  const { t } = useTranslation("waiting");
  const { say } = useLanguage();
  const text = useWishText();
  const rooms = entry.roomTypes.map((room) => say(room));
  const facts: [string, string[]][] = [
    [t("wish.package"), [say(entry.packageName), say(entry.optionName)]],
    [t("wish.days"), text.days(entry)],
    [t("wish.party"), [text.party(entry.party)]],
    [t("wish.rooms"), rooms.length > 0 ? rooms : [t("wish.anyRoom")]],
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
        <dt>{t("wish.since")}</dt>
        <dd>
          <MomentText moment={entry.createdAt} />
        </dd>
      </div>
    </dl>
  );
}

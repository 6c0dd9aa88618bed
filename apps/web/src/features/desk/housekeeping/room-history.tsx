import { useTranslation } from "../../../i18n/use-translation.ts";
import { partsText } from "../../../ui/format.ts";
import { MomentText } from "../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import type { RoomDetail } from "./calls.ts";
import styles from "./room-sheet.module.css";
import { StateMark, useStateText } from "./state-mark.tsx";

/** How the room came to be as it is, newest first. */
export function RoomHistory({ history }: { history: RoomDetail["history"] }) {
  const { t } = useTranslation("housekeeping");
  const { language } = useLanguage();
  const stateText = useStateText();
  return (
    <section className={styles.block} aria-label={t("history")}>
      <h3>{t("history")}</h3>
      {history.length === 0 ? (
        <p className="muted">{t("noHistory")}</p>
      ) : (
        <ol className={styles.history}>
          {history.map(({ at, after, by, cause, seconds }) => (
            <li key={`${at} ${after} ${cause}`}>
              <StateMark state={after} size="s" />
              <span>
                {stateText(after)}
                <small>
                  {partsText(
                    [
                      cause !== "housekeeping" && t(`causes.${cause}`),
                      by,
                      seconds !== null && t("minutes", { count: Math.max(1, Math.round(seconds / 60)) }),
                    ],
                    language,
                  )}
                </small>
              </span>
              <small className={styles.at}>
                <MomentText moment={at} />
              </small>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

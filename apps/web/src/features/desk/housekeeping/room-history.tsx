import { useTranslation } from "../../../i18n/use-translation.ts";
import { partsText } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { IconAlertTriangle } from "../../../ui/icons/index.ts";
import { MomentText } from "../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import type { RoomDetail } from "./calls.ts";
import styles from "./room-sheet.module.css";
import { StateMark, useStateText } from "./state-mark.tsx";

/** How the room came to be as it is, newest first. */
export function RoomHistory({ detail: { history, overtaken } }: { detail: RoomDetail }) {
  const { t } = useTranslation(["housekeeping", "room-acts"]);
  const { language } = useLanguage();
  const stateText = useStateText();
  return (
    <section className={styles.block} aria-label={t("history")}>
      <h3>{t("history")}</h3>
      {overtaken.length > 0 && (
        <ul className={styles.late}>
          {overtaken.map(({ at, by: name, device, step, note }) => (
            <li key={`${at} ${name}`}>
              <Icon of={IconAlertTriangle} size="s" />
              <span>
                {step
                  ? t("room-acts:outcomes.lateStep", { name, device, step: t(`room-acts:steps.${step}`) })
                  : t("room-acts:outcomes.lateNote", { name, device, note: note ?? "" })}
              </span>
              <small className={styles.at}>
                <MomentText moment={at} />
              </small>
            </li>
          ))}
        </ul>
      )}
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

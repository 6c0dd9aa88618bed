import { Stars } from "../../../business/reviews/stars.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { partsText, rangeText } from "../../../ui/format.ts";
import { Picture } from "../../../ui/picture.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import type { Stay } from "./calls.ts";
import styles from "./feedback.module.css";
import { FeedbackChip } from "./feedback-chip.tsx";

/** A completed stay, and what became of what was said about it. */
export function StayLine({ stay }: { stay: Stay }) {
  const { t } = useTranslation("feedback");
  const { say, language } = useLanguage();
  const { _id, packageName, picture, checkIn, checkOut, roomTypes, state, score, answered } = stay;
  const name = say(packageName);
  const isSent = state !== null && state !== "draft";
  const act = isSent ? (answered ? "see" : "change") : state === "draft" ? "resume" : "tell";
  return (
    <Card as="li" padded={false} className={styles.stay}>
      <Picture name={picture} sizes="140px" />
      <div className={styles.about}>
        <h2 className={styles.name}>{name}</h2>
        <p className="muted">
          {partsText([rangeText(checkIn, checkOut, language), ...roomTypes.map(say)], language)}
        </p>
        <p className={styles.chips}>
          {isSent && score !== null && <Stars score={score} />}
          {state !== null && <FeedbackChip state={state} />}
          {answered && <FeedbackChip state="answered" />}
        </p>
      </div>
      <LinkButton
        to="/my-feedback"
        search={{ stay: _id }}
        kind={isSent ? "outline" : "filled"}
        aria-label={t(`acts.${act}Of`, { name })}
      >
        {t(`acts.${act}`)}
      </LinkButton>
    </Card>
  );
}

import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { partsText, rangeText } from "../../../ui/format.ts";
import { Picture } from "../../../ui/picture.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import type { Feedback } from "./calls.ts";
import styles from "./feedback.module.css";
import { FeedbackForm } from "./feedback-form.tsx";
import type { FeedbackActs } from "./feedback-values.ts";
import { SentFeedback } from "./sent-feedback.tsx";

/** A stay with what was said about it: the form until it is sent, and again whenever it is to be changed. */
export function FeedbackOf(acts: FeedbackActs) {
  const { data } = acts;
  const [changes, setChanges] = useState(false);
  const isSent = data.state !== null && data.state !== "draft";
  return (
    <Card as="section" padded={false} className={styles.whole}>
      <StayHead data={data} />
      {isSent && !changes ? (
        <SentFeedback {...acts} onChange={() => setChanges(true)} />
      ) : (
        <FeedbackForm {...acts} onSent={() => setChanges(false)} />
      )}
    </Card>
  );
}

function StayHead({ data }: { data: Feedback }) {
  const { t } = useTranslation("feedback");
  const { say, language } = useLanguage();
  const { packageName, picture, checkIn, checkOut, roomTypes, bookingNo } = data;
  return (
    <header className={styles.head}>
      <Picture name={picture} sizes="104px" />
      <div>
        <h2 className="display">{say(packageName)}</h2>
        <p className="muted">
          {partsText([rangeText(checkIn, checkOut, language), ...roomTypes.map(say)], language)}
        </p>
        <small className="muted">
          <bdi>{t("number", { number: bookingNo })}</bdi>
        </small>
      </div>
    </header>
  );
}

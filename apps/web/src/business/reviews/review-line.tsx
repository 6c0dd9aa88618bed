import { resort } from "../../api/resort.ts";
import { useCall } from "../../api/use-call.ts";
import { tagOf } from "../../i18n/language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { dayText, partsText } from "../../ui/format.ts";
import { Avatar } from "../../ui/surfaces.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import type { Review } from "./calls.ts";
import styles from "./reviews.module.css";
import { Stars } from "./stars.tsx";

/** One review in its guest's language, with what the resort answered. */
export function ReviewLine({ review }: { review: Review }) {
  const { say, language } = useLanguage();
  const { name, score, text, stayedIn, roomTypes, answer } = review;
  return (
    <article className={styles.review}>
      <header className={styles.who}>
        <Avatar name={name} />
        <span className={styles.name}>
          <bdi className="strong">{name}</bdi>
          <small className="muted">
            {partsText([dayText(stayedIn, language, "month"), ...roomTypes.map(say)], language)}
          </small>
        </span>
        <Stars score={score} />
      </header>
      <p className={styles.text} lang={tagOf[review.language]} dir="auto">
        {text}
      </p>
      {answer && <ResortAnswer text={answer.text} />}
    </article>
  );
}

/** What the resort answered, in its name. */
export function ResortAnswer({ text }: { text: string }) {
  const { t } = useTranslation("feedback");
  const { data } = useCall(resort, {});
  return (
    <div className={styles.answer}>
      <b className="strong">{t("reviews.answerOf", { resort: data?.name ?? "" })}</b>
      <p className={styles.text} dir="auto">
        {text}
      </p>
    </div>
  );
}

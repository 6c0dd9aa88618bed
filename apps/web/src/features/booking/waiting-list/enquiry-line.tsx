import { useTranslation } from "../../../i18n/use-translation.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { MomentText } from "../../../ui/money-and-dates.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import type { Enquiry } from "./calls.ts";
import { useWantedStayText } from "./use-wanted-stay-text.ts";
import { EnquiryChip } from "./wait-chip.tsx";
import styles from "./waiting.module.css";

export function EnquiryLine({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation("waiting");
  const { say } = useLanguage();
  const text = useWantedStayText();
  const name = enquiry.packageName === null ? [] : [say(enquiry.packageName)];
  return (
    <Card as="li" className={styles.line}>
      <div className={styles.top}>
        <h3>
          <bdi>{t("asked.number", { number: `E-${enquiry.enquiryNo}` })}</bdi>
        </h3>
        <EnquiryChip state={enquiry.state} />
      </div>
      <p className="muted">{[...name, ...text.days(enquiry), text.party(enquiry.party)].join(" · ")}</p>
      {enquiry.message !== "" && (
        <p className={styles.message}>
          <small>{t("asked.you")}</small>
          {enquiry.message}
        </p>
      )}
      {enquiry.replies.map((reply) => (
        <p key={reply._id} className={styles.message}>
          <small>
            {t("asked.reply")} · <MomentText moment={reply.at} />
          </small>
          {reply.text}
        </p>
      ))}
      <EnquiryActs enquiry={enquiry} />
    </Card>
  );
}

function EnquiryActs({ enquiry: { state, draftId, bookingId } }: { enquiry: Enquiry }) {
  const { t } = useTranslation("waiting");
  if (bookingId !== null) {
    return (
      <div className={styles.acts}>
        <LinkButton to={`/booking/detail/${bookingId}`} kind="outline" size="small">
          {t("see.booking")}
        </LinkButton>
      </div>
    );
  }
  if (draftId === null || state === "closed") return null;
  return (
    <div className={styles.acts}>
      <LinkButton to="/booking/new/$draftId/$step" params={{ draftId, step: "payment" }} size="small">
        {t("asked.open")}
      </LinkButton>
    </div>
  );
}

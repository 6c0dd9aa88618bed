import { changeMailRoute } from "@pulau/contract/change-mail.ts";
import type { Sent } from "@pulau/contract/route.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { faceOf } from "../api/client.ts";
import { useCall } from "../api/use-call.ts";
import { type Language, tagOf } from "../i18n/language.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { ErrorState } from "../ui/states.tsx";
import styles from "./change-mail.module.css";

export const mailLanguages = { en: "English", my: "Bahasa Melayu", cn: "简体中文" } as const;

const changeMail = faceOf(changeMailRoute);

export type PlannedAct = Sent<typeof changeMailRoute>["body"];

/** A mail as its reader will have it, in their language. */
export function Letter({ language, subject, text }: { language: Language; subject: string; text: string }) {
  return (
    <div className={styles.letter} lang={tagOf[language]} dir="auto">
      <b>{subject}</b>
      <p>{text}</p>
    </div>
  );
}

/** The mail that the guest gets of what staff are about to do, to be opened; or that there is none. Wants the words of `stay-changes`. */
export function ChangeMail({ bookingId, act }: { bookingId: BookingId; act: PlannedAct }) {
  const { t } = useTranslation("stay-changes", { keyPrefix: "mail" });
  const { data, error } = useCall(
    changeMail,
    { params: { _id: bookingId }, body: act },
    { keepPrevious: true, staleTime: 0 },
  );
  if (error) return <ErrorState error={error} />;
  if (data === undefined) return <p className="hint">{t("loading")}</p>;
  const { mail } = data;
  if (mail === null) return <p className="hint">{t("none")}</p>;
  return (
    <details className={styles.mail}>
      <summary>
        {t("gets", { subject: mail.subject })}{" "}
        <span className="hint">{t("language", { language: mailLanguages[mail.language] })}</span>
      </summary>
      <Letter {...mail} />
    </details>
  );
}

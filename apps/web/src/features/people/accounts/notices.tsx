import { customerRoute, type Profile } from "@pulau/contract/accounts.ts";
import { mailChoicesRoute } from "@pulau/contract/own-data.ts";
import { type MailChoice, mailChoices } from "@pulau/domain/mail/mail-choices.ts";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Checkbox } from "../../../ui/choice-fields.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { useOutcomeToast } from "../../../ui/use-outcome-toast.ts";
import styles from "./profile.module.css";

const always = ["bookings", "boats", "payments", "security"] as const;

/** Which mails a member gets; those that must be sent are said to be so. */
export function Notices({ muted }: { muted: Profile["mutedMails"] }) {
  const { t } = useTranslation("profile");
  const { mutateAsync: send, isPending } = useSend(mailChoicesRoute, [customerRoute.path]);
  const sayOutcome = useOutcomeToast();
  const choose = (kind: MailChoice, wanted: boolean) => {
    const others = muted.filter((choice) => choice !== kind);
    void sayOutcome(send({ body: { muted: wanted ? others : [...others, kind] } }), t("notices.saved"));
  };
  const line = (kind: MailChoice | (typeof always)[number]) => (
    <>
      <b className="strong">{t(`notices.${kind}.title`)}</b>
      <span className="hint">{t(`notices.${kind}.lead`)}</span>
    </>
  );
  return (
    <Card as="section" className={styles.card} aria-labelledby="notices">
      <div>
        <h2 className="display" id="notices">
          {t("notices.title")}
        </h2>
        <p className="muted">{t("notices.lead")}</p>
      </div>
      <div className={styles.notices}>
        {mailChoices.map((kind) => (
          <Checkbox
            key={kind}
            label={<span className={styles.notice}>{line(kind)}</span>}
            checked={!muted.includes(kind)}
            disabled={isPending}
            onChange={(wanted) => choose(kind, wanted)}
          />
        ))}
      </div>
      <div>
        <h3>{t("notices.always")}</h3>
        <ul className={styles.always}>
          {always.map((kind) => (
            <li key={kind} className={styles.notice}>
              {line(kind)}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

import { customerRoute, type Profile } from "@pulau/contract/accounts.ts";
import { mailChoicesRoute } from "@pulau/contract/own-data.ts";
import { type MailChoice, mailChoices } from "@pulau/domain/mail/mail-choices.ts";
import { useState } from "react";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Checkbox } from "../../../ui/choice-fields.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useFailureToast } from "../../../ui/use-outcome-toast.ts";
import styles from "./profile.module.css";

const always = ["bookings", "boats", "payments", "security"] as const;

/** Which mails a member gets; those that must be sent are said to be so. */
export function Notices({ muted }: { muted: Profile["mutedMails"] }) {
  const { t } = useTranslation("profile");
  const { mutateAsync: send } = useSend(mailChoicesRoute, [customerRoute.path]);
  const toast = useToast();
  const showFailure = useFailureToast();
  const [chosen, setChosen] = useState(muted);
  const choose = (kind: MailChoice, wanted: boolean) => {
    const others = chosen.filter((choice) => choice !== kind);
    const next = wanted ? others : [...others, kind];
    setChosen(next);
    send({ body: { muted: next } }).then(
      () => toast({ tone: "success", text: t("notices.saved") }),
      (thrown) => {
        setChosen(chosen);
        showFailure(thrown);
      },
    );
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
            checked={!chosen.includes(kind)}
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

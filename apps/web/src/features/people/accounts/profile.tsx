import { customerRoute, setLanguageRoute, type UserReply } from "@pulau/contract/accounts.ts";
import { useCall, useSend, useSession } from "../../../api/use-call.ts";
import { type Language, languages, nameOf, tagOf } from "../../../i18n/language.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Avatar, Card } from "../../../ui/surfaces.tsx";
import { useChangeLanguage } from "../../../ui/use-change-language.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { useFailureToast } from "../../../ui/use-outcome-toast.ts";
import { Skeleton } from "../../../ui/waiting.tsx";
import { ChangeEmail } from "./change-email.tsx";
import { ChangePassword } from "./change-password.tsx";
import { EmailState } from "./email-state.tsx";
import styles from "./profile.module.css";

function LanguageChoice() {
  const { t } = useTranslation("account");
  const { language } = useLanguage();
  const change = useChangeLanguage();
  const { mutateAsync: send } = useSend(setLanguageRoute, ["/api/customer/:_id"]);
  const showFailure = useFailureToast();
  const choose = async (next: Language) => {
    if (!(await change(next))) return;
    try {
      await send({ body: { language: next } });
    } catch (thrown) {
      showFailure(thrown);
    }
  };
  return (
    <Segmented
      wide
      label={t("profile.language")}
      value={language}
      onChange={choose}
      choices={languages.map((code) => ({ value: code, text: nameOf[code], lang: tagOf[code] }))}
    />
  );
}

function AboutYou({ user }: { user: UserReply }) {
  const { t } = useTranslation("account");
  return (
    <Card as="section" className={styles.card} aria-labelledby="about-you">
      <h2 className="display" id="about-you">
        {t("profile.about")}
      </h2>
      <p className={styles.who}>
        <Avatar name={user.name} picture={user.profilePicture?.url ?? null} />
        <b className="strong">{user.name}</b>
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{t("email")}</dt>
          <dd>
            <bdi>{user.email}</bdi>
            <EmailState email={user.email} verified={user.emailVerified} />
          </dd>
        </div>
        <div>
          <dt>{t("profile.kind")}</dt>
          <dd>{t(`profile.kinds.${user.accountKind}`)}</dd>
        </div>
        <div>
          <dt>{t("profile.role")}</dt>
          <dd>{t(`profile.roles.${user.role}`)}</dd>
        </div>
      </dl>
      <LanguageChoice />
    </Card>
  );
}

export default function ProfilePage() {
  const { t } = useTranslation("account");
  const session = useSession();
  const _id = session?.record.id ?? "";
  const { data, error, refetch } = useCall(customerRoute, { params: { _id } }, { enabled: _id !== "" });
  const user = data?.data.data;
  return (
    <>
      <PageTitle text={t("profile.title")} />
      <header className={styles.head}>
        <h1 className="display">{t("profile.title")}</h1>
        <p className="muted">{t("profile.lead")}</p>
      </header>
      {error !== null && user === undefined && <ErrorState error={error} retry={refetch} />}
      <div className={styles.grid}>
        <div className={styles.stack}>
          {user ? <AboutYou user={user} /> : error === null && <Skeleton height={380} radius={16} />}
          {user && <ChangeEmail pending={user.pendingEmail} />}
        </div>
        {(user || error === null) && <ChangePassword about={user ? [user.name, user.email] : []} />}
      </div>
    </>
  );
}

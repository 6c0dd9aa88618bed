import { useTranslation } from "../../../i18n/use-translation.ts";
import { PageTitle } from "../../../ui/site-name.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Skeleton } from "../../../ui/waiting.tsx";
import { ChangeEmail } from "./change-email.tsx";
import { ChangePassword } from "./change-password.tsx";
import { DocumentsCard } from "./documents/documents-card.tsx";
import { Notices } from "./notices.tsx";
import { OwnDataCard } from "./own-data/own-data-card.tsx";
import { PersonalDetails } from "./personal-details.tsx";
import styles from "./profile.module.css";
import { useProfile } from "./use-profile.ts";

const sections = ["details", "documents", "security", "notices", "own-data"] as const;

export default function ProfilePage() {
  const { t } = useTranslation(["profile", "account"]);
  const { profile, error, refetch } = useProfile();
  return (
    <>
      <PageTitle text={t("account:profile.title")} />
      <header className={styles.head}>
        <h1 className="display">{t("account:profile.title")}</h1>
        <p className="muted">{t("account:profile.lead")}</p>
      </header>
      {error !== null && profile === undefined && <ErrorState error={error} retry={refetch} />}
      <div className={styles.page}>
        <nav className={styles.places} aria-label={t("places")}>
          {sections.map((id) => (
            <a key={id} href={`#${id}`}>
              {t(`sections.${id}`)}
            </a>
          ))}
        </nav>
        {profile ? (
          <div className={styles.stack}>
            <PersonalDetails profile={profile} />
            <DocumentsCard />
            <ChangePassword about={[profile.name, profile.email]} />
            <ChangeEmail pending={profile.pendingEmail} />
            <Notices muted={profile.mutedMails} />
            <OwnDataCard />
          </div>
        ) : (
          error === null && <Skeleton height={380} radius={16} />
        )}
      </div>
    </>
  );
}

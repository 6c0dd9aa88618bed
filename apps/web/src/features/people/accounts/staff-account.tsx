import { ownStaffAccountRoute } from "@pulau/contract/accounts.ts";
import { useCall } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { PageTitle } from "../../../ui/site-name.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Skeleton } from "../../../ui/waiting.tsx";
import { ChangeEmail } from "./change-email.tsx";
import { ChangePassword } from "./change-password.tsx";
import { OwnPicture } from "./own-picture.tsx";
import styles from "./profile.module.css";
import { TwoStepCard } from "./two-step/two-step-card.tsx";

/** What members of staff keep of themselves: their address, their password and what is asked beside it. */
export default function StaffAccountPage() {
  const { t } = useTranslation("account");
  const { data, error, refetch } = useCall(ownStaffAccountRoute, {});
  return (
    <>
      <PageTitle text={t("staffAccount.title")} />
      <header className={styles.head}>
        <h1 className="display">{t("staffAccount.title")}</h1>
        {data && (
          <p className="muted">
            {data.name} · <bdi className={styles.address}>{data.email}</bdi>
          </p>
        )}
      </header>
      {error !== null && data === undefined && <ErrorState error={error} retry={refetch} />}
      <div className={styles.grid}>
        {data ? (
          <>
            <ChangePassword about={[data.name, data.email]} />
            <ChangeEmail pending={data.pendingEmail} />
            <TwoStepCard />
            <OwnPicture name={data.name} avatar={data.avatar} />
          </>
        ) : (
          error === null && <Skeleton height={380} radius={16} />
        )}
      </div>
    </>
  );
}

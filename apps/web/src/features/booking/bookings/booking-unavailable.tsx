import { useLocation } from "@tanstack/react-router";
import { isFailure } from "../../../api/call-failure.ts";
import { useSession } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { VisuallyHidden } from "../../../ui/surfaces.tsx";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import styles from "./detail.module.css";

type Props = { error: unknown; retry: () => void };

function Instead({ error, retry }: Props) {
  const { t } = useTranslation("trips");
  const session = useSession();
  const here = useLocation({ select: ({ pathname }) => pathname });
  if (isFailure(error, "NOT_FOUND", "NOT_SIGNED_IN", "NOT_ALLOWED", "INVALID_INPUT")) {
    return (
      <EmptyState
        picture="jungle-trail"
        title={t("detail.notFoundTitle")}
        act={
          session === null ? (
            <LinkButton to="/pages/login" search={{ next: here }}>
              {t("detail.signIn")}
            </LinkButton>
          ) : (
            <LinkButton to="/booking/listing">{t("detail.back")}</LinkButton>
          )
        }
      >
        {t("detail.notFound")}
      </EmptyState>
    );
  }
  if (error) return <ErrorState error={error} retry={retry} />;
  return (
    <Waiting what={t("detail.waiting")}>
      <div className={styles.shape}>
        <Skeleton width={320} height={40} />
        <div className={styles.columns}>
          <div className={styles.column}>
            <Skeleton height={210} radius={16} />
            <Skeleton height={320} radius={16} />
          </div>
          <div className={styles.column}>
            <Skeleton height={420} radius={16} />
          </div>
        </div>
      </div>
    </Waiting>
  );
}

/** What stands in place of a booking that is not there yet, or can't be shown to this visitor. */
export function BookingUnavailable(props: Props) {
  const { t } = useTranslation("trips");
  return (
    <>
      <PageTitle text={t("sheet.title")} />
      <h1>
        <VisuallyHidden>{t("sheet.title")}</VisuallyHidden>
      </h1>
      <Instead {...props} />
    </>
  );
}

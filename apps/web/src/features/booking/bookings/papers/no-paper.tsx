import { useLocation } from "@tanstack/react-router";
import { isFailure } from "../../../../api/call-failure.ts";
import { useSession } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { PageTitle } from "../../../../ui/site-name.tsx";
import { EmptyState, ErrorState } from "../../../../ui/states.tsx";
import { VisuallyHidden } from "../../../../ui/surfaces.tsx";
import { Skeleton, Waiting } from "../../../../ui/waiting.tsx";
import styles from "./sheet.module.css";
import { useSide } from "./use-side.ts";

type Props = {
  title: string;
  error: unknown;
  retry: () => void;
  /** Where the paper belongs to; its booking unless told. */
  back?: { to: string; text: string };
};

function Instead({ error, retry, back: elsewhere }: Omit<Props, "title">) {
  const { t } = useTranslation("papers");
  const { back, login } = useSide();
  const session = useSession();
  const here = useLocation({ select: ({ pathname }) => pathname });
  if (isFailure(error, "NOT_FOUND", "NOT_SIGNED_IN", "NOT_ALLOWED", "INVALID_INPUT")) {
    const act =
      session === null ? (
        <LinkButton to={login} search={{ next: here }}>
          {t("signIn")}
        </LinkButton>
      ) : (
        <LinkButton to={elsewhere?.to ?? back}>{elsewhere?.text ?? t("toBooking")}</LinkButton>
      );
    return (
      <EmptyState picture="jungle-trail" title={t("notFoundTitle")} act={act}>
        {t("notFound")}
      </EmptyState>
    );
  }
  if (error) return <ErrorState error={error} retry={retry} />;
  return (
    <Waiting what={t("waiting")}>
      <Skeleton height={900} radius={4} />
    </Waiting>
  );
}

/** What stands in place of a paper that is not there yet, or can't be shown. */
export function NoPaper({ title, ...props }: Props) {
  return (
    <div className={styles.page}>
      <PageTitle text={title} />
      <h1>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      <div className={styles.instead}>
        <Instead {...props} />
      </div>
    </div>
  );
}

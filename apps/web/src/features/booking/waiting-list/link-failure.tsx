import { useLocation } from "@tanstack/react-router";
import { isFailure } from "../../../api/call-failure.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";

/** Why a link opens nothing, and what to do about it. */
export function LinkFailure({ error, retry }: { error: unknown; retry?: () => void }) {
  const { t } = useTranslation("waiting");
  const next = useLocation({ select: ({ pathname }) => pathname });
  if (isFailure(error, "NOT_ALLOWED")) {
    return (
      <EmptyState
        picture="boat-at-jetty"
        title={t("link.notYours")}
        act={
          <LinkButton to="/pages/login" search={{ next }}>
            {t("link.signIn")}
          </LinkButton>
        }
      >
        {t("link.notYoursText")}
      </EmptyState>
    );
  }
  if (isFailure(error, "LINK_INVALID", "INVALID_INPUT")) {
    return (
      <EmptyState
        picture="jungle-trail"
        title={t("link.invalid")}
        act={<LinkButton to="/waiting-list">{t("see.all")}</LinkButton>}
      >
        {t("link.invalidText")}
      </EmptyState>
    );
  }
  if (isFailure(error, "HOLD_EXPIRED", "WRONG_STATE")) {
    return (
      <EmptyState
        picture="island-dawn"
        title={t("link.over")}
        act={<LinkButton to="/">{t("see.search")}</LinkButton>}
      >
        {t("link.overText")}
      </EmptyState>
    );
  }
  return <ErrorState error={error} {...(retry && { retry })} />;
}

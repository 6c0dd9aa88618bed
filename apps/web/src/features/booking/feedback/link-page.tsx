import { isFailure } from "../../../api/call-failure.ts";
import { useBackend, useCall, useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useParamsAt } from "../../../shell/page-address.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { LoadState } from "../../../ui/load-state.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { Skeleton } from "../../../ui/waiting.tsx";
import { feedbackPaths, linkedFeedback, postLinkedFeedback, takeDownLinked } from "./calls.ts";
import styles from "./feedback.module.css";
import { FeedbackOf } from "./feedback-of.tsx";

/** What guests say about their stay, by the link of the mail and without an account. */
export function LinkPage() {
  const { t } = useTranslation("feedback");
  const { call } = useBackend();
  const params = { token: useParamsAt("/feedback/$token").token };
  const { data, error, refetch } = useCall(linkedFeedback, { params });
  const send = useSend(postLinkedFeedback, feedbackPaths);
  const withdraw = useSend(takeDownLinked, feedbackPaths);
  return (
    <section className={styles.page}>
      <PageTitle text={t("form.title")} />
      <h1 className="display">{t("form.title")}</h1>
      <p className="muted">{t("lead")}</p>
      {data ? (
        <FeedbackOf
          data={data}
          latest={() => call(linkedFeedback, { params })}
          save={(body, options) => send.mutateAsync({ params, body, options })}
          takeDown={() => withdraw.mutateAsync({ params })}
        />
      ) : isFailure(error, "LINK_INVALID", "NOT_FOUND", "INVALID_INPUT") ? (
        <EmptyState
          picture="sunset-deck"
          title={t("closed.title")}
          act={<LinkButton to="/">{t("closed.home")}</LinkButton>}
        >
          {t("closed.text")}
        </EmptyState>
      ) : (
        <LoadState error={error} retry={() => refetch()} what={t("waiting")}>
          <Skeleton height={420} radius={16} />
        </LoadState>
      )}
    </section>
  );
}

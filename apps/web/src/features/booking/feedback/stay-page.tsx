import type { BookingId } from "@pulau/domain/ids.ts";
import { useBackend, useCall, useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { LoadState } from "../../../ui/load-state.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { Skeleton } from "../../../ui/waiting.tsx";
import { feedback, feedbackPaths, postFeedback, takeDownReview } from "./calls.ts";
import { FeedbackOf } from "./feedback-of.tsx";

/** What the guest says about one of their stays. */
export function StayPage({ _id }: { _id: BookingId }) {
  const { t } = useTranslation("feedback");
  const { call } = useBackend();
  const params = { _id };
  const { data, error, refetch } = useCall(feedback, { params });
  const send = useSend(postFeedback, feedbackPaths);
  const withdraw = useSend(takeDownReview, feedbackPaths);
  return (
    <>
      <PageHead
        title={t("form.title")}
        lead={t("lead")}
        back={<BackLink to="/my-feedback">{t("title")}</BackLink>}
      />
      {data ? (
        <FeedbackOf
          data={data}
          latest={() => call(feedback, { params })}
          save={(body, options) => send.mutateAsync({ body: { bookingId: _id, ...body }, options })}
          takeDown={() => withdraw.mutateAsync({ params })}
        />
      ) : (
        <LoadState error={error} retry={() => refetch()} what={t("waiting")}>
          <Skeleton height={420} radius={16} />
        </LoadState>
      )}
    </>
  );
}

import { hideReviewsRoute } from "@pulau/contract/reviews.ts";
import { useState } from "react";
import { useMay } from "../../../api/use-call.ts";
import { staffReviews } from "../../../business/reviews/staff-calls.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useBulkSend } from "../../../listing/use-bulk-send.ts";
import { Button } from "../../../ui/button.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { Textarea } from "../../../ui/text-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { useFailureToast } from "../../../ui/use-outcome-toast.ts";
import { hideReviews, publishReviews, type Review } from "./staff-routes.ts";
import { seenOf } from "./use-review-bulk.ts";

/** Publishing a review, or hiding it with a reason. */
export function ReviewActs({ review }: { review: Review }) {
  const { t } = useTranslation("review-desk");
  const toast = useToast();
  const showFailure = useFailureToast();
  const may = useMay()("comments", "write");
  const publish = useBulkSend<string>(publishReviews, [staffReviews.path]);
  const [hides, setHides] = useState(false);
  const [busy, setBusy] = useState(false);
  if (!may || review.state === "sent") return null;
  const publishIt = async () => {
    setBusy(true);
    try {
      const { failed } = await publish([review], ({ _id }) => _id, { seen: seenOf([review]) });
      const [refused] = failed;
      if (refused) showFailure(refused.error);
      else toast({ tone: "success", text: t("done.published", { count: 1 }) });
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {review.state !== "hidden" && (
        <Button kind="outline" onClick={() => setHides(true)}>
          {t("acts.hide")}
        </Button>
      )}
      {review.state !== "published" && (
        <Button busy={busy} onClick={() => void publishIt()}>
          {t("acts.publish")}
        </Button>
      )}
      {hides && <HideDialog review={review} onClose={() => setHides(false)} />}
    </>
  );
}

function HideDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const { t } = useTranslation("review-desk");
  const toast = useToast();
  const hide = useBulkSend<string>(hideReviews, [staffReviews.path]);
  const form = useForm({
    schema: hideReviewsRoute.body.pick({ reason: true }),
    initial: { reason: "" },
    onSubmit: async (body) => {
      const { failed } = await hide([review], ({ _id }) => _id, { ...body, seen: seenOf([review]) });
      const [refused] = failed;
      if (refused) throw refused.error;
      toast({ tone: "success", text: t("done.hidden") });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t("hide.title", { name: review.bookingName })}
      words={{ leave: t("cancel"), save: t("acts.hide") }}
      onClose={onClose}
    >
      <Textarea
        {...form.field("reason")}
        label={t("hide.reason")}
        hint={t("hide.hint")}
        rows={3}
        most={300}
        maxLength={300}
      />
    </FormDialog>
  );
}

import type { ChangeQuote } from "@pulau/contract/changes.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { formatRinggit, formatShare } from "@pulau/domain/money/sen.ts";
import { isFailure } from "../../../../api/call-failure.ts";
import { CancelFrame, RefundSums } from "../../../../business/cancel-frame.tsx";
import { ChangeList } from "../../../../business/change-list.tsx";
import { ChangeMail } from "../../../../business/change-mail.tsx";
import { changeRefusal } from "../../../../business/change-refusal.ts";
import { ReasonField } from "../../../../business/reason-form.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useWhoSaved } from "../../../../ui/changed-since.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { RadioCards } from "../../../../ui/segmented.tsx";
import { Notice } from "../../../../ui/surfaces.tsx";
import { type Part, type Terms, usePartRemoval } from "./use-part-removal.ts";

type Props = { readonly bookingId: BookingId; readonly part: Part; readonly onClose: () => void };

/** What is charged and given back; without money that moves, the price alone. */
function Sums({ quote }: { quote: ChangeQuote }) {
  const { t } = useTranslation("stay-changes", { keyPrefix: "part" });
  const { before, after, keptSen, refundSen, dueSen } = quote;
  return (
    <>
      <RefundSums
        sums={[
          [t("before"), before.totalSen],
          ...(keptSen > 0 ? [[t("kept"), keptSen] as const] : []),
          [t("after"), after?.totalSen ?? 0],
          ...(dueSen > 0 ? [[t("due"), dueSen] as const] : []),
          [t("back"), refundSen],
        ]}
      />
      <ChangeList quote={quote} />
    </>
  );
}

function TermsChoice({
  value,
  onChange,
  share,
}: {
  value: Terms;
  onChange: (terms: Terms) => void;
  share: string;
}) {
  const { t } = useTranslation("stay-changes", { keyPrefix: "part" });
  return (
    <RadioCards<Terms>
      label={t("terms")}
      {...{ value, onChange }}
      choices={[
        { value: "policy", text: t("policy"), detail: share && t("policyHint", { share }) },
        { value: "waive", text: t("waive"), detail: t("waiveHint") },
        { value: "keepPrice", text: t("keepPrice"), detail: t("keepPriceHint") },
      ]}
    />
  );
}

function Body({ bookingId, part, onClose }: Props) {
  const { t } = useTranslation(["stay-changes", "staff"]);
  const whoSaved = useWhoSaved();
  const removal = usePartRemoval(bookingId, part, onClose);
  const { quote, terms, setTerms, reason, failure, agree, act, busy } = removal;
  const quoted = quote.isFetching ? undefined : quote.data;
  const refusal = quoted ? changeRefusal(quoted) : quote.error;
  const isOutdated = isFailure(failure, "CHANGED_SINCE");
  const refundSen = quoted?.refundSen ?? 0;
  const words = {
    quoting: t("part.quoting"),
    changed: t("part.changed"),
    keep: t("part.keep"),
    agree: refundSen > 0 ? t("part.agreeBack", { amount: formatRinggit(refundSen) }) : t("part.agree"),
  };
  return (
    <>
      <p>{t(part.what === "room" ? "part.room" : "part.guest")}</p>
      {isOutdated && <Notice tone="warning">{whoSaved(failure.facts)}</Notice>}
      <TermsChoice
        value={terms}
        onChange={setTerms}
        share={terms === "policy" && quoted ? formatShare(quoted.share) : ""}
      />
      <CancelFrame
        {...{ words, busy, onClose }}
        failure={isOutdated ? null : failure}
        error={refusal}
        retry={quote.refetch}
        quote={quoted && !refusal ? <Sums quote={quoted} /> : null}
        fields={
          <>
            <ReasonField label={t("staff:act.why")} of={reason} />
            <ChangeMail bookingId={bookingId} act={act} />
          </>
        }
        onAgree={() => quoted && agree(quoted)}
      />
    </>
  );
}

/** Takes one room or one person off a booking, once it was shown what it costs or gives back, and what the guest will read. */
export function RemovePartDialog(props: Omit<Props, "part"> & { part: Part | null }) {
  const { part, onClose } = props;
  const { t } = useTranslation("stay-changes", { keyPrefix: "part" });
  return (
    <Dialog
      open={part !== null}
      onClose={onClose}
      title={part ? t(part.what === "room" ? "roomAct" : "act", { name: part.name }) : ""}
      role="alertdialog"
    >
      {part && <Body {...props} part={part} />}
    </Dialog>
  );
}

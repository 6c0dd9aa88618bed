import type { Reply } from "@pulau/contract/route.ts";
import type { draftDiscountRoute } from "@pulau/contract/staff-bookings.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useEffect, useRef, useState } from "react";
import { useCall, useSend } from "../../../../../api/use-call.ts";
import { DiscountDialog, type GivenDiscount } from "../../../../../business/discount-dialog.tsx";
import { useTranslation } from "../../../../../i18n/use-translation.ts";
import { Button } from "../../../../../ui/button.tsx";
import { IconDiscount } from "../../../../../ui/icons/index.ts";
import { Notice } from "../../../../../ui/surfaces.tsx";
import { useFailureToast } from "../../../../../ui/use-outcome-toast.ts";
import { useDraft } from "../../draft/draft-context.ts";
import { useHold } from "../../hold/hold-context.ts";
import { draftDiscount, requestDiscount, setDraftDiscount } from "../calls.ts";
import styles from "./panel.module.css";

/** Writes what is taken off the draft's price, and gives what is held that price. */
function useGive() {
  const { draftId } = useDraft();
  const { state, alter } = useHold();
  const send = useSend(setDraftDiscount, [draftDiscount.path]);
  const sendRequest = useSend(requestDiscount, [draftDiscount.path]);
  const give = async (given: GivenDiscount | null) => {
    await send.mutateAsync({ params: { _id: draftId }, body: { given } });
    if (state === "live") await alter();
  };
  const request = async (body: GivenDiscount) => {
    await sendRequest.mutateAsync({ params: { _id: draftId }, body });
  };
  return { give, request, busy: send.isPending };
}

/** So often it is looked whether a colleague has answered. */
const lookEvery = 3_000;

/** What a colleague was asked to approve, and what they said; once it is approved, what is held gets its price. */
function Approval({ request }: { request: NonNullable<Reply<typeof draftDiscountRoute>["request"]> }) {
  const { t } = useTranslation("new-booking");
  const { state, alter } = useHold();
  const showFailure = useFailureToast();
  const seen = useRef(request.state);
  useEffect(() => {
    const isNew = seen.current === "open" && request.state === "approved";
    seen.current = request.state;
    if (isNew && state === "live") void alter().catch((failure: unknown) => showFailure(failure));
  }, [request.state, state, alter, showFailure]);
  const says = t(`approval.${request.state}`, {
    amount: formatRinggit(request.amountSen),
    name: request.answeredBy ?? "",
    answer: request.answer,
  });
  return (
    <div role="status">
      <Notice tone={request.state === "refused" ? "warning" : "info"}>{says}</Notice>
    </div>
  );
}

/** Changes the price of what is held: a part or an amount off, as far as one's role goes, with the reason. */
export function PriceChange() {
  const { t } = useTranslation("new-booking");
  const { t: words } = useTranslation("staff", { keyPrefix: "discount" });
  const { draftId } = useDraft();
  const { state } = useHold();
  const showFailure = useFailureToast();
  const [isEditing, setEditing] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const known = useCall(
    draftDiscount,
    { params: { _id: draftId } },
    isWaiting ? { refetchInterval: lookEvery } : {},
  );
  const { give, request, busy } = useGive();
  const { data } = known;
  const isOpen = data?.request?.state === "open";
  if (isOpen !== isWaiting) setWaiting(isOpen);
  if (data === undefined || state === "none" || (data.limit === 0 && data.roles.length === 0)) return null;
  const { given, staySen } = data;
  const open = async () => {
    // A percentage is of what is held, which may be another stay since.
    await known.refetch();
    setEditing(true);
  };
  return (
    <div className={styles.priceChange}>
      {given && <p className="hint">{t("priceReason", { reason: given.reason })}</p>}
      <span>
        <Button kind="plain" size="small" icon={IconDiscount} onClick={() => void open()}>
          {t("changePrice")}
        </Button>
        {given && (
          <Button
            kind="plain"
            size="small"
            busy={busy}
            onClick={() => void give(null).catch((failure: unknown) => showFailure(failure))}
          >
            {words("end")}
          </Button>
        )}
      </span>
      {data.request && <Approval key={data.request._id} request={data.request} />}
      {isEditing && staySen !== null && (
        <DiscountDialog
          reach={data}
          staySen={staySen}
          given={given}
          onGive={give}
          {...(data.roles.length > 0 && { onRequest: request })}
          onClose={() => setEditing(false)}
        >
          {(off) =>
            off === null
              ? words("now", { amount: formatRinggit(staySen) })
              : words("off", { amount: formatRinggit(Math.min(off.sen, staySen)) })
          }
        </DiscountDialog>
      )}
    </div>
  );
}

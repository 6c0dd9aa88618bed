import type { Reply } from "@pulau/contract/route.ts";
import { answerDiscountRoute, discountRequestsRoute } from "@pulau/contract/staff-bookings.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useState } from "react";
import { faceOf } from "../../../../api/client.ts";
import { useCall, useMay, useSend } from "../../../../api/use-call.ts";
import { ReasonForm } from "../../../../business/reason-form.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { IconDiscount } from "../../../../ui/icons/index.ts";
import { DayRange } from "../../../../ui/money-and-dates.tsx";
import { Panel } from "../../../../ui/panel.tsx";
import { useMoments } from "../../../../ui/time-zone.ts";
import { useToast } from "../../../../ui/toast.tsx";
import { useFailureToast } from "../../../../ui/use-outcome-toast.ts";
import { useWritesDisabled } from "../../../../ui/writes-disabled.ts";
import styles from "./needs-person.module.css";

const discountRequests = faceOf(discountRequestsRoute);
const answerDiscount = faceOf(answerDiscountRoute);
type Request = Reply<typeof discountRequestsRoute>["requests"][number];

/** A hold is short: so often it is looked whether somebody asks. */
const lookEvery = 5_000;

/** The discounts that colleagues ask to have approved, as far as one may go oneself. It stands only while somebody asks. */
export function DiscountRequests() {
  return useMay()("bookings", "create") ? <Requests /> : null;
}

function Requests() {
  const { t } = useTranslation("staff");
  const { data } = useCall(discountRequests, {}, { refetchInterval: lookEvery });
  const requests = data?.requests ?? [];
  return (
    <div role="status">
      {requests.length > 0 && (
        <Panel title={t("discount.approval.title")} count={requests.length}>
          <ul>
            {requests.map((request) => (
              <RequestLine key={request._id} request={request} />
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}

function RequestLine({ request }: { request: Request }) {
  const { t } = useTranslation("staff", { keyPrefix: "discount.approval" });
  const { timeText } = useMoments();
  const toast = useToast();
  const showFailure = useFailureToast();
  const isOff = useWritesDisabled() !== null;
  const [refuses, setRefuses] = useState(false);
  const send = useSend(answerDiscount, [discountRequests.path]);
  const { _id, amountSen, staySen, name, by, reason, checkIn, checkOut, endsAt } = request;
  const answer = async (approves: boolean, why: string) => {
    try {
      await send.mutateAsync({ params: { _id }, body: { approves, answer: why } });
      setRefuses(false);
      toast({ tone: "success", text: t(approves ? "approved" : "refused", { by }) });
    } catch (thrown) {
      showFailure(thrown);
    }
  };
  const percent = Math.round((amountSen / staySen) * 100);
  return (
    <li className={styles.need}>
      <span className={styles.icon}>
        <Icon of={IconDiscount} size="s" />
      </span>
      <span className={styles.words}>
        <b>{t("line", { amount: formatRinggit(amountSen), percent, by })}</b>
        <span>
          {name !== "" && <bdi>{name}, </bdi>}
          <DayRange from={checkIn} to={checkOut} />: <bdi>{reason}</bdi>
        </span>
      </span>
      <small className={styles.waited}>{t("until", { time: timeText(endsAt) })}</small>
      {!isOff && (
        <>
          <Button kind="outline" size="small" onClick={() => setRefuses(true)}>
            {t("refuse")}
          </Button>
          <Button size="small" busy={send.isPending && !refuses} onClick={() => void answer(true, "")}>
            {t("approve")}
          </Button>
        </>
      )}
      {refuses && (
        <Dialog open onClose={() => setRefuses(false)} title={t("refuseTitle", { by })}>
          <ReasonForm id={`refuse-${_id}`} onReason={(why) => void answer(false, why)}>
            <Button type="submit" busy={send.isPending}>
              {t("refuse")}
            </Button>
          </ReasonForm>
        </Dialog>
      )}
    </li>
  );
}

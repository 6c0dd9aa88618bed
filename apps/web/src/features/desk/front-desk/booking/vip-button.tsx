import { useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconStar, IconStarFilled } from "../../../../ui/icons/index.ts";
import { useOutcomeToast } from "../../../../ui/use-outcome-toast.ts";
import { type Booking, deskPaths, markVip } from "../calls.ts";
import { tapeChart } from "../chart/calls.ts";

/** Marks the guests as VIPs, or takes the mark off: the chart and the head of the booking say so. */
export function VipButton({ booking: { _id, vip } }: { booking: Booking }) {
  const { t } = useTranslation("staff");
  const tell = useOutcomeToast();
  const send = useSend(markVip, [...deskPaths, tapeChart.path]);
  return (
    <Button
      kind="outline"
      icon={vip ? IconStarFilled : IconStar}
      busy={send.isPending}
      onClick={() =>
        void tell(
          send.mutateAsync({ params: { _id }, body: { vip: !vip } }),
          t(`history.happenings.${vip ? "vipUnmarked" : "vipMarked"}`),
        )
      }
    >
      {t(vip ? "booking.unmarkVip" : "booking.markVip")}
    </Button>
  );
}

import type { BookingId } from "@pulau/domain/ids.ts";
import { useBackend, useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { copyText } from "../../../../ui/copy-text.ts";
import { IconLink, IconLinkOff, IconMailForward } from "../../../../ui/icons/index.ts";
import { useOutcomeToast } from "../../../../ui/use-outcome-toast.ts";
import { deskPaths, payLink, renewPayLink, sendPayLink } from "../calls.ts";

/** Copies the link by which anybody can pay, mails it to whoever booked, or closes the ones that are about. */
export function PayLinkActs({ bookingId }: { bookingId: BookingId }) {
  const { t } = useTranslation("staff");
  const { call } = useBackend();
  const withToast = useOutcomeToast();
  const mail = useSend(sendPayLink, deskPaths);
  const renew = useSend(renewPayLink, deskPaths);
  const request = { params: { _id: bookingId } };
  const copy = async () => {
    const { url } = await call(payLink, request);
    await copyText(url);
  };
  return (
    <>
      <Button
        kind="outline"
        size="small"
        icon={IconLink}
        onClick={() => void withToast(copy(), t("payLink.copied"))}
      >
        {t("payLink.copy")}
      </Button>
      <Button
        kind="outline"
        size="small"
        icon={IconMailForward}
        busy={mail.isPending}
        onClick={() => void withToast(mail.mutateAsync(request), t("payLink.sent"))}
      >
        {t("payLink.send")}
      </Button>
      <Button
        kind="plain"
        size="small"
        icon={IconLinkOff}
        busy={renew.isPending}
        onClick={() => void withToast(renew.mutateAsync(request), t("payLink.closed"))}
      >
        {t("payLink.close")}
      </Button>
    </>
  );
}

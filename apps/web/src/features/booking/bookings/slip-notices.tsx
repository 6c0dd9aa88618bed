import type { BookingId } from "@pulau/domain/ids.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/surfaces.tsx";
import { useMoments } from "../../../ui/time-zone.ts";

type Looked = {
  bookingId: BookingId;
  /** Null where nothing ends by a clock: the rest of a booking that stands. */
  keptUntil: string | null;
  another: boolean;
  onAnother: () => void;
};

/** Money is on its way by bank transfer: who looks for it, how long, and the other ways for whoever wants one. */
export function SlipLooked({ bookingId, keptUntil, another, onAnother }: Looked) {
  const { t } = useTranslation("trips");
  const { momentText } = useMoments();
  return (
    <Notice
      tone="info"
      title={t("pay.transferWaits")}
      acts={
        <>
          <LinkButton to={`/transfer/${bookingId}`} kind="outline" size="small">
            {t("pay.seeSlip")}
          </LinkButton>
          <Button kind="plain" size="small" aria-expanded={another} onClick={onAnother}>
            {t("pay.anotherWay")}
          </Button>
        </>
      }
    >
      {keptUntil === null ? t("pay.looking") : t("pay.lookingUntil", { time: momentText(keptUntil) })}
    </Notice>
  );
}

/** A slip that staff did not accept, and the way to send another. */
export function SlipRefused({ bookingId }: { bookingId: BookingId }) {
  const { t } = useTranslation("trips");
  return (
    <Notice
      tone="warning"
      title={t("pay.slipRefused")}
      acts={
        <LinkButton to={`/transfer/${bookingId}`} kind="outline" size="small">
          {t("pay.slipAgain")}
        </LinkButton>
      }
    />
  );
}

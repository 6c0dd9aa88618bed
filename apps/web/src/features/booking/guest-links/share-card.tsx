import type { BookingId } from "@pulau/domain/ids.ts";
import { useCall, useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { IconLinkOff, IconShare } from "../../../ui/icons/index.ts";
import { Card } from "../../../ui/surfaces.tsx";
import { useFailureToast } from "../../../ui/use-outcome-toast.ts";
import { share, startSharing, stopSharing } from "./calls.ts";
import { CopiedLink } from "./copied-link.tsx";
import styles from "./guest-links.module.css";

/** A link by which anybody can look at the booking, for as long as it is shared. */
export function ShareCard({ _id }: { _id: BookingId }) {
  const { t } = useTranslation("guest-links");
  const { data } = useCall(share, { params: { _id } });
  const start = useSend(startSharing, [share.path]);
  const stop = useSend(stopSharing, [share.path]);
  const showFailure = useFailureToast();
  const params = { _id };
  return (
    <Card as="section" className={styles.share} aria-labelledby="share">
      <h2 id="share" className="strong">
        {t("share.title")}
      </h2>
      <p className="muted">{t("share.text")}</p>
      {data?.url && <CopiedLink url={data.url} picture={t("share.code")} />}
      {data && (
        <div>
          {data.url === null ? (
            <Button
              kind="outline"
              icon={IconShare}
              busy={start.isPending}
              onClick={() => void start.mutateAsync({ params }).catch(showFailure)}
            >
              {t("share.start")}
            </Button>
          ) : (
            <Button
              kind="danger"
              icon={IconLinkOff}
              busy={stop.isPending}
              onClick={() => void stop.mutateAsync({ params }).catch(showFailure)}
            >
              {t("share.stop")}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

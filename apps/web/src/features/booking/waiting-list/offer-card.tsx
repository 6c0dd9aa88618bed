import { useNavigate } from "@tanstack/react-router";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { clockText, useSecondsUntil } from "../../../ui/countdown.tsx";
import { DayRange, Money } from "../../../ui/money-and-dates.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { withKeys } from "../../../ui/with-keys.ts";
import { acceptOffer, declineOffer, type Entry, waitPaths } from "./calls.ts";
import { ConfirmButton } from "./confirm-button.tsx";
import { LinkFailure } from "./link-failure.tsx";
import styles from "./waiting.module.css";

type Props = {
  token: string;
  offer: NonNullable<Entry["offer"]>;
  /** The offer's end on this device's clock. */
  endsAt: string;
};

/** What is kept for the guest, for how long, and the two answers to it. */
export function OfferCard({ token, offer, endsAt }: Props) {
  const { t } = useTranslation("waiting");
  const { say } = useLanguage();
  const navigate = useNavigate();
  const seconds = useSecondsUntil(endsAt);
  const accept = useSend(acceptOffer, waitPaths);
  const decline = useSend(declineOffer, waitPaths);
  const params = { token };
  const book = () =>
    accept.mutate(
      { params },
      {
        // The wizard opens the first step that still misses an answer.
        onSuccess: ({ draftId }) =>
          void navigate({ to: "/booking/new/$draftId/$step", params: { draftId, step: "payment" } }),
      },
    );
  return (
    <Card as="section" className={`${styles.card} ${styles.offer}`} aria-labelledby="offer">
      <h2 id="offer">{t("offer.title")}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{t("offer.days")}</dt>
          <dd className="strong">
            <DayRange from={offer.checkIn} to={offer.checkOut} shape="weekday" />
          </dd>
        </div>
        <div>
          <dt>{t("offer.rooms")}</dt>
          <dd>
            {withKeys(offer.rooms, say).map(({ key, item: room }) => (
              <span key={key}>{say(room)}</span>
            ))}
          </dd>
        </div>
        <div>
          <dt>{t("offer.total")}</dt>
          <dd className="strong">
            <Money sen={offer.totalSen} converted />
          </dd>
        </div>
      </dl>
      <p className={styles.clock} role="timer">
        {t("offer.left", { time: clockText(seconds) })}
      </p>
      {accept.error !== null && <LinkFailure error={accept.error} />}
      <div className={styles.acts}>
        <Button busy={accept.isPending} onClick={book}>
          {t("offer.accept")}
        </Button>
        <ConfirmButton
          words={{
            act: t("offer.decline"),
            title: t("offer.declineTitle"),
            text: t("offer.declineText"),
            yes: t("offer.declineAct"),
            no: t("offer.keep"),
          }}
          onYes={() => decline.mutateAsync({ params })}
        />
      </div>
    </Card>
  );
}

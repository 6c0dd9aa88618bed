import { pickUpsRoute } from "@pulau/contract/pick-ups.ts";
import { faceOf } from "../../../../api/client.ts";
import { useCall, useMay } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { IconAlertTriangle } from "../../../../ui/icons/index.ts";
import { Panel } from "../../../../ui/panel.tsx";
import { useMoments } from "../../../../ui/time-zone.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import styles from "./needs-person.module.css";

const pickUps = faceOf(pickUpsRoute);

/** Whom a driver did not find today: somebody has to call them. It stands only while there is somebody. */
export function MissedPickUps() {
  return useMay()("pickUps", "read") ? <Missed /> : null;
}

function Missed() {
  const { t } = useTranslation("pick-ups");
  const { say } = useLanguage();
  const { timeText } = useMoments();
  const { data } = useCall(pickUps, { query: {} }, { refetchInterval: 60_000 });
  const missed = data?.pickUps.filter(({ mark }) => mark === "notHere") ?? [];
  return (
    <div role="status">
      {missed.length > 0 && (
        <Panel
          title={t("missed.title")}
          count={missed.length}
          end={
            <LinkButton to="/staff/pick-ups" kind="outline" size="small">
              {t("missed.all")}
            </LinkButton>
          }
        >
          <ul>
            {missed.map(
              ({ transferId, way, bookingId, bookingName, bookingNo, time, place, markedAt, markedBy }) => (
                <li key={`${transferId} ${way}`} className={styles.need}>
                  <span className={styles.icon}>
                    <Icon of={IconAlertTriangle} size="s" />
                  </span>
                  <span className={styles.words}>
                    <b>
                      {bookingName} <bdi>{bookingNo}</bdi>
                    </b>
                    <bdi>{t("missed.line", { time, place: say(place) })}</bdi>
                  </span>
                  <small className={styles.waited}>
                    {markedAt && t("missed.by", { time: timeText(markedAt), name: markedBy ?? "" })}
                  </small>
                  <LinkButton
                    to={`/staff/bookings/${bookingId}`}
                    kind="outline"
                    size="small"
                    data-desk-line=""
                  >
                    {t("missed.open")}
                  </LinkButton>
                </li>
              ),
            )}
          </ul>
        </Panel>
      )}
    </div>
  );
}

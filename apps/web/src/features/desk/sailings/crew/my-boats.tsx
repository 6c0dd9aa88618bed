import { Link } from "@tanstack/react-router";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Panel } from "../../../../ui/panel.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { mySailings } from "../calls.ts";
import { StageChip } from "../stage-chip.tsx";
import styles from "./crew.module.css";

/** The boats that whoever looks crews today; nothing for who crews none. */
export function MyBoats() {
  const { t } = useTranslation("sailings");
  const { say } = useLanguage();
  const { data } = useCall(mySailings, {}, { refetchInterval: 60_000 });
  if (!data || data.sailings.length === 0) return null;
  return (
    <Panel title={t("crew.mine")} count={data.sailings.length} className={styles.mine}>
      <ul>
        {data.sailings.map((boat) => (
          <li key={boat._id}>
            <Link
              to="/staff/sailings/$id"
              params={{ id: boat.sailingId }}
              search={boat.party ? { party: boat.party.bookingId } : {}}
              className={styles.boat}
            >
              <b>{boat.time ?? t("charter")}</b>
              <span>
                {say(boat.name)}, <bdi>{t("route", { from: boat.fromJetty, to: boat.toJetty })}</bdi>
              </span>
              <span className={styles.seats}>
                <bdi>{t("of", { taken: boat.taken, seats: boat.seats })}</bdi>
              </span>
              <StageChip stage={boat.stage} reason={boat.cancelled?.reason} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

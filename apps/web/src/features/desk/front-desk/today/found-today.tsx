import { Link } from "@tanstack/react-router";
import { useCall } from "../../../../api/use-call.ts";
import { foundThings } from "../../../../business/room-acts/calls.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Panel } from "../../../../ui/panel.tsx";
import type { Today } from "../calls.ts";
import styles from "./found-today.module.css";

/** Things that were found in the rooms on a day and still wait for their guests: so that the desk can call those who have not left yet. */
export function FoundToday({ day }: { day: Today["day"] }) {
  const { t } = useTranslation("found-things");
  const { data } = useCall(foundThings, { query: { limit: 100 } }, { refetchInterval: 60_000 });
  const found = (data?.things ?? []).filter(
    ({ foundOn, state }) => foundOn === day && (state === "kept" || state === "claimed"),
  );
  if (found.length === 0) return null;
  return (
    <Panel
      title={t("notice.title")}
      count={found.length}
      end={
        <Link className="link" to="/staff/found">
          {t("notice.all")}
        </Link>
      }
    >
      <ul className={styles.things}>
        {found.map(({ _id, roomNo, what, place }) => (
          <li key={_id}>
            <Link className="link" to="/staff/found" search={{ open: _id }} dir="auto">
              {t("notice.line", { room: roomNo, what })}
            </Link>
            <small className="muted" dir="auto">
              {place}
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

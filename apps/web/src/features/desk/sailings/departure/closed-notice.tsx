import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Panel } from "../../../../ui/panel.tsx";
import { Notice } from "../../../../ui/surfaces.tsx";
import { useMoments } from "../../../../ui/time-zone.ts";
import type { Manifest } from "../calls.ts";
import styles from "./departure.module.css";
import { EarlierClosings } from "./earlier-closings.tsx";

/** That the list is kept as it was, since when and by whom; what changed after; and what was closed and opened again before. */
export function ClosedNotice({ shown }: { shown: Manifest }) {
  const { t } = useTranslation("sailings");
  const { momentText } = useMoments();
  const { closed, changes, erased, earlier } = shown;
  const at = closed && momentText(closed.at);
  return (
    <>
      {closed && (
        <Notice
          tone="info"
          title={closed.by === null ? t("closed.itself", { at }) : t("closed.by", { at, name: closed.by })}
        >
          {t(erased ? "closed.erased" : "closed.text")}
        </Notice>
      )}
      {changes.length > 0 && <Changes changes={changes} />}
      {earlier.length > 0 && <EarlierClosings shown={shown} />}
    </>
  );
}

function Changes({ changes }: Pick<Manifest, "changes">) {
  const { t } = useTranslation("sailings");
  const { momentText } = useMoments();
  return (
    <Panel title={t("changes.title")} count={changes.length}>
      <ul className={styles.changes}>
        {changes.map(({ at, by, name, bookingNo, what }) => (
          <li key={`${at} ${bookingNo} ${name}`}>
            <span>
              <b className="strong">{name}</b> <bdi>{bookingNo}</bdi> · {t(`changes.${what}`)}
            </span>
            <span className="hint">{[momentText(at), by].filter(Boolean).join(" · ")}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

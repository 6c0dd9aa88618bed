import { useMay } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconFileTypePdf } from "../../../../ui/icons/index.ts";
import { Panel } from "../../../../ui/panel.tsx";
import { VisuallyHidden } from "../../../../ui/surfaces.tsx";
import { useMoments } from "../../../../ui/time-zone.ts";
import type { Manifest } from "../calls.ts";
import styles from "./departure.module.css";
import { useManifestFile } from "./use-manifest-file.ts";

/** Manifests that were closed and opened again: by whom, why, and each as it was. */
export function EarlierClosings({ shown: { departure, earlier } }: { shown: Manifest }) {
  const { t } = useTranslation("sailings");
  const { momentText } = useMoments();
  const may = useMay();
  const mayPrint = may("boarding", "write") && may("bookings", "write");
  const file = useManifestFile(departure);
  return (
    <Panel title={t("earlier.title")} count={earlier.length}>
      <ul className={styles.changes}>
        {earlier.map(({ _id, at, by, reopenedAt, reopenedBy, reason, erased }) => (
          <li key={_id}>
            <span>
              <b className="strong">
                {t("earlier.closed", { at: momentText(at), name: by ?? t("earlier.system") })}
              </b>
              <br />
              {t("earlier.reopened", {
                at: momentText(reopenedAt),
                name: reopenedBy ?? t("earlier.system"),
                reason,
              })}
            </span>
            {erased ? (
              <span className="hint">{t("closed.erased")}</span>
            ) : (
              mayPrint && (
                <Button
                  kind="outline"
                  size="small"
                  icon={IconFileTypePdf}
                  busy={file.busy === _id}
                  onClick={() => void file.save("pdf", _id)}
                >
                  {t("print.pdf")}
                  <VisuallyHidden> {momentText(at)}</VisuallyHidden>
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

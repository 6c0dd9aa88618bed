import type { OptionId } from "@pulau/domain/ids.ts";
import { useState } from "react";
import { useCall, useMay, useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { useMoments } from "../../../../ui/time-zone.ts";
import { useToast } from "../../../../ui/toast.tsx";
import { useFailureText } from "../../../../ui/use-failure-text.ts";
import { Skeleton } from "../../../../ui/waiting.tsx";
import { draftPaths, type Versions as Listed, priceVersions, takeBackPrices } from "../calls.ts";
import styles from "../prices.module.css";
import { usePartName } from "../words/use-part-name.ts";

/** Who published what and when, and the way back. */
export function Versions({ optionId, onClose }: { optionId: OptionId; onClose: () => void }) {
  const { t } = useTranslation("prices");
  const { data, error, refetch } = useCall(priceVersions, { params: { _id: optionId } });
  return (
    <Dialog open onClose={onClose} title={t("versions.title")} size="panel">
      {error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height={160} />
      ) : data.versions.length === 0 ? (
        <p className="muted">{t("versions.none")}</p>
      ) : (
        <ol className={styles.versions}>
          {data.versions.map((version, i) => (
            <Version key={version.number} version={version} optionId={optionId} isNow={i === 0} />
          ))}
        </ol>
      )}
    </Dialog>
  );
}

function Version({
  version,
  optionId,
  isNow,
}: {
  version: Listed[number];
  optionId: OptionId;
  isNow: boolean;
}) {
  const { t } = useTranslation("prices");
  const { momentText } = useMoments();
  const partName = usePartName();
  const may = useMay();
  const [asks, setAsks] = useState(false);
  const send = useSend(takeBackPrices, draftPaths);
  const toast = useToast();
  const say = useFailureText();
  const takeBack = async () => {
    try {
      await send.mutateAsync({ params: { _id: optionId, number: version.number } });
      setAsks(false);
      toast({ text: t("versions.done", { number: version.number }), tone: "success" });
    } catch (error) {
      toast({ text: say(error), tone: "danger" });
    }
  };
  const changed = Object.entries(version.changed).map(([part, count]) => `${partName(part)}: ${count}`);
  return (
    <li className={styles.version}>
      <div>
        <b>{t("versions.number", { number: version.number })}</b>
        <p>
          {t(`versions.act.${version.act}`, { number: version.takenFrom ?? 0 })}
          {version.by && `, ${version.by}`}
        </p>
        <p className="hint">
          {momentText(version.at)}
          {changed.length > 0 && ` · ${changed.join(", ")}`}
        </p>
      </div>
      {isNow ? (
        <span className={styles.chip}>{t("versions.now")}</span>
      ) : (
        may("rates", "write") && (
          <Button size="small" kind="outline" onClick={() => setAsks(true)}>
            {t("versions.takeBack")}
          </Button>
        )
      )}
      {asks && (
        <Dialog
          open
          role="alertdialog"
          onClose={() => setAsks(false)}
          title={t("versions.askTitle", { number: version.number })}
          acts={
            <Button busy={send.isPending} onClick={() => void takeBack()}>
              {t("versions.takeBack")}
            </Button>
          }
        >
          <p>{t("versions.askLead")}</p>
        </Dialog>
      )}
    </li>
  );
}

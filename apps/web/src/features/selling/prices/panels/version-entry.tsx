import type { OptionId } from "@pulau/domain/ids.ts";
import { useState } from "react";
import { useCall, useMay, useSend } from "../../../../api/use-call.ts";
import { PriceChangeLines } from "../../../../business/price-changes/price-change-list.tsx";
import type { RowSpeech } from "../../../../business/price-changes/row-words.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Pages } from "../../../../listing/pages.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { useMoments } from "../../../../ui/time-zone.ts";
import { useToast } from "../../../../ui/toast.tsx";
import { useFailureToast } from "../../../../ui/use-outcome-toast.ts";
import { Skeleton, Waiting } from "../../../../ui/waiting.tsx";
import { draftPaths, priceVersionChanges, takeBackPrices, type Version } from "../calls.ts";
import styles from "../prices.module.css";
import { usePartName } from "../words/use-part-name.ts";

type Props = { readonly optionId: OptionId; readonly speech: RowSpeech };

/** What a version changed, line by line, twenty at a time. */
function VersionChanges({ optionId, number, speech }: Props & { readonly number: number }) {
  const { t } = useTranslation("prices");
  const [page, setPage] = useState(1);
  const sent = { params: { _id: optionId, number }, query: { page } };
  const { data, error, refetch } = useCall(priceVersionChanges, sent, { keepPrevious: true });
  if (error) return <ErrorState error={error} retry={() => void refetch()} />;
  if (!data)
    return (
      <Waiting what={t("versions.waitingChanges")}>
        <Skeleton height={60} />
      </Waiting>
    );
  return (
    <section className={styles.versionChanges} aria-label={t("versions.changes", { number })}>
      <PriceChangeLines changes={data.changes} speech={speech} />
      {data.pages > 1 && (
        <div className={styles.versionPages}>
          <Pages page={page} pages={data.pages} limit={data.limit} total={data.total} onChange={setPage} />
        </div>
      )}
    </section>
  );
}

/** One version: who published it and when, what it changed, and the way back to it. */
export function VersionEntry({
  version,
  optionId,
  speech,
  isNow,
}: Props & { version: Version; isNow: boolean }) {
  const { t } = useTranslation("prices");
  const { momentText } = useMoments();
  const partName = usePartName();
  const may = useMay();
  const [confirming, setConfirming] = useState(false);
  const [open, setOpen] = useState(false);
  const send = useSend(takeBackPrices, draftPaths);
  const toast = useToast();
  const showFailure = useFailureToast();
  const takeBack = async () => {
    try {
      await send.mutateAsync({ params: { _id: optionId, number: version.number } });
      setConfirming(false);
      toast({ text: t("versions.done", { number: version.number }), tone: "success" });
    } catch (error) {
      showFailure(error);
    }
  };
  const changed = Object.entries(version.changed).map(([part, count]) => `${partName(part)}: ${count}`);
  return (
    <li className={styles.version}>
      <div className={styles.versionHead}>
        <div>
          <b>{t("versions.number", { number: version.number })}</b>
          <p>
            {t(`versions.act.${version.act}`, { number: version.takenFrom ?? 0 })}
            {version.by && `, ${version.by}`}
          </p>
          <p className="hint">{momentText(version.at)}</p>
        </div>
        {isNow ? (
          <span className={styles.chip}>{t("versions.now")}</span>
        ) : (
          may("rates", "write") && (
            <Button size="small" kind="outline" onClick={() => setConfirming(true)}>
              {t("versions.takeBack")}
            </Button>
          )
        )}
      </div>
      {changed.length > 0 && (
        <details
          className={styles.versionDetails}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary>{changed.join(", ")}</summary>
          {open && <VersionChanges optionId={optionId} number={version.number} speech={speech} />}
        </details>
      )}
      {confirming && (
        <Dialog
          open
          role="alertdialog"
          onClose={() => setConfirming(false)}
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

import {
  deletionDays,
  exportDays,
  isInUse,
  type OwnData,
  ownDataRoute,
  requestExportRoute,
  withdrawDeletionRoute,
} from "@pulau/contract/own-data.ts";
import { useState } from "react";
import { useCall, useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { dayText } from "../../../../ui/format.ts";
import { LoadState } from "../../../../ui/load-state.tsx";
import { MomentText, Money } from "../../../../ui/money-and-dates.tsx";
import { Card, Notice } from "../../../../ui/surfaces.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { useOutcomeToast } from "../../../../ui/use-outcome-toast.ts";
import { Skeleton } from "../../../../ui/waiting.tsx";
import styles from "../profile.module.css";
import { DeleteDialog } from "./delete-dialog.tsx";
import { DownloadDialog } from "./download-dialog.tsx";

/** How often a page looks whether its copy is ready, in ms. */
const lookEvery = 5_000;

/** A copy of what is known of a member, and the end of their account. */
export function OwnDataCard() {
  const { t } = useTranslation("profile");
  const [preparing, setPreparing] = useState(false);
  const { data, error, refetch } = useCall(
    ownDataRoute,
    {},
    {
      refetchInterval: preparing ? lookEvery : false,
      staleTime: 0,
    },
  );
  const waits = data?.export?.state === "preparing";
  if (waits !== preparing) setPreparing(waits);
  return (
    <Card as="section" className={styles.card} aria-labelledby="own-data">
      <h2 className="display" id="own-data">
        {t("data.title")}
      </h2>
      {data === undefined ? (
        <LoadState error={error} retry={refetch} what={t("waiting")}>
          <Skeleton height={120} radius={12} />
        </LoadState>
      ) : (
        <>
          <Copy copy={data.export} />
          <Ending data={data} />
        </>
      )}
    </Card>
  );
}

function Copy({ copy }: { copy: OwnData["export"] }) {
  const { t } = useTranslation("profile");
  const { mutateAsync: request, isPending } = useSend(requestExportRoute, [ownDataRoute.path]);
  const sayOutcome = useOutcomeToast();
  const [downloading, setDownloading] = useState(false);
  return (
    <div className={styles.line}>
      <div>
        <p className="strong">{t("data.download")}</p>
        <p className="hint">{t("data.downloadLead", { count: exportDays })}</p>
        <p role="status">
          {copy?.state === "preparing" && t("data.preparing")}
          {copy?.state === "ready" && copy.endsAt !== null && (
            <>
              {t("data.ready")} <MomentText moment={copy.endsAt} />
            </>
          )}
        </p>
      </div>
      {copy?.state === "ready" ? (
        <Button onClick={() => setDownloading(true)}>{t("data.download")}</Button>
      ) : (
        <Button
          kind="outline"
          busy={isPending || copy?.state === "preparing"}
          onClick={() => void sayOutcome(request({}), t("data.requested"))}
        >
          {t("data.request")}
        </Button>
      )}
      {downloading && copy && <DownloadDialog copy={copy} onClose={() => setDownloading(false)} />}
    </div>
  );
}

/** What has to be over first, said before anybody is refused. */
function Obstacles({ obstacles }: { obstacles: OwnData["obstacles"] }) {
  const { t } = useTranslation("profile");
  const { language } = useLanguage();
  const { stays, walletSen, commissionSen, refundSen, lastOwner } = obstacles;
  const last = stays.at(-1);
  return (
    <Notice tone="warning" title={t("data.notYet")}>
      {last && <p>{t("data.stays", { count: stays.length, day: dayText(last.checkOut, language) })}</p>}
      {walletSen > 0 && (
        <p>
          {t("data.wallet")} <Money sen={walletSen} />
        </p>
      )}
      {commissionSen > 0 && (
        <p>
          {t("data.commission")} <Money sen={commissionSen} />
        </p>
      )}
      {refundSen > 0 && (
        <p>
          {t("data.refund")} <Money sen={refundSen} />
        </p>
      )}
      {lastOwner && <p>{t("data.lastOwner")}</p>}
    </Notice>
  );
}

function Ending({ data }: { data: OwnData }) {
  const { t } = useTranslation("profile");
  const { mutateAsync: withdraw, isPending } = useSend(withdrawDeletionRoute, [ownDataRoute.path]);
  const sayOutcome = useOutcomeToast();
  const [deleting, setDeleting] = useState(false);
  const { deletion, obstacles } = data;
  const inUse = isInUse(obstacles);
  if (deletion)
    return (
      <Notice
        tone="warning"
        title={t("data.planned")}
        acts={
          <Button busy={isPending} onClick={() => void sayOutcome(withdraw({}), t("data.withdrawn"))}>
            {t("data.withdraw")}
          </Button>
        }
      >
        <p>
          {t("data.plannedFor")} <MomentText moment={deletion.dueAt} />
        </p>
      </Notice>
    );
  return (
    <>
      <div className={styles.line}>
        <div>
          <p className="strong">{t("data.delete")}</p>
          <p className="hint">{t("data.deleteLead", { count: deletionDays })}</p>
        </div>
        {!inUse && (
          <Button kind="danger" onClick={() => setDeleting(true)}>
            {t("data.delete")}
          </Button>
        )}
      </div>
      {inUse && <Obstacles obstacles={obstacles} />}
      {deleting && <DeleteDialog obstacles={obstacles} onClose={() => setDeleting(false)} />}
    </>
  );
}

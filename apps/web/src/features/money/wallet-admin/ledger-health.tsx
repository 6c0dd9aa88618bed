import { useMay, useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { MomentText } from "../../../ui/money-and-dates.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Card, Notice } from "../../../ui/surfaces.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { type Books, books, checkLedger } from "./calls.ts";
import styles from "./wallets.module.css";

/** The last seal, what has come since, and what the last check found. */
function Findings({ data }: { data: Books }) {
  const { t } = useTranslation("wallets");
  const { seal, check } = data;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t("ledger.lastSeal")}</dt>
        <dd>
          {seal.last ? (
            <>
              {t("ledger.sealNo", { no: seal.last.no, seq: seal.last.toSeq })} ·{" "}
              <MomentText moment={seal.last.sealedAt} />
            </>
          ) : (
            t("ledger.never")
          )}
        </dd>
      </div>
      {seal.last && (
        <div>
          <dt>{t("ledger.hash")}</dt>
          <dd>
            <bdi className={styles.hash}>{seal.last.hash}</bdi>
          </dd>
        </div>
      )}
      <div>
        <dt>{t("ledger.unsealed")}</dt>
        <dd>{seal.unsealed}</dd>
      </div>
      <div>
        <dt>{t("ledger.lastCheck")}</dt>
        <dd>
          {check ? (
            <>
              <MomentText moment={check.at} /> ·{" "}
              {check.faults.length === 0 ? t("ledger.whole", { count: check.entries }) : t("ledger.broken")}
            </>
          ) : (
            t("ledger.never")
          )}
        </dd>
      </div>
    </dl>
  );
}

/** How far the books are sealed, and what the last check found. */
export function Health({ data }: { data: Books }) {
  const { t } = useTranslation("wallets");
  const toast = useToast();
  const check = useSend(checkLedger, [books.path]);
  const mayCheck = useMay()("wallets", "write");
  const run = () =>
    check.mutate(
      {},
      {
        onSuccess: ({ faults, entries }) =>
          toast({
            tone: faults === 0 ? "success" : "danger",
            text: faults === 0 ? t("ledger.whole", { count: entries }) : t("ledger.broken"),
          }),
      },
    );
  const faults = data.check?.faults ?? [];
  return (
    <Card as="section" className={styles.health} aria-labelledby="seals">
      <h2 id="seals">{t("ledger.seals")}</h2>
      {faults.length > 0 && (
        <Notice tone="danger" title={t("ledger.broken")}>
          <ul>
            {faults.map((fault) => (
              <li key={fault}>
                <bdi>{fault}</bdi>
              </li>
            ))}
          </ul>
          {(data.check?.more ?? 0) > 0 && <p>{t("ledger.more", { count: data.check?.more ?? 0 })}</p>}
        </Notice>
      )}
      <Findings data={data} />
      {check.error && <ErrorState error={check.error} />}
      {mayCheck && (
        <Button kind="outline" busy={check.isPending} onClick={run}>
          {t("ledger.check")}
        </Button>
      )}
    </Card>
  );
}

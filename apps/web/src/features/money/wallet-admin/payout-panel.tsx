import type { PayoutId } from "@pulau/domain/ids.ts";
import { useCall } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { DayText, MomentText, Money } from "../../../ui/money-and-dates.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import { type Payout, payout } from "./calls.ts";
import { PayoutActs } from "./payout-acts.tsx";
import { PayoutChip } from "./payout-chip.tsx";
import styles from "./wallets.module.css";

function Facts({ data }: { data: Payout }) {
  const { t } = useTranslation("wallets");
  const facts = [
    ["amount", <Money key="amount" sen={data.amountSen} />],
    ["account", `${data.account.name} · ${t(`payouts.kinds.${data.account.kind}`)}`],
    ["by", `${data.requestedBy.name} · ${data.requestedBy.email}`],
    ["asked", <MomentText key="asked" moment={data.requestedAt} />],
    ["holder", data.accountName],
    ["bank", data.bankName],
    ["number", <bdi key="number">{data.fullNumber ?? data.accountNumber}</bdi>],
    ["swift", <bdi key="swift">{data.swift}</bdi>],
    ["balance", <Money key="balance" sen={data.balanceSen} />],
    ["approvedBy", data.approvedBy?.name],
    ["paidBy", data.paidBy?.name],
    ["paidOn", data.paidOn && <DayText key="paidOn" day={data.paidOn} />],
    ["reference", data.bankReference && <bdi key="reference">{data.bankReference}</bdi>],
    ["rejectedBy", data.rejectedBy?.name],
    ["reason", data.reason],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{t(`payouts.facts.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Body({ id, onDone }: { id: PayoutId; onDone: () => void }) {
  const { t } = useTranslation("wallets");
  const { data, error, refetch } = useCall(payout, { params: { _id: id } });
  if (data === undefined) {
    if (error) return <ErrorState error={error} retry={() => void refetch()} />;
    return (
      <Waiting what={t("payouts.waiting")}>
        <Skeleton height={300} radius={12} />
      </Waiting>
    );
  }
  return (
    <div className={styles.panel}>
      <p className={styles.states}>
        <bdi className="strong">{data.number}</bdi>
        <PayoutChip state={data.state} />
      </p>
      <Facts data={data} />
      <PayoutActs payout={data} onDone={onDone} />
    </div>
  );
}

/** A payout with all that is needed to pay it, at the side of the queue. */
export function PayoutPanel({ id, onClose }: { id: PayoutId | null; onClose: () => void }) {
  const { t } = useTranslation("wallets");
  return (
    <Dialog open={id !== null} onClose={onClose} title={t("payouts.one")} size="panel">
      {id !== null && <Body id={id} onDone={onClose} />}
    </Dialog>
  );
}

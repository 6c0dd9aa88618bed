import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "react-i18next";
import { useCall } from "../../../api/use-call.ts";
import { BankChoice } from "../../../business/pay-ways.tsx";
import { useWayChoice } from "../../../business/use-way-choice.ts";
import { Button } from "../../../ui/button.tsx";
import { Switch } from "../../../ui/choice-fields.tsx";
import { RadioCards } from "../../../ui/segmented.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Notice } from "../../../ui/surfaces.tsx";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import { gatewayBanks, type Purchase, paymentOptions } from "./calls.ts";
import styles from "./paying.module.css";
import { usePay } from "./use-pay.ts";

const nothing = { offers: [], gateways: [], walletSen: null, paidSen: 0 };

/** With what to pay, the wallet's part of it where the wallet has some, then one button that says the amount. */
export function WaysToPay({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation("paying");
  const { data, error, refetch } = useCall(paymentOptions, { params: { _id: purchase._id } });
  const { pay, failure, busy } = usePay(purchase._id);
  const { offers, gateways, walletSen, paidSen } = data ?? nothing;
  const choice = useWayChoice({ gateways, walletSen, toPaySen: offers[0]?.amountSen ?? 0 });
  const { way, share, used } = choice;
  const banks = useCall(
    gatewayBanks,
    { params: { gateway: way?.id ?? "" } },
    { enabled: way?.hasBanks === true },
  ).data?.banks;
  if (data === undefined) {
    return error ? (
      <ErrorState error={error} retry={refetch} />
    ) : (
      <Waiting what={t("waiting")}>
        <Skeleton height={180} radius={10} />
      </Waiting>
    );
  }
  if (offers.length === 0 || way === undefined) return <p className="muted">{t("none")}</p>;
  return (
    <form
      className={styles.ways}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void pay({ ...way, bank: choice.wantedBank, share: used });
      }}
    >
      {paidSen > 0 && (
        <Notice tone="info" title={t("partIn", { amount: formatRinggit(paidSen) })}>
          {t("partInWhy")}
        </Notice>
      )}
      <RadioCards label={t("how")} value={way.id} onChange={choice.choose} choices={choice.choices} />
      {way.hasBanks && <BankChoice banks={banks ?? []} value={choice.bank} onChange={choice.setBank} />}
      {share !== null && (
        <div className={styles.share}>
          <Switch
            label={t("useWallet", { amount: formatRinggit(share.amountSen) })}
            checked={choice.withWallet}
            onChange={choice.setWithWallet}
          />
          <p className="hint" aria-live="polite">
            {used === null ? t("useWalletHint") : t("restFirst", { rest: formatRinggit(used.restSen) })}
          </p>
        </div>
      )}
      {failure !== null && <ErrorState error={failure} />}
      <Button type="submit" size="large" wide busy={busy}>
        {t("act", { amount: formatRinggit(choice.nowSen) })}
      </Button>
      {way.kind === "gateway" && <p className="hint">{t("leads")}</p>}
    </form>
  );
}

import type { PayableId } from "@pulau/domain/ids.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { useCall } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useParamsAt } from "../../../shell/page-address.ts";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconArrowLeft } from "../../../ui/icons/index.ts";
import { LoadState } from "../../../ui/load-state.tsx";
import { DayText, Money } from "../../../ui/money-and-dates.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { Card, Notice } from "../../../ui/surfaces.tsx";
import { Skeleton } from "../../../ui/waiting.tsx";
import { BankCard } from "./bank-card.tsx";
import { type Options, options } from "./calls.ts";
import { SlipCard } from "./slip-form.tsx";
import styles from "./transfer.module.css";

const tones = {
  awaitingVerification: "info",
  captured: "success",
  declined: "danger",
  voided: "neutral",
} as const;

function Slips({ slips }: Pick<Options, "slips">) {
  const { t } = useTranslation("transfer");
  if (slips.length === 0) return null;
  return (
    <Card as="section" className={styles.card} aria-labelledby="slips">
      <h2 className="display" id="slips">
        {t("slips")}
      </h2>
      <ul>
        {slips.map((slip) => (
          <li key={slip._id} className={styles.slip}>
            <span>
              <span>
                <Money sen={slip.claimedSen} /> · <DayText day={slip.paidOn} />
              </span>
              <Chip tone={tones[slip.state]}>{t(`states.${slip.state}`)}</Chip>
            </span>
            {slip.state === "captured" && slip.amountSen !== slip.claimedSen && (
              <small>{t("arrived", { amount: formatRinggit(slip.amountSen) })}</small>
            )}
            {slip.state === "declined" && slip.reason && (
              <small>{t("refused", { reason: slip.reason })}</small>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function TransferDetails({ id, data }: { id: PayableId; data: Options }) {
  const { t } = useTranslation("transfer");
  const [last] = data.slips;
  const looking = data.slips.some(({ state }) => state === "awaitingVerification");
  if (data.bank === null)
    return (
      <EmptyState picture="jungle-trail" title={t("notHere")}>
        {t("notHereText")}
      </EmptyState>
    );
  return (
    <>
      {looking && (
        <Notice tone="info" title={t("looking.title")}>
          {t("looking.text")}
        </Notice>
      )}
      {!looking && last?.state === "declined" && data.offers.length > 0 && (
        <Notice tone="warning" title={t("again.title")}>
          {last.reason && <p>{t("refused", { reason: last.reason })}</p>}
          <p>{t("again.text")}</p>
        </Notice>
      )}
      {!looking && data.offers.length === 0 && (
        <Notice tone="info" title={t("none")}>
          {t("noneText")}
        </Notice>
      )}
      <div className={styles.columns}>
        {!looking && data.offers.length > 0 && (
          <>
            <BankCard bank={data.bank} number={data.number} />
            <SlipCard id={id} options={data} />
          </>
        )}
        <Slips slips={data.slips} />
      </div>
    </>
  );
}

/** Pays a booking or purchase by bank transfer: where to, how much, the slip, and what became of it. */
export default function TransferPage() {
  const { t } = useTranslation("transfer");
  const { history } = useRouter();
  const navigate = useNavigate();
  // Whoever came by a mail's link has nothing behind them; the history of payments leads to whatever is paid.
  const back = () => (history.canGoBack() ? history.back() : void navigate({ to: "/payment-history" }));
  const { id } = useParamsAt("/transfer/$id");
  const { data, error, refetch } = useCall(options, { params: { _id: id } }, { refetchInterval: 30_000 });
  return (
    <div className={styles.page}>
      <PageTitle text={t("title")} />
      <header>
        <Button kind="plain" size="small" className={styles.back} onClick={back}>
          <Icon of={IconArrowLeft} size="s" flips />
          {t("back")}
        </Button>
        <h1 className="display">{t("title")}</h1>
        <p className="muted">{t("lead")}</p>
      </header>
      {data && <TransferDetails id={id} data={data} />}
      {!data && (
        <LoadState error={error} retry={refetch} what={t("waiting")}>
          <Skeleton height={360} radius={12} />
        </LoadState>
      )}
    </div>
  );
}

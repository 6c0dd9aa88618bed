import type { PurchaseId } from "@pulau/domain/ids.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { callQuery } from "../../../api/queries.ts";
import { useBackend, useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useReturn } from "../../../shell/leave-portal.ts";
import { useParamsAt } from "../../../shell/page-address.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { IconFileInvoice } from "../../../ui/icons/index.ts";
import { Money } from "../../../ui/money-and-dates.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Card, Notice } from "../../../ui/surfaces.tsx";
import { useMoments } from "../../../ui/time-zone.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { Skeleton, useLate, Waiting } from "../../../ui/waiting.tsx";
import { cancelPurchase, type Purchase, purchase, purchasePaths } from "./calls.ts";
import styles from "./paying.module.css";
import { nextLookMs, type PurchaseView, purchaseViewOf } from "./purchase-view.ts";
import { WaysToPay } from "./ways-to-pay.tsx";

/** The purchase, asked for again and again while its payment moves. */
function usePurchase(id: PurchaseId) {
  const { call } = useBackend();
  const [since] = useState(() => Date.now());
  return useQuery({
    ...callQuery(call, purchase, { params: { _id: id } }),
    staleTime: 0,
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) =>
      state.data === undefined ? 3_000 : nextLookMs(purchaseViewOf(state.data), Date.now() - since),
  });
}

/** The balance in the navbar and every list of what was bought are out of date once it is settled. */
function useFreshAfter(standing: PurchaseView) {
  const queries = useQueryClient();
  const settled = standing === "done" || standing === "ended";
  useEffect(() => {
    if (settled)
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== purchase.path });
  }, [settled, queries]);
}

const nextOf = {
  "top-up": "/credits",
  "promo-code": "/my-promotions",
  "package-deposit": "/my-promotions",
  event: "/my-promotions",
} as const satisfies Record<Purchase["flow"], string>;

const tones = {
  underWay: "info",
  looking: "info",
  declined: "danger",
  checking: "warning",
  preparing: "info",
  done: "success",
  ended: "warning",
} as const;

/** What has become of the payment, in one notice. */
function Outcome({ of, standing, cameBack }: { of: Purchase; standing: PurchaseView; cameBack: boolean }) {
  const { t } = useTranslation("paying");
  if (standing === "toPay") return null;
  const key = standing === "underWay" && !cameBack ? "elsewhere" : standing;
  const amount = formatRinggit(of.totalSen);
  const ended = of.cancelReason ?? "BY_STAFF";
  const text =
    standing === "ended" ? t(`ended.${ended}`) : t(`${key as Exclude<typeof key, "ended">}.text`, { amount });
  return (
    <div role="status">
      <Notice tone={tones[standing]} title={t(`${key}.title`)}>
        {text}
      </Notice>
    </div>
  );
}

/** What the sum is called: owed, paid, or neither once the purchase has ended. */
const sumWord = (standing: PurchaseView) =>
  standing === "done" || standing === "preparing" ? "paid" : standing === "ended" ? "total" : "amount";

function Summary({ of, standing }: { of: Purchase; standing: PurchaseView }) {
  const { t } = useTranslation("paying");
  const { say } = useLanguage();
  return (
    <dl className={styles.summary}>
      <dt>{t("what")}</dt>
      <dd className="strong">
        {say(of.name)}
        {of.count > 1 && <span className="muted"> × {of.count}</span>}
      </dd>
      <dt>{t("number")}</dt>
      <dd>
        <bdi>{of.number}</bdi>
      </dd>
      <dt>{t(sumWord(standing))}</dt>
      <dd className={styles.total}>
        <Money sen={of.totalSen} converted />
      </dd>
    </dl>
  );
}

function GiveUp({ of }: { of: Purchase }) {
  const { t } = useTranslation("paying");
  const send = useSend(cancelPurchase, purchasePaths);
  return (
    <div className={styles.giveUp}>
      <Button
        kind="plain"
        busy={send.isPending}
        onClick={() => void send.mutateAsync({ params: { _id: of._id } }).catch(() => undefined)}
      >
        {t("giveUp")}
      </Button>
      {send.error && <ErrorState error={send.error} />}
    </div>
  );
}

function Loaded({ of }: { of: Purchase }) {
  const { t } = useTranslation("paying");
  const { deadlineText } = useMoments();
  const standing = purchaseViewOf(of);
  useFreshAfter(standing);
  const cameBack = useLocation({ select: ({ pathname }) => pathname.endsWith("/confirming") });
  const [again, setAgain] = useState(false);
  const late = useLate();
  // Whoever has just paid must not be asked for the money once more while the bank's word is on its way.
  const waits = (standing === "looking" || (standing === "underWay" && cameBack)) && !again;
  const payable = of.state === "open" && standing !== "checking" && !waits;
  return (
    <>
      <Outcome of={of} standing={standing} cameBack={cameBack} />
      <Card as="section" className={styles.card} aria-label={t("title")}>
        <Summary of={of} standing={standing} />
        {payable && of.payUntil && <p className="muted">{t("until", { time: deadlineText(of.payUntil) })}</p>}
        {payable && <WaysToPay purchase={of} />}
        {waits && (late || standing === "looking") && (
          <Button kind="plain" onClick={() => setAgain(true)}>
            {t(standing === "looking" ? "anotherWay" : "notYet")}
          </Button>
        )}
        {(payable || standing === "looking") && of.flow === "package-deposit" && (
          <LinkButton to={`/transfer/${of._id}`} kind="plain">
            {t(standing === "looking" ? "seeSlip" : "transfer")}
          </LinkButton>
        )}
        {payable && <GiveUp of={of} />}
        {standing === "done" && (
          <LinkButton to={nextOf[of.flow]} size="large">
            {t(`next.${of.flow}`)}
          </LinkButton>
        )}
        {of.hasInvoice && (
          <LinkButton to={`/purchase/${of._id}/invoice`} kind="outline" icon={IconFileInvoice}>
            {t("invoice")}
          </LinkButton>
        )}
        {standing === "ended" && (
          <LinkButton to="/" kind="outline">
            {t("home")}
          </LinkButton>
        )}
      </Card>
    </>
  );
}

/** Something that is bought beside a stay: what it is, how to pay it, and what became of it. */
export default function PurchasePage() {
  const { t } = useTranslation("paying");
  const { id } = useParamsAt("/purchase/$id", "/purchase/$id/confirming");
  const leadsOn = useReturn(`/purchase/${id}`);
  const { data, error, refetch } = usePurchase(id);
  const body: ReactNode =
    data && !leadsOn ? (
      <Loaded of={data} />
    ) : error && !leadsOn ? (
      <ErrorState
        error={error}
        retry={() => void refetch()}
        acts={
          <LinkButton to="/payment-history" kind="plain" size="small">
            {t("history")}
          </LinkButton>
        }
      />
    ) : (
      <Waiting what={t("waiting")}>
        <Skeleton height={320} radius={14} />
      </Waiting>
    );
  return (
    <section className={styles.page}>
      <PageTitle text={t("title")} />
      <h1 className="display">{t("title")}</h1>
      {body}
    </section>
  );
}

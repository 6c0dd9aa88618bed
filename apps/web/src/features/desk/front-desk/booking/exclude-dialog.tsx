import type { RuleId } from "@pulau/domain/ids.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import type { PriceLine } from "@pulau/domain/pricing/lines.ts";
import { useState } from "react";
import { CallFailure } from "../../../../api/call-failure.ts";
import { useCall, useSend } from "../../../../api/use-call.ts";
import { ReasonField, useReason } from "../../../../business/reason-form.tsx";
import { usePriceRows } from "../../../../business/use-price-rows.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { LoadState } from "../../../../ui/load-state.tsx";
import { Money } from "../../../../ui/money-and-dates.tsx";
import { RadioCards } from "../../../../ui/segmented.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { Notice } from "../../../../ui/surfaces.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useFailureText } from "../../../../ui/use-failure-text.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { Skeleton } from "../../../../ui/waiting.tsx";
import {
  deskPaths,
  type Excludable,
  type ExclusionQuote,
  excludable,
  exclude,
  include,
  type WholeBooking,
} from "../calls.ts";
import styles from "./balance.module.css";

type Props = { readonly booking: WholeBooking; readonly onClose: () => void };
type ChargeChoice = { readonly ruleId: RuleId; readonly restores: boolean };

/** Asks what it would make of the price, then does it for that price. */
function useExclusion({ booking: { _id }, onClose }: Props) {
  const { t } = useTranslation("staff", { keyPrefix: "exclude" });
  const toast = useToast();
  const off = useSend(exclude, deskPaths);
  const on = useSend(include, deskPaths);
  const [quote, setQuote] = useState<ExclusionQuote | null>(null);
  const send = ({ ruleId, restores }: ChargeChoice, reason: string, agreed: object) =>
    restores
      ? on.mutateAsync({ params: { _id }, query: { ruleId, ...agreed } })
      : off.mutateAsync({ params: { _id }, body: { ruleId, reason, ...agreed } });
  const look = async (charge: ChargeChoice, reason: string) => {
    setQuote(null);
    setQuote(await send(charge, reason, {}));
  };
  const agree = async (charge: ChargeChoice, reason: string) => {
    if (!quote?.after) return;
    const { totalSen } = quote.after;
    await send(charge, reason, { agreedTotalSen: totalSen, agreedRefundSen: quote.refundSen });
    toast({
      tone: "success",
      text: t(charge.restores ? "restored" : "done", { amount: formatRinggit(totalSen) }),
    });
    onClose();
  };
  return {
    quote,
    look,
    agree,
    reset: () => setQuote(null),
    busy: off.isPending || on.isPending,
    error: off.error ?? on.error,
  };
}

/** What the price would be, and what goes back or is owed. */
function Outcome({ quote }: { quote: ExclusionQuote }) {
  const { t } = useTranslation("staff", { keyPrefix: "exclude" });
  const failureText = useFailureText();
  const { after, refundSen, dueSen, refusals } = quote;
  const [refusal] = refusals;
  if (!after)
    return (
      <Notice tone="danger" title={t("impossible")}>
        {refusal ? failureText(new CallFailure(refusal.code, { facts: refusal.facts })) : null}
      </Notice>
    );
  return (
    <p role="status">
      {t("will", { amount: formatRinggit(after.totalSen) })}
      {refundSen > 0 && ` ${t("back", { amount: formatRinggit(refundSen) })}`}
      {refundSen === 0 && dueSen > 0 && ` ${t("due", { amount: formatRinggit(dueSen) })}`}
    </p>
  );
}

function ExcludeForm({ booking, data, onClose }: Props & { readonly data: Excludable }) {
  const { t } = useTranslation("staff", { keyPrefix: "exclude" });
  const { say } = useLanguage();
  const rowsOf = usePriceRows();
  const why = useReason();
  const exclusion = useExclusion({ booking, onClose });
  const [chosen, setChosen] = useState<string | null>(null);
  const lines = booking.lines as readonly PriceLine[];
  const nameOf = (ruleId: RuleId) => {
    const line = lines.find((found) => found.ruleId === ruleId);
    return line && rowsOf([line])[0]?.what;
  };
  const choices = [
    ...data.charges.map(({ ruleId, name, amountSen }) => ({
      value: `off ${ruleId}`,
      text: nameOf(ruleId) ?? (name ? say(name) : ruleId),
      end: <Money sen={amountSen} />,
    })),
    ...data.excluded.map(({ ruleId, name, reason, by }) => ({
      value: `on ${ruleId}`,
      text: t("restoreOf", { name: name ? say(name) : ruleId }),
      detail: t("was", { by, reason }),
    })),
  ];
  const value = chosen ?? choices[0]?.value;
  if (value === undefined) return <p className="muted">{t("none")}</p>;
  const charge: ChargeChoice = {
    ruleId: value.slice(value.indexOf(" ") + 1),
    restores: value.startsWith("on "),
  };
  const go = () => {
    const reason = charge.restores ? "" : why.take();
    if (reason === null || exclusion.busy) return;
    const act = exclusion.quote?.after ? exclusion.agree : exclusion.look;
    // What the call says is shown below.
    void act(charge, reason).catch(exclusion.reset);
  };
  return (
    <form
      className={styles.dialog}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <RadioCards
        label={t("which")}
        value={value}
        onChange={(next) => {
          setChosen(next);
          exclusion.reset();
        }}
        choices={choices}
      />
      {!charge.restores && <ReasonField label={t("reason")} of={why} />}
      {exclusion.quote && <Outcome quote={exclusion.quote} />}
      {exclusion.error && <ErrorState error={exclusion.error} />}
      <div className={styles.end}>
        <Button kind="outline" onClick={onClose}>
          {t("leave")}
        </Button>
        <Button type="submit" busy={exclusion.busy}>
          {t(exclusion.quote?.after ? (charge.restores ? "restore" : "act") : "look")}
        </Button>
      </div>
    </form>
  );
}

/** Takes a surcharge, fee or tax off a stay with a reason, or puts it back; the new price is said before. */
export function ExcludeDialog({ booking, onClose }: Props) {
  const { t } = useTranslation("staff", { keyPrefix: "exclude" });
  const found = useCall(excludable, { params: { _id: booking._id } });
  return (
    <Dialog open onClose={onClose} title={t("title")}>
      {found.data ? (
        <ExcludeForm {...{ booking, onClose }} data={found.data} />
      ) : (
        <LoadState error={found.error} retry={found.refetch} what={t("title")}>
          <Skeleton height={160} radius={12} />
        </LoadState>
      )}
    </Dialog>
  );
}

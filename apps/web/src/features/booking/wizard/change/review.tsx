import type { BookingId } from "@pulau/domain/ids.ts";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { type Facts, isFailure } from "../../../../api/call-failure.ts";
import { useBackend, useSend } from "../../../../api/use-call.ts";
import { ChangeList } from "../../../../business/change-list.tsx";
import { LostTransport } from "../../../../business/lost-transport.tsx";
import { PriceLines } from "../../../../business/price-lines.tsx";
import { usePriceRows } from "../../../../business/use-price-rows.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { Checkbox } from "../../../../ui/choice-fields.tsx";
import { PageTitle } from "../../../../ui/site-name.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { Card, Notice } from "../../../../ui/surfaces.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useRuleText } from "../../../../ui/use-failure-text.ts";
import { useDraft } from "../draft/draft-context.ts";
import frame from "../frame/frame.module.css";
import { stepFormId, useStepBusy } from "../frame/step-busy.ts";
import { StepShape } from "../frame/step-form.tsx";
import styles from "./change.module.css";
import { type Begun, callsOf, changedPaths, changeOf } from "./change-calls.ts";
import { forgetChange } from "./change-draft.ts";
import { useChangeQuote } from "./change-quote.ts";
import { changePaths } from "./change-way.ts";
import { DeskTerms } from "./desk-terms.tsx";
import { Difference } from "./difference.tsx";

type Props = {
  _id: BookingId;
  base: string;
  begun: Begun;
  /** Somebody else has changed the booking meanwhile. */
  onChangedSince: (facts: Facts) => Promise<void>;
};

/** The price as it would be, line by line, and the agreement to exactly this difference. */
export function Review({ _id, base, begun, onChangedSince }: Props) {
  const { t } = useTranslation("change");
  const { quote, error, fresh } = useChangeQuote();
  const { json } = useDraft();
  const rowsOf = usePriceRows();
  const { side } = useBackend();
  const { agree, failure, accepted, setAccepted, unaccepted, terms } = useAgreement({
    _id,
    base,
    begun,
    onChangedSince,
  });
  return (
    <form id={stepFormId} className={frame.step} onSubmit={agree}>
      <PageTitle text={t("review.title")} />
      <header className={frame.intro}>
        <h1 className="display">{t("review.title")}</h1>
        <p className={frame.lead}>{t(side.name === "staff" ? "review.leadAtDesk" : "review.lead")}</p>
      </header>
      {json.rooms.length === 0 && <Notice tone="warning">{t("summary.rooms")}</Notice>}
      {isFailure(failure, "PRICE_CHANGED") && <Notice tone="warning">{t("review.changed")}</Notice>}
      {failure !== null && !isFailure(failure, "PRICE_CHANGED") && <ErrorState error={failure} />}
      {error ? (
        <ErrorState error={error} />
      ) : quote === null ? (
        json.rooms.length > 0 && <StepShape what={t("review.wait")} />
      ) : (
        <>
          {quote.lost.length > 0 && (
            <Card as="section" aria-label={t("lost.title")} className={styles.refused}>
              <LostTransport
                lost={quote.lost}
                acts={
                  <LinkButton to={changePaths(base).part("transport")} kind="outline" size="small">
                    {t("lost.choose")}
                  </LinkButton>
                }
              />
              <Checkbox
                label={t("lost.accept")}
                checked={accepted}
                onChange={setAccepted}
                error={unaccepted ? t("lost.acceptFirst") : null}
              />
            </Card>
          )}
          {side.name === "staff" && <DeskTerms quote={quote} {...terms} />}
          <Card as="section" aria-label={t("difference.difference")} aria-busy={!fresh}>
            <ChangeList quote={quote} />
            <Difference quote={quote} />
          </Card>
          <Card as="section" aria-labelledby="new-price" className={styles.price}>
            <h2 id="new-price" className="display">
              {t("review.price")}
            </h2>
            <PriceLines
              rows={rowsOf(quote.after.lines)}
              total={quote.after.totalSen}
              totalText={t("difference.after")}
            />
          </Card>
        </>
      )}
    </form>
  );
}

/** Agrees to the difference that is shown; another one is shown anew before it counts. */
function useAgreement({ _id, base, begun, onChangedSince }: Props) {
  const { t } = useTranslation("change");
  const { t: say } = useTranslation("staff");
  const { side } = useBackend();
  const { json } = useDraft();
  const { quote, fresh, keepsPrice, again } = useChangeQuote();
  const { busy, setBusy } = useStepBusy();
  const ruleText = useRuleText();
  const [reason, setReason] = useState("");
  const [unreasoned, setUnreasoned] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [accepted, setAccepted] = useState(false);
  const [unaccepted, setUnaccepted] = useState(false);
  const toast = useToast();
  const navigate = useNavigate();
  const send = useSend(callsOf(side.name).apply, changedPaths);
  const agree = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || quote === null || !fresh) return;
    const open = quote.lost.length > 0 && !accepted;
    setUnaccepted(open);
    const silent = quote.rules.length > 0 && reason.trim() === "";
    setUnreasoned(silent);
    if (open || silent) return;
    setBusy(true);
    setFailure(null);
    try {
      const agreed = { agreedTotalSen: quote.after.totalSen, agreedRefundSen: quote.refundSen };
      const decided = {
        keepPrice: keepsPrice,
        ...(quote.rules.length > 0 && { overrideReason: reason.trim() }),
      };
      await send.mutateAsync({
        params: { _id },
        body: { ...changeOf(begun, json), ...agreed, ...(side.name === "staff" && decided) },
        options: { idempotencyKey: crypto.randomUUID(), ifMatch: begun.version },
      });
      forgetChange(_id);
      toast({ tone: "success", text: side.name === "staff" ? say("atDesk.changed") : t("review.done") });
      await navigate({ to: changePaths(base).booking });
    } catch (thrown) {
      if (isFailure(thrown, "CHANGED_SINCE")) return await onChangedSince(thrown.facts);
      setFailure(thrown);
      // Another price is shown anew before it is agreed to.
      if (isFailure(thrown, "PRICE_CHANGED")) await again();
    } finally {
      setBusy(false);
    }
  };
  return {
    agree,
    failure,
    accepted,
    setAccepted,
    unaccepted: unaccepted && !accepted,
    terms: {
      reason,
      onReason: setReason,
      error: unreasoned && reason.trim() === "" ? ruleText("required") : null,
    },
  };
}

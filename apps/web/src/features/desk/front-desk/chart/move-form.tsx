import { roomNumberIn } from "@pulau/domain/booking/room-number.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import type { ReactNode } from "react";
import { ChangeMail } from "../../../../business/change-mail.tsx";
import { LostTransport } from "../../../../business/lost-transport.tsx";
import { ReasonField } from "../../../../business/reason-form.tsx";
import { RuleNotice } from "../../../../business/rule-notice.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { Notice } from "../../../../ui/surfaces.tsx";
import { useFailureText } from "../../../../ui/use-failure-text.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Quote } from "./calls.ts";
import styles from "./move-dialog.module.css";
import { PriceChoice } from "./move-parts.tsx";
import { useStayChange } from "./use-move.ts";

/** What of a booking a change moves besides what is pulled. */
function AlsoChanged({
  count,
  others,
}: {
  /** How many rooms get other days; 0 where the days stay. */
  count: number;
  others: ReturnType<typeof useStayChange>["others"];
}) {
  const { t } = useTranslation("tape-chart");
  const { language } = useLanguage();
  return (
    <>
      {count > 1 && <Notice tone="info">{t("allRooms", { count })}</Notice>}
      {others.length > 0 && (
        <Notice tone="warning" title={t("othersMoved")}>
          {others.map(({ from, to }) => (
            <p key={from}>
              {t("facts.change", { from: roomNumberIn(from, language), to: roomNumberIn(to, language) })}
            </p>
          ))}
        </Notice>
      )}
    </>
  );
}

type Props = Parameters<typeof useStayChange>[0] & {
  /** What is changed, as it is quoted. */
  readonly facts: (quote: Quote) => ReactNode;
  /** How many rooms get other days; 0 where the days stay. */
  readonly withOtherDays?: number;
  /** On the button that does it. */
  readonly does: string;
  readonly onClose: () => void;
};

/** What a change of a stay comes to, at which price it is made, and why where that is asked. */
export function MoveForm({ facts, withOtherDays = 0, does, onClose, ...change }: Props) {
  const { bar, priced, kept } = change;
  const { t } = useTranslation(["tape-chart", "staff"]);
  const failureText = useFailureText();
  const { price, choose, quote, rules, reason, needsReason, others, refusal, send, make, act } =
    useStayChange(change);
  const isPossible = quote.after !== null;
  return (
    <form
      className={styles.body}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      {facts(quote)}
      <AlsoChanged count={withOtherDays} others={others} />
      {refusal ? (
        <Notice tone="danger" title={t("impossible")}>
          {failureText(refusal)}
        </Notice>
      ) : (
        <PriceChoice {...{ priced, kept }} value={price} onChange={choose} />
      )}
      <LostTransport lost={quote.lost} />
      {rules.length > 0 && <RuleNotice rules={rules}>{t("rulesNote")}</RuleNotice>}
      {needsReason && isPossible && <ReasonField label={t("staff:act.why")} of={reason} />}
      {quote.dueSen > 0 && isPossible && (
        <p className="hint">{t("due", { amount: formatRinggit(quote.dueSen) })}</p>
      )}
      {isPossible && <ChangeMail bookingId={bar.bookingId} act={act} />}
      {send.error && <ErrorState error={send.error} />}
      <div className={styles.acts}>
        <Button kind="outline" onClick={onClose}>
          {t("putBack")}
        </Button>
        {isPossible && (
          <Button type="submit" busy={send.isPending}>
            {does}
          </Button>
        )}
      </div>
    </form>
  );
}

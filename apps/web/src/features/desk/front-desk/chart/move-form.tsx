import { roomNumberIn } from "@pulau/domain/booking/room-number.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
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
import { LockNotice } from "../lock-notice.tsx";
import { hasOtherDays } from "./chart-move.ts";
import styles from "./move-dialog.module.css";
import { MoveFacts, PriceChoice } from "./move-parts.tsx";
import { type MoveProps, type Quoted, useMove } from "./use-move.ts";

/** What of a booking a move changes besides what is pulled. */
function AlsoChanged({ move, others }: Pick<MoveProps, "move"> & Pick<ReturnType<typeof useMove>, "others">) {
  const { t } = useTranslation("tape-chart");
  const { language } = useLanguage();
  const { roomsOfBooking } = move.bar;
  return (
    <>
      {roomsOfBooking > 1 && hasOtherDays(move) && (
        <Notice tone="info">{t("allRooms", { count: roomsOfBooking })}</Notice>
      )}
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

/** What a move comes to, at which price it is made, and why where that is asked. */
export function MoveForm(props: MoveProps & Quoted) {
  const { move, onClose, priced, kept } = props;
  const { t } = useTranslation(["tape-chart", "staff"]);
  const failureText = useFailureText();
  const { price, choose, quote, rules, reason, needsReason, others, refusal, send, make, act } =
    useMove(props);
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
      <MoveFacts {...props} quote={quote} />
      {move.bar.lock && move.from !== move.to && <LockNotice lock={move.bar.lock} name={move.bar.name} />}
      <AlsoChanged {...{ move, others }} />
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
      {isPossible && <ChangeMail bookingId={move.bar.bookingId} act={act} />}
      {send.error && <ErrorState error={send.error} />}
      <div className={styles.acts}>
        <Button kind="outline" onClick={onClose}>
          {t("putBack")}
        </Button>
        {isPossible && (
          <Button type="submit" busy={send.isPending}>
            {t(move.from === move.to ? "changeDates" : "move")}
          </Button>
        )}
      </div>
    </form>
  );
}

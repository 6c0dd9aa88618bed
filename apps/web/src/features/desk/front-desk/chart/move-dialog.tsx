import type { Day } from "@pulau/domain/calendar/day.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useState } from "react";
import { CallFailure, isFailure } from "../../../../api/call-failure.ts";
import { useCall, useSend } from "../../../../api/use-call.ts";
import { useIdempotencyKey } from "../../../../api/use-idempotency-key.ts";
import { LostTransport } from "../../../../business/lost-transport.tsx";
import { ReasonField, useReason } from "../../../../business/reason-form.tsx";
import { RuleNotice } from "../../../../business/rule-notice.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { RadioCards } from "../../../../ui/segmented.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { Notice } from "../../../../ui/surfaces.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useFailureText } from "../../../../ui/use-failure-text.ts";
import { Skeleton, Waiting } from "../../../../ui/waiting.tsx";
import { deskPaths } from "../calls.ts";
import { changeQuote, changeStay, type Quote, tapeChart } from "./calls.ts";
import type { RoomLine } from "./chart-lines.ts";
import { hasOtherDays, type Move } from "./chart-move.ts";
import { Facts } from "./facts.tsx";
import styles from "./move-dialog.module.css";
import { changeOf, otherRooms } from "./move-request.ts";
import type { ChartText } from "./use-chart-text.ts";

export type MoveProps = {
  readonly move: Move;
  readonly from: Day;
  readonly source: RoomLine;
  readonly target: RoomLine;
  readonly text: ChartText;
  readonly onClose: () => void;
};
type Price = "keep" | "new";

/** What the move comes to at the agreed price and at that of the new days and room; each may be impossible. */
function useQuotes({ move, from, target }: MoveProps) {
  const change = changeOf(move, { from, roomId: target.room._id });
  const sent = (keepPrice: boolean) => ({
    params: { _id: move.bar.bookingId },
    body: { ...change, keepPrice },
  });
  const priced = useCall(changeQuote, sent(false), { staleTime: 0 });
  const kept = useCall(changeQuote, sent(true), { staleTime: 0 });
  return { change, priced, kept, again: () => void Promise.all([priced.refetch(), kept.refetch()]) };
}

/** What stands against a move, of the first price that is possible, else of the new one. */
const refusalOf = ({ refusals: [refusal] }: Quote) =>
  refusal ? new CallFailure(refusal.code, { facts: refusal.facts }) : null;

function PriceChoice({
  priced,
  kept,
  value,
  onChange,
}: {
  priced: Quote;
  kept: Quote;
  value: Price;
  onChange: (price: Price) => void;
}) {
  const { t } = useTranslation("staff");
  const { t: words } = useTranslation("tape-chart");
  const say = useFailureText();
  const difference = priced.differenceSen;
  const amount = formatRinggit(Math.abs(difference));
  const refused = refusalOf(priced);
  const sentences = [
    t(difference > 0 ? "move.dearer" : difference < 0 ? "move.cheaper" : "move.same", { amount }),
    priced.refundSen > 0 && t("move.back", { amount: formatRinggit(priced.refundSen) }),
    priced.keptSen > 0 && words("kept", { amount: formatRinggit(priced.keptSen) }),
  ];
  return (
    <RadioCards<Price>
      label={t("move.price")}
      value={value}
      onChange={onChange}
      choices={[
        {
          value: "new",
          text: words("newPrice"),
          detail: refused ? say(refused) : sentences.filter(Boolean).join(" "),
          end: priced.after && formatRinggit(priced.after.totalSen),
          disabled: priced.after === null,
        },
        {
          value: "keep",
          text: t("move.keepPrice"),
          detail: t("move.keepPriceHint"),
          end: formatRinggit(kept.before.totalSen),
          disabled: kept.after === null,
        },
      ]}
    />
  );
}

function MoveFacts({ move, source, target, text }: MoveProps) {
  const { t } = useTranslation("tape-chart");
  const { bar } = move;
  const [from, to] = [source.room.roomNo, target.room.roomNo];
  const days = (start: number, end: number) =>
    t("facts.nights", { days: text.days(start, end), count: end - start });
  return (
    <Facts
      facts={[
        [t("facts.room"), from === to ? from : t("facts.change", { from, to })],
        [t("facts.was"), days(bar.start, bar.end)],
        ...(hasOtherDays(move)
          ? [[t("facts.will"), <b key="will">{days(move.start, move.end)}</b>] as const]
          : []),
      ]}
    />
  );
}

function Body({
  priced,
  kept,
  change,
  again,
  ...props
}: MoveProps & { priced: Quote; kept: Quote } & Pick<ReturnType<typeof useQuotes>, "change" | "again">) {
  const { move, onClose } = props;
  const { t } = useTranslation(["tape-chart", "staff"]);
  const toast = useToast();
  const failureText = useFailureText();
  const [chosen, setChosen] = useState<Price | null>(null);
  const reason = useReason();
  const keys = useIdempotencyKey();
  const send = useSend(changeStay, [...deskPaths, tapeChart.path]);
  const price: Price = chosen ?? (priced.after ? "new" : "keep");
  const quote = price === "new" ? priced : kept;
  const possible = quote.after !== null;
  const rules = quote.rules.map(({ rule }) => rule);
  const needsReason = rules.length > 0 || (price === "keep" && priced.differenceSen !== 0);
  const moved = otherRooms(quote, move.bar.position);
  const refused = possible ? null : refusalOf(quote);
  const make = async () => {
    const why = needsReason ? reason.take() : null;
    if (needsReason && why === null) return;
    const body = {
      ...change,
      keepPrice: price === "keep",
      agreedTotalSen: quote.after?.totalSen ?? quote.before.totalSen,
      agreedRefundSen: quote.refundSen,
      ...(why !== null && (rules.length > 0 ? { overrideReason: why } : { note: why })),
    };
    const options = { ifMatch: quote.version, idempotencyKey: keys.keyFor(body) };
    try {
      await send.mutateAsync({ params: { _id: move.bar.bookingId }, body, options });
      toast({ tone: "success", text: t("done", { name: move.bar.name, room: props.target.room.roomNo }) });
      onClose();
    } catch (thrown) {
      keys.answered(thrown);
      // Another price, or what somebody else has changed, is shown before it is agreed to.
      if (isFailure(thrown, "PRICE_CHANGED", "CHANGED_SINCE", "SOLD_OUT")) again();
    }
  };
  return (
    <form
      className={styles.body}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (possible && !send.isPending) void make();
      }}
    >
      <MoveFacts {...props} />
      {move.bar.roomsOfBooking > 1 && hasOtherDays(move) && (
        <Notice tone="info">{t("allRooms", { count: move.bar.roomsOfBooking })}</Notice>
      )}
      {moved.length > 0 && (
        <Notice tone="warning" title={t("othersMoved")}>
          {moved.map(({ from, to }) => (
            <p key={from}>{t("facts.change", { from, to })}</p>
          ))}
        </Notice>
      )}
      {refused && !kept.after && !priced.after ? (
        <Notice tone="danger" title={t("impossible")}>
          {failureText(refused)}
        </Notice>
      ) : (
        <PriceChoice {...{ priced, kept }} value={price} onChange={setChosen} />
      )}
      <LostTransport lost={quote.lost} />
      {rules.length > 0 && <RuleNotice rules={rules}>{t("rulesNote")}</RuleNotice>}
      {needsReason && possible && <ReasonField label={t("staff:act.why")} of={reason} />}
      {quote.dueSen > 0 && possible && (
        <p className="hint">{t("due", { amount: formatRinggit(quote.dueSen) })}</p>
      )}
      {send.error && <ErrorState error={send.error} />}
      <div className={styles.acts}>
        <Button kind="outline" onClick={onClose}>
          {t("putBack")}
        </Button>
        {possible && (
          <Button type="submit" busy={send.isPending} data-first="">
            {t("move")}
          </Button>
        )}
      </div>
    </form>
  );
}

function Asked(props: MoveProps) {
  const { t } = useTranslation("tape-chart");
  const { priced, kept, change, again } = useQuotes(props);
  const error = priced.error ?? kept.error;
  if (priced.data && kept.data)
    return <Body {...props} priced={priced.data} kept={kept.data} {...{ change, again }} />;
  return error ? (
    <ErrorState error={error} retry={again} />
  ) : (
    <Waiting what={t("quoting")}>
      <Skeleton height={180} radius={10} />
    </Waiting>
  );
}

/** Asks what is to be asked before a stay has other nights or a room of another type: above all at which price. */
export function MoveDialog(props: MoveProps) {
  const { t } = useTranslation("tape-chart");
  const { move, target } = props;
  const title = t(move.from === move.to ? "titleDays" : "titleRoom", {
    name: move.bar.name,
    room: target.room.roomNo,
  });
  return (
    <Dialog open onClose={props.onClose} title={title} unsaved={false}>
      <Asked {...props} />
    </Dialog>
  );
}

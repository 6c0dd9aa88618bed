import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { RadioCards } from "../../../../ui/segmented.tsx";
import { useFailureText } from "../../../../ui/use-failure-text.ts";
import type { Quote } from "./calls.ts";
import { hasOtherDays } from "./chart-move.ts";
import { Facts } from "./facts.tsx";
import { type MoveProps, type Price, refusalOf } from "./use-move.ts";

/** The price of the new days and room, with the difference, or the agreed one. */
export function PriceChoice({
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

export function MoveFacts({ move, source, target, text }: MoveProps) {
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

import { addDays } from "@pulau/domain/calendar/day.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { changeRefusal } from "../../../../business/change-refusal.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { dayText, rangeText } from "../../../../ui/format.ts";
import { RadioCards } from "../../../../ui/segmented.tsx";
import { useFailureText } from "../../../../ui/use-failure-text.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Quote } from "./calls.ts";
import { hasOtherDays } from "./chart-move.ts";
import { Facts } from "./facts.tsx";
import type { MoveProps, Price } from "./use-move.ts";

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
  const { t } = useTranslation(["tape-chart", "staff"]);
  const failureText = useFailureText();
  const difference = priced.differenceSen;
  const amount = formatRinggit(Math.abs(difference));
  const refused = changeRefusal(priced);
  const sentences = [
    t(difference > 0 ? "staff:move.dearer" : difference < 0 ? "staff:move.cheaper" : "staff:move.same", {
      amount,
    }),
    priced.refundSen > 0 && t("staff:move.back", { amount: formatRinggit(priced.refundSen) }),
    priced.keptSen > 0 && t("kept", { amount: formatRinggit(priced.keptSen) }),
  ];
  return (
    <RadioCards<Price>
      label={t("staff:move.price")}
      value={value}
      onChange={onChange}
      choices={[
        {
          value: "new",
          text: t("newPrice"),
          detail: refused ? failureText(refused) : sentences.filter(Boolean).join(" "),
          end: priced.after && formatRinggit(priced.after.totalSen),
          disabled: priced.after === null,
        },
        {
          value: "keep",
          text: t("staff:move.keepPrice"),
          detail: t("staff:move.keepPriceHint"),
          end: formatRinggit(kept.before.totalSen),
          disabled: kept.after === null,
        },
      ]}
    />
  );
}

type FactsProps = Pick<MoveProps, "move" | "from" | "source" | "target"> & { readonly quote: Quote | null };

/** From which room to which, and the booking's days as they are and would be: as the server says them. */
export function MoveFacts({ move, from: firstDay, source, target, quote }: FactsProps) {
  const { t } = useTranslation("tape-chart");
  const { language } = useLanguage();
  const [from, to] = [source.room.roomNo, target.room.roomNo];
  const days = ({ checkIn, checkOut, nights }: Quote["before"]) =>
    t("facts.nights", { days: rangeText(checkIn, checkOut, language, "near"), count: nights });
  const second = t("facts.nights", {
    days: dayText(addDays(firstDay, move.start), language, "near"),
    count: move.end - move.start,
  });
  const after = hasOtherDays(move) ? (quote?.after ?? null) : null;
  return (
    <Facts
      facts={[
        [t("facts.room"), from === to ? from : t("facts.change", { from, to })],
        ...(quote ? [[t("facts.was"), days(quote.before)] as const] : []),
        ...(move.splits ? [[t("split.fact"), second] as const] : []),
        ...(after ? [[t("facts.will"), <b key="will">{days(after)}</b>] as const] : []),
      ]}
    />
  );
}

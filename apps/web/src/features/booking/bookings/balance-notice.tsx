import { useTranslation } from "../../../i18n/use-translation.ts";
import { dayText } from "../../../ui/format.ts";
import { Notice } from "../../../ui/surfaces.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { usePriceText } from "../../../ui/use-price-text.ts";
import type { Booking } from "./calls.ts";

/** What a stay that stands still owes, by when, and what happens without it. */
export function BalanceNotice({ balance }: { balance: Booking["balance"] }) {
  const { t } = useTranslation("trips");
  const { language } = useLanguage();
  const price = usePriceText();
  if (balance === null) return null;
  const { owedSen, dueOn, overdue, lastDay, excused } = balance;
  const values = { amount: price(owedSen), day: dayText(dueOn, language) };
  const title = t(excused ? "balance.excused" : overdue ? "balance.overdue" : "balance.due", values);
  return (
    <Notice tone={overdue ? "warning" : "info"} title={title}>
      {lastDay === null ? undefined : t("balance.last", { day: dayText(lastDay, language) })}
    </Notice>
  );
}

import { type Day, daysBetween } from "@pulau/domain/calendar/day.ts";
import type { OptionId } from "@pulau/domain/ids.ts";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { sleptNights } from "../calls.ts";

type Props = {
  readonly optionId: OptionId;
  readonly days: { readonly from: Day; readonly to: Day; readonly weekdays: readonly number[] };
};

/** Longer spans than the call counts over say no number. */
const mostDays = 731;

/** Who sleeps on the days that are changed, told before the button: they keep what they have. */
export function SleptNights({ optionId, days: { from, to, weekdays } }: Props) {
  const { t } = useTranslation("prices");
  const length = daysBetween(from, to);
  const query = { from, to, ...(weekdays.length > 0 && { weekdays: weekdays.join(",") }) };
  const isCounted = length >= 0 && length <= mostDays;
  const { data } = useCall(sleptNights, { params: { _id: optionId }, query }, { enabled: isCounted });
  const texts = data && [
    data.bookings > 0 && t("calendar.bookings", { count: data.bookings }),
    data.holds > 0 && t("calendar.holds", { count: data.holds }),
  ];
  return (
    <p className="hint" role="status">
      {texts?.filter(Boolean).join(" ")} {t("calendar.kept")}
    </p>
  );
}

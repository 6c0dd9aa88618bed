import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { resort } from "../../../../api/resort.ts";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { DateRangeField } from "../../../../ui/date-range-field.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { Skeleton, Waiting } from "../../../../ui/waiting.tsx";
import { occupancy, reservations } from "../calls.ts";
import styles from "../rooms.module.css";
import { DayBars } from "./day-bars.tsx";
import { BandChip, BandLegend } from "./occupancy-band.tsx";
import { TypeTable } from "./type-table.tsx";

type Span = { from?: Day; to?: Day };
type Props = { span: Span; onSpan: (span: Span) => void };

/** Four weeks from today unless the address says otherwise. */
function useSpan({ from, to }: Span): Required<Span> | null {
  const { data } = useCall(resort, {});
  if (from && to) return { from, to };
  return data ? { from: data.today, to: addDays(data.today, 27) } : null;
}

function SpanFields({ span, onSpan }: { span: Required<Span>; onSpan: Props["onSpan"] }) {
  const { t } = useTranslation("rooms");
  return (
    <div className={styles.span}>
      <DateRangeField
        fromLabel={t("sold.from")}
        toLabel={t("sold.to")}
        value={span}
        onChange={onSpan}
        most={366}
        whole
      />
    </div>
  );
}

function Figures({ span }: { span: Required<Span> }) {
  const { t } = useTranslation("rooms");
  const sold = useCall(occupancy, { query: span }, { keepPrevious: true });
  const booked = useCall(reservations, { query: span }, { keepPrevious: true });
  const failed = sold.error ?? booked.error;
  if (failed)
    return <ErrorState error={failed} retry={() => void Promise.all([sold.refetch(), booked.refetch()])} />;
  if (sold.data === undefined || booked.data === undefined) {
    return (
      <Waiting what={t("wait.sold")}>
        <Skeleton height={420} radius={12} />
      </Waiting>
    );
  }
  const { total, days, roomTypes } = sold.data;
  return (
    <>
      <dl className={styles.figures} aria-label={t("sold.label")}>
        <div>
          <dt>{t("sold.occupancy")}</dt>
          <dd>
            <b>{total.percent}%</b>
            <BandChip percent={total.percent} />
          </dd>
        </div>
        <div>
          <dt>{t("sold.nights")}</dt>
          <dd>
            <b>{total.sold}</b> <span>{t("sold.of", { all: total.sellable })}</span>
          </dd>
        </div>
        <div>
          <dt>{t("sold.bookings")}</dt>
          <dd>
            <b>{booked.data.total.bookings}</b>{" "}
            <span>{t("sold.guestNights", { count: booked.data.total.personNights })}</span>
          </dd>
        </div>
      </dl>
      <DayBars days={days} reservations={booked.data.days} />
      <BandLegend />
      <TypeTable types={roomTypes} reservations={booked.data.roomTypes} />
    </>
  );
}

/** How much of the house is sold, night by night and type by type. */
export function Occupancy({ span: wantedSpan, onSpan }: Props) {
  const span = useSpan(wantedSpan);
  return (
    <div className={styles.inside}>
      {span && <SpanFields span={span} onSpan={onSpan} />}
      {span && <Figures span={span} />}
    </div>
  );
}

import { addDays, type Day, monthStart } from "@pulau/domain/calendar/day.ts";
import { ways } from "@pulau/domain/transport/timetable.ts";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useListAddress } from "../../../../listing/use-address.ts";
import { Button, IconButton } from "../../../../ui/button.tsx";
import { dayText } from "../../../../ui/format.ts";
import { IconChevronLeft, IconChevronRight } from "../../../../ui/icons/index.ts";
import { LoadState } from "../../../../ui/load-state.tsx";
import { PageHead } from "../../../../ui/page-head.tsx";
import { Segmented } from "../../../../ui/segmented.tsx";
import { useMoments } from "../../../../ui/time-zone.ts";
import { useIsNarrow } from "../../../../ui/use-is-narrow.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { Skeleton } from "../../../../ui/waiting.tsx";
import { sailingsMonth } from "../calls.ts";
import { sailingsAddress } from "../list-address.ts";
import { MonthGrid } from "./month-grid.tsx";
import { MonthList } from "./month-list.tsx";
import styles from "./sailings-month.module.css";
import { ViewChoice } from "./view-choice.tsx";

/** A month of sailings, day by day: seats, who waits, and what does not sail. On a phone its days stand in a list. */
export function SailingsMonth() {
  const { t } = useTranslation("sailings");
  const { today } = useMoments();
  const { search, change } = useListAddress(sailingsAddress);
  const { direction } = search;
  const month = monthStart(search.month ?? today());
  const isNarrow = useIsNarrow();
  const { data, error, refetch } = useCall(
    sailingsMonth,
    { query: { month, ...(direction && { direction }) } },
    { refetchInterval: 60_000 },
  );
  const turn = (by: 1 | -1) => change({ month: monthStart(addDays(month, by === 1 ? 31 : -1)) });
  const Shown = isNarrow ? MonthList : MonthGrid;
  return (
    <div data-whole-width="">
      <PageHead title={t("title")} lead={t("lead")}>
        <ViewChoice />
      </PageHead>
      <div className={styles.bar}>
        <MonthTurn month={month} onTurn={turn} onToday={() => change({ month: undefined })} />
        <Segmented
          label={t("filters.direction")}
          hideLabel
          value={direction ?? ""}
          onChange={(way) => change({ direction: way || undefined })}
          choices={[
            { value: "" as const, text: t("filters.any") },
            ...ways.map((way) => ({ value: way, text: t(`ways.${way}`) })),
          ]}
        />
      </div>
      {data ? (
        <Shown days={data.days} today={data.today} onTurn={turn} />
      ) : (
        <LoadState error={error} retry={() => void refetch()} what={t("waiting")}>
          <Skeleton height={640} radius={12} />
        </LoadState>
      )}
    </div>
  );
}

type TurnProps = { month: Day; onTurn: (by: 1 | -1) => void; onToday: () => void };

/** The month on show, the ones before and after it, and the way back to today. */
function MonthTurn({ month, onTurn, onToday }: TurnProps) {
  const { t } = useTranslation("sailings");
  const { language } = useLanguage();
  return (
    <fieldset className={styles.turn} aria-label={t("month.label")}>
      <IconButton icon={IconChevronLeft} flips label={t("month.earlier")} onClick={() => onTurn(-1)} />
      <h2 aria-live="polite">{dayText(month, language, "month")}</h2>
      <IconButton icon={IconChevronRight} flips label={t("month.later")} onClick={() => onTurn(1)} />
      <Button kind="plain" size="small" onClick={onToday}>
        {t("month.today")}
      </Button>
    </fieldset>
  );
}

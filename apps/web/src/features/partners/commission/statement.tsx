import { useCall } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { RowsTable } from "../../../listing/rows-table.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { useMoments } from "../../../ui/time-zone.ts";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import styles from "./commission.module.css";
import { monthSpan } from "./list-address.ts";
import { callsOf, type PartnerScope } from "./partner-scope.ts";
import { type Period, PeriodBar } from "./period-bar.tsx";
import { useStatementColumns } from "./statement-columns.tsx";
import { StatementSums } from "./statement-sums.tsx";

/** What moved in an account's wallet by commission in a period. */
export function Statement({
  whose,
  period,
  onPeriod,
}: {
  whose: PartnerScope;
  period: Period;
  onPeriod: (next: Period) => void;
}) {
  const { t } = useTranslation("commission");
  const { statement, params } = callsOf(whose);
  const { data, error, refetch } = useCall(statement, { ...params, query: period }, { keepPrevious: true });
  const columns = useStatementColumns();
  if (data === undefined) {
    return error ? (
      <ErrorState error={error} retry={refetch} />
    ) : (
      <Waiting what={t("page.waiting")}>
        <Skeleton height={80} radius={16} />
        <Skeleton height={320} radius={16} />
      </Waiting>
    );
  }
  return (
    <div className={styles.stack}>
      <PeriodBar whose={whose} period={period} months={data.months} onPeriod={onPeriod} />
      {data.lines.length === 0 ? (
        <EmptyState picture="jungle-trail" title={t("page.empty.title")}>
          {t("page.empty.text")}
        </EmptyState>
      ) : (
        <RowsTable
          caption={t("page.caption")}
          columns={columns}
          rows={data.lines}
          rowKey={(line) => `${line.at} ${line.what} ${line.bookingNo ?? ""} ${line.amountSen}`}
        />
      )}
      <StatementSums {...data} />
      <p className="hint">{t("how")}</p>
    </div>
  );
}

/** The month that it is at the resort. */
export const useThisMonth = (): Period => monthSpan(useMoments().today().slice(0, 7));

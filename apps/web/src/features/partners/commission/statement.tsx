import type { StatementReply } from "@pulau/contract/commission.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { formatShare } from "@pulau/domain/money/sen.ts";
import { IconDownload } from "@tabler/icons-react";
import { useBackend, useCall } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { CellNote, type ListColumn } from "../../../listing/column.tsx";
import { RowsTable } from "../../../listing/rows-table.tsx";
import { Button } from "../../../ui/button.tsx";
import { DateRangeField } from "../../../ui/date-range-field.tsx";
import { DayText, Money } from "../../../ui/money-and-dates.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { Select } from "../../../ui/text-fields.tsx";
import { useMoments } from "../../../ui/time-zone.ts";
import { useToast } from "../../../ui/toast.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import styles from "./commission.module.css";
import { monthSpan } from "./list-address.ts";
import { callsOf, type Whose } from "./partner-scope.ts";

type Line = StatementReply["lines"][number];
type Period = { from: Day; to: Day };

function useColumns(): readonly ListColumn<Line>[] {
  const { t } = useTranslation("commission");
  const { say } = useLanguage();
  return [
    {
      key: "date",
      head: t("page.columns.date"),
      cell: (line) => (
        <span className="whole">
          <DayText day={line.on} />
        </span>
      ),
    },
    {
      key: "what",
      head: t("page.columns.what"),
      cell: (line) => <b className="strong">{t(`page.what.${line.what}`)}</b>,
    },
    {
      key: "booking",
      head: t("page.columns.booking"),
      cell: (line) => (
        <>
          <bdi className={line.bookingNo === null ? undefined : "whole"}>
            {line.bookingNo ?? (line.kind === "referral" ? t("friend") : "")}
          </bdi>
          {line.packageName && <CellNote>{say(line.packageName)}</CellNote>}
        </>
      ),
    },
    {
      key: "base",
      head: t("page.columns.base"),
      end: true,
      cell: (line) => (line.baseSen === null ? "" : <Money sen={line.baseSen} />),
    },
    {
      key: "share",
      head: t("page.columns.share"),
      end: true,
      cell: (line) => (line.basisPoints === null ? "" : <bdi>{formatShare(line.basisPoints)}</bdi>),
    },
    {
      key: "amount",
      head: t("page.columns.amount"),
      end: true,
      cell: (line) => (
        <b className="strong">
          <Money sen={line.amountSen} />
        </b>
      ),
    },
  ];
}

function Foot({ sums, requestedSen, owedSen }: StatementReply) {
  const { t } = useTranslation("commission");
  const rows = [
    ["earned", sums.earnedSen],
    ["reversed", -sums.reversedSen],
    ["net", sums.netSen],
    ["paidOut", sums.paidOutSen],
    ["requested", requestedSen],
    ["owed", owedSen],
  ] as const;
  const always = ["earned", "net", "paidOut"];
  return (
    <Card className={styles.foot}>
      <dl>
        {rows
          .filter(([name, sen]) => sen !== 0 || always.includes(name))
          .map(([name, sen]) => (
            <div key={name} data-strong={name === "net" || undefined}>
              <dt>{t(`page.sums.${name}`)}</dt>
              <dd>
                <Money sen={sen} />
              </dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}

/** The months in which anything moved, the period's own ends, and the files. */
function PeriodBar({
  whose,
  period,
  months,
  onPeriod,
}: {
  whose: Whose;
  period: Period;
  months: readonly string[];
  onPeriod: (next: Period) => void;
}) {
  const { t } = useTranslation("commission");
  const { language, locale } = useMonthNames();
  const { call } = useBackend();
  const toast = useToast();
  const { address, params } = callsOf(whose);
  const month = months.find(
    (month) => monthSpan(month).from === period.from && monthSpan(month).to === period.to,
  );
  const open = (format: "pdf" | "csv") =>
    call(address, { ...params, query: { ...period, format, language } }).then(
      ({ url }) => window.location.assign(url),
      () => toast({ tone: "danger", text: t("page.failed") }),
    );
  return (
    <div className={styles.period}>
      <Select
        label={t("page.month")}
        value={month ?? ""}
        {...(month === undefined && { empty: t("page.ownPeriod") })}
        choices={months.map((value) => ({ value, text: locale(value) }))}
        onChange={(next) => next !== "" && onPeriod(monthSpan(next))}
      />
      <DateRangeField
        fromLabel={t("page.from")}
        toLabel={t("page.to")}
        value={period}
        onChange={onPeriod}
        whole
      />
      <div className={styles.acts}>
        {(["pdf", "csv"] as const).map((format) => (
          <Button key={format} kind="outline" icon={IconDownload} onClick={() => void open(format)}>
            {t(`page.${format}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** `2026-11` as people of a language write a month. */
function useMonthNames() {
  const { language } = useLanguage();
  const tag = { en: "en-GB", my: "ms-MY", cn: "zh-CN" }[language];
  const format = new Intl.DateTimeFormat(tag, { month: "long", year: "numeric", timeZone: "UTC" });
  return { language, locale: (month: string) => format.format(new Date(`${month}-01T00:00:00Z`)) };
}

/** What moved in an account's wallet by commission in a period. */
export function Statement({
  whose,
  period,
  onPeriod,
}: {
  whose: Whose;
  period: Period;
  onPeriod: (next: Period) => void;
}) {
  const { t } = useTranslation("commission");
  const { statement, params } = callsOf(whose);
  const { data, error, refetch } = useCall(statement, { ...params, query: period }, { keepPrevious: true });
  const columns = useColumns();
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
      <Foot {...data} />
      <p className="hint">{t("how")}</p>
    </div>
  );
}

/** The month that it is at the resort. */
export const useThisMonth = (): Period => monthSpan(useMoments().today().slice(0, 7));

import type { StatementReply } from "@pulau/contract/commission.ts";
import { formatShare } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { CellNote, type ListColumn } from "../../../listing/column.tsx";
import { DayText, Money } from "../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../ui/use-language.ts";

type Line = StatementReply["lines"][number];

/** The lines of a statement: what moved, for which booking, and how it was reckoned. */
export function useStatementColumns(): readonly ListColumn<Line>[] {
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

import type { Sen } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../listing/column.tsx";
import { Money } from "../../../ui/money-and-dates.tsx";

/** What an account did in a period, in sen; its balances have the sign of its kind. */
export type Turnover = {
  readonly openingSen: Sen;
  readonly debitSen: Sen;
  readonly creditSen: Sen;
  readonly closingSen: Sen;
};

/** Balance before, debit, credit, balance after: as an accountant reads them. */
export function useTurnoverColumns(): readonly ListColumn<Turnover>[] {
  const { t } = useTranslation("wallets");
  return [
    {
      key: "opening",
      csv: ["opening"],
      head: t("ledger.columns.opening"),
      end: true,
      cell: (row) => <Money sen={row.openingSen} />,
    },
    {
      key: "debit",
      csv: ["debit"],
      head: t("ledger.columns.debit"),
      end: true,
      cell: (row) => <Money sen={row.debitSen} />,
    },
    {
      key: "credit",
      csv: ["credit"],
      head: t("ledger.columns.credit"),
      end: true,
      cell: (row) => <Money sen={row.creditSen} />,
    },
    {
      key: "closing",
      csv: ["closing"],
      sort: "balance",
      falling: true,
      head: t("ledger.columns.closing"),
      end: true,
      cell: (row) => (
        <b className="strong">
          <Money sen={row.closingSen} />
        </b>
      ),
    },
  ];
}

import { useTranslation } from "../../../i18n/use-translation.ts";
import { CellNote, type ListColumn } from "../../../listing/column.tsx";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { useCurrencyName } from "../../../ui/currency-name.ts";
import { IconEye, IconEyeOff, IconHistory, IconPencil } from "../../../ui/icons/index.ts";
import { DayText } from "../../../ui/money-and-dates.tsx";
import type { Currency } from "./calls.ts";
import styles from "./currencies.module.css";
import { Source } from "./source.tsx";

const isRinggit = ({ code }: Currency): boolean => code === "MYR";

/** A rate with at least five significant figures, as banks write them. */
const shown = (rate: string, most: number): string =>
  Number(rate).toLocaleString("en", {
    minimumSignificantDigits: 5,
    maximumSignificantDigits: most,
    useGrouping: false,
  });

/** What is open beside the list: a currency's rate, or its own form. */
export type Act = { readonly what: "rate" | "edit"; readonly currency: Currency };

function Rate({ currency }: { currency: Currency }) {
  const { t } = useTranslation("currencies");
  if (isRinggit(currency)) return t("charged");
  const { code, ringgitPerForeign, foreignPerRinggit } = currency;
  return (
    <>
      <bdi dir="ltr">
        1 {code} = RM {shown(ringgitPerForeign, 12)}
      </bdi>
      <CellNote>
        <bdi dir="ltr">
          RM 1 = {shown(foreignPerRinggit, 5)} {code}
        </bdi>
      </CellNote>
    </>
  );
}

type ActsOf = { currency: Currency; mayWrite: boolean; onAct: (act: Act) => void };

function Acts({ currency, mayWrite, onAct }: ActsOf) {
  const { t } = useTranslation("currencies");
  return (
    <span className={styles.acts}>
      {!isRinggit(currency) && (
        <Button
          kind="plain"
          size="small"
          icon={IconHistory}
          aria-label={t("rate.open", { code: currency.code })}
          onClick={() => onAct({ what: "rate", currency })}
        >
          {t("rate.button")}
        </Button>
      )}
      {mayWrite && (
        <Button
          kind="plain"
          size="small"
          icon={IconPencil}
          aria-label={t("edit.open", { code: currency.code })}
          onClick={() => onAct({ what: "edit", currency })}
        >
          {t("edit.button")}
        </Button>
      )}
    </span>
  );
}

/** What of each currency the list tells, and what may be done with it. */
export function useColumns(mayWrite: boolean, onAct: (act: Act) => void): readonly ListColumn<Currency>[] {
  const { t } = useTranslation("currencies");
  const nameIn = useCurrencyName();
  return [
    {
      key: "currency",
      head: t("columns.currency"),
      cell: (currency) => (
        <>
          <b>
            <bdi>{currency.code}</bdi>
          </b>{" "}
          <bdi>{currency.symbol}</bdi>
          <CellNote>{nameIn(currency)}</CellNote>
        </>
      ),
    },
    {
      key: "rate",
      head: t("columns.rate"),
      end: true,
      cell: (currency) => <Rate currency={currency} />,
    },
    {
      key: "ratedOn",
      head: t("columns.ratedOn"),
      cell: (currency) =>
        isRinggit(currency) ? (
          ""
        ) : (
          <>
            <DayText day={currency.ratedOn} />
            {currency.source && (
              <CellNote>
                <Source source={currency.source} />
              </CellNote>
            )}
          </>
        ),
    },
    {
      key: "offered",
      head: t("columns.offered"),
      cell: ({ activeStatus }) => (
        <Chip tone={activeStatus ? "success" : "neutral"} icon={activeStatus ? IconEye : IconEyeOff}>
          {t(activeStatus ? "offered" : "hidden")}
        </Chip>
      ),
    },
    {
      key: "acts",
      head: t("columns.acts"),
      end: true,
      cell: (currency) => <Acts {...{ currency, mayWrite, onAct }} />,
    },
  ];
}

import { useState } from "react";
import { useCall, useMay, useSend } from "../../../api/use-call.ts";
import { OrderButton } from "../../../business/ordering/order-button.tsx";
import { OrderDialog } from "../../../business/ordering/order-dialog.tsx";
import { useNamedRow } from "../../../business/use-named-row.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { RowsTable } from "../../../listing/rows-table.tsx";
import { Button } from "../../../ui/button.tsx";
import { IconPlus } from "../../../ui/icons/index.ts";
import { LoadState } from "../../../ui/load-state.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { RowsSkeleton } from "../../../ui/skeletons.tsx";
import { AddDialog } from "./add-dialog.tsx";
import { BankCard } from "./bank-card.tsx";
import { currencies, orderCurrencies, ratePaths } from "./calls.ts";
import styles from "./currencies.module.css";
import { EditDialog } from "./edit-dialog.tsx";
import { RateDialog } from "./rate-dialog.tsx";
import { type Act, useColumns } from "./use-columns.tsx";

/** Currencies that guests may see prices in. Ringgit alone is charged. */
export default function CurrenciesPage() {
  const { t } = useTranslation("currencies");
  const { data, error, refetch } = useCall(currencies, {});
  const [act, setAct] = useState<Act | null>(null);
  const [adds, setAdds] = useState(false);
  const may = useMay();
  const mayWrite = may("settings", "write");
  const send = useSend(orderCurrencies, ratePaths);
  useNamedRow({ rows: mayWrite ? data?.currencies : undefined, keyOf: ({ _id }) => _id }, (currency) =>
    setAct({ what: "edit", currency }),
  );
  const columns = useColumns(mayWrite, setAct);
  const close = () => setAct(null);
  return (
    <div className={styles.page}>
      <PageHead title={t("title")} lead={t("lead")}>
        {mayWrite && data && data.currencies.length > 1 && (
          <OrderButton>
            {(onClose) => (
              <OrderDialog
                title={t("order")}
                rows={data.currencies}
                version={data.orderVersion}
                nameOf={({ code }) => code}
                save={(currencyIds, options) => send.mutateAsync({ body: { currencyIds }, options })}
                onClose={onClose}
              />
            )}
          </OrderButton>
        )}
        {may("settings", "create") && (
          <Button icon={IconPlus} onClick={() => setAdds(true)}>
            {t("add.button")}
          </Button>
        )}
      </PageHead>
      {data === undefined && (
        <LoadState error={error} retry={refetch} what={t("waiting")}>
          <RowsSkeleton />
        </LoadState>
      )}
      {data && (
        <>
          <BankCard last={data.lastImport} mayWrite={mayWrite} />
          <RowsTable
            caption={t("title")}
            columns={columns}
            rows={data.currencies}
            rowKey={({ _id }) => _id}
          />
        </>
      )}
      <AddDialog open={adds} onClose={() => setAdds(false)} />
      {act?.what === "rate" && <RateDialog currency={act.currency} mayWrite={mayWrite} onClose={close} />}
      {act?.what === "edit" && <EditDialog currency={act.currency} onClose={close} />}
    </div>
  );
}

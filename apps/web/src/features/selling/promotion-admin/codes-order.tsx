import { useWholeList } from "../../../api/every-page.ts";
import { useSend } from "../../../api/use-call.ts";
import { OrderDialog } from "../../../business/ordering/order-dialog.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { LoadState } from "../../../ui/load-state.tsx";
import { RowsSkeleton } from "../../../ui/skeletons.tsx";
import { orderPromoCodes, promoCodes } from "./calls.ts";

/** The order of the promo codes that guests are offered; others come behind them. */
export function CodesOrder({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("staff-promotions");
  const { data, error, refetch } = useWholeList(promoCodes, "promoCodes");
  const send = useSend(orderPromoCodes, [promoCodes.path]);
  const title = t("order");
  if (data === undefined)
    return (
      <Dialog open onClose={onClose} title={title}>
        <LoadState error={error} retry={refetch} what={t("waiting")}>
          <RowsSkeleton />
        </LoadState>
      </Dialog>
    );
  return (
    <OrderDialog
      title={title}
      rows={data.promoCodes.filter(({ activeStatus, listed }) => activeStatus && listed)}
      version={data.orderVersion}
      nameOf={({ code }) => code}
      save={(promoCodeIds, options) => send.mutateAsync({ body: { promoCodeIds }, options })}
      onClose={onClose}
    />
  );
}

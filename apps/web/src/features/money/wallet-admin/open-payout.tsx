import type { PayoutId } from "@pulau/domain/ids.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import type { Row } from "./calls.ts";

/** Opens a payout beside its list. */
export function OpenPayout({ row: { _id, number }, onOpen }: { row: Row; onOpen: (id: PayoutId) => void }) {
  const { t } = useTranslation("wallets");
  return (
    <Button
      kind="outline"
      size="small"
      data-open=""
      aria-label={t("payouts.openNamed", { number })}
      onClick={() => onOpen(_id)}
    >
      {t("payouts.open")}
    </Button>
  );
}

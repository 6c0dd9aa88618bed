import { useTranslation } from "../../../i18n/use-translation.ts";
import { ImportButton } from "../../../listing/import/import-button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { type Currency, importOwnRates, ratePaths } from "./calls.ts";
import { RateForm } from "./rate-form.tsx";
import { RateHistory } from "./rate-history.tsx";

type Props = { currency: Currency; mayWrite: boolean; onClose: () => void };

/** Every rate that a currency had, and another one to enter. */
export function RateDialog({ currency, mayWrite, onClose }: Props) {
  const { t } = useTranslation("currencies");
  return (
    <Dialog open onClose={onClose} title={t("rate.title", { code: currency.code })} size="wide">
      {mayWrite && <RateForm currency={currency} />}
      {mayWrite && (
        <ImportButton
          call={importOwnRates}
          params={{ _id: currency._id }}
          title={t("rate.import", { code: currency.code })}
          refreshes={ratePaths}
        />
      )}
      <RateHistory currency={currency} />
    </Dialog>
  );
}

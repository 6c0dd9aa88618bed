import type { BookingId, PaperId, PaymentId } from "@pulau/domain/ids.ts";
import { useState } from "react";
import { useBackend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconDownload } from "../../../../ui/icons/index.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { useFailureToast } from "../../../../ui/use-outcome-toast.ts";
import type { PaperSide } from "./use-side.ts";

type Props = { _id: BookingId | PaperId | PaymentId; address: PaperSide["pdfAddress"] };

/** Asks for the PDF's address, which opens for some minutes without signing in, and follows it: the file is kept. */
export function PdfButton({ _id, address }: Props) {
  const { t } = useTranslation("papers");
  const { language } = useLanguage();
  const { call } = useBackend();
  const [busy, setBusy] = useState(false);
  const showFailure = useFailureToast();
  const follow = async () => {
    setBusy(true);
    try {
      const { url } = await call(address, { params: { _id }, query: { language } });
      window.location.assign(url);
    } catch (thrown) {
      showFailure(thrown);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="outline" icon={IconDownload} busy={busy} onClick={follow}>
      {t("download")}
    </Button>
  );
}

import type { BookingId, PaperId, PaymentId } from "@pulau/domain/ids.ts";
import { useFileDownload } from "../../../../business/use-file-download.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconDownload } from "../../../../ui/icons/index.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { PaperSide } from "./use-side.ts";

type Props = { _id: BookingId | PaperId | PaymentId; address: PaperSide["pdfAddress"] };

/** Keeps the PDF, whose address opens for some minutes without signing in. */
export function PdfButton({ _id, address }: Props) {
  const { t } = useTranslation("papers");
  const { language } = useLanguage();
  const download = useFileDownload();
  const follow = () => download.to("pdf", address, { params: { _id }, query: { language } });
  return (
    <Button kind="outline" icon={IconDownload} busy={download.busy !== null} onClick={follow}>
      {t("download")}
    </Button>
  );
}

import { useCall, useMay } from "../../../../api/use-call.ts";
import { useFileDownload } from "../../../../business/use-file-download.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useParamsAt } from "../../../../shell/page-address.ts";
import { BackLink } from "../../../../ui/back-link.tsx";
import { Button } from "../../../../ui/button.tsx";
import { IconDownload, IconPrinter } from "../../../../ui/icons/index.ts";
import { LoadState } from "../../../../ui/load-state.tsx";
import { PageHead } from "../../../../ui/page-head.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { Skeleton } from "../../../../ui/waiting.tsx";
import { type Receipt, receiptPdfAddress, sale } from "../calls.ts";
import { MailReceipt } from "./mail-receipt.tsx";
import styles from "./receipt.module.css";
import { ReceiptSlip } from "./receipt-slip.tsx";
import { TakeBackButton } from "./take-back-button.tsx";

function PdfButton({ _id }: Pick<Receipt, "_id">) {
  const { t } = useTranslation("till-sales");
  const { language } = useLanguage();
  const download = useFileDownload();
  const follow = () => download.to("pdf", receiptPdfAddress, { params: { _id }, query: { language } });
  return (
    <Button kind="outline" icon={IconDownload} busy={download.busy !== null} onClick={follow}>
      {t("receipt.pdf")}
    </Button>
  );
}

/** The receipt of a sale at the till: to read, print, keep and send, and to give its money back. */
export default function ReceiptPage() {
  const { t } = useTranslation("till-sales");
  const { id: _id } = useParamsAt("/staff/till-sales/$id");
  const may = useMay();
  const found = useCall(sale, { params: { _id } });
  const receipt = found.data;
  return (
    <>
      <PageHead
        title={t("receipt.title", { number: receipt?.number ?? "" })}
        lead={null}
        back={<BackLink to="/staff/till-sales">{t("receipt.back")}</BackLink>}
      >
        {receipt && (
          <>
            {receipt.backTo && may("sales", "delete") && (
              <TakeBackButton receipt={receipt} as={receipt.backTo} />
            )}
            {may("sales", "create") && <MailReceipt _id={_id} />}
            <PdfButton _id={_id} />
            <Button icon={IconPrinter} onClick={() => print()}>
              {t("receipt.print")}
            </Button>
          </>
        )}
      </PageHead>
      <div className={styles.page}>
        {receipt ? (
          <ReceiptSlip receipt={receipt} />
        ) : (
          <LoadState error={found.error} retry={found.refetch} what={t("waiting")}>
            <Skeleton height={520} radius={8} />
          </LoadState>
        )}
      </div>
    </>
  );
}

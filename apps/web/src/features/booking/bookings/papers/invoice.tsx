import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { PageTitle } from "../../../../ui/site-name.tsx";
import { eInvoiceOfBooking } from "./calls.ts";
import { EInvoiceCard } from "./e-invoice-card.tsx";
import { InvoiceSheet } from "./invoice-sheet.tsx";
import { NoPaper } from "./no-paper.tsx";
import { PaperList } from "./paper-list.tsx";
import { PdfButton } from "./pdf-button.tsx";
import styles from "./sheet.module.css";
import { Tools } from "./tools.tsx";
import { useSide } from "./use-side.ts";

/** An invoice or credit note, for guests and staff alike: to read, to print, to keep as a PDF. */
export default function InvoicePage() {
  const { t } = useTranslation("papers");
  const { _id, paper: route, pdfAddress, back, isStaff } = useSide();
  const { data: invoice, error, refetch } = useCall(route, { params: { _id } });
  if (invoice === undefined) return <NoPaper title={t("invoice")} error={error} retry={refetch} />;
  return (
    <div className={styles.page}>
      <PageTitle text={`${t(invoice.kind)} ${invoice.number ?? invoice.bookingNo}`} />
      <Tools
        booking={{
          bookingNo: invoice.bookingNo,
          status: invoice.status,
          paymentStatus: invoice.paymentStatus,
        }}
        back={back}
      >
        <PdfButton _id={_id} address={pdfAddress} />
      </Tools>
      <PaperList papers={invoice.papers} openId={invoice.paperId} sumSen={invoice.papersSen} />
      {!isStaff && invoice.kind !== "proForma" && <EInvoiceCard of={eInvoiceOfBooking(invoice._id)} />}
      <InvoiceSheet invoice={invoice} />
    </div>
  );
}

import type { receiptRoute, staffReceiptRoute } from "@pulau/contract/receipts.ts";
import type { Face } from "../../../../api/client.ts";
import { useBackend, useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useParamsAt } from "../../../../shell/page-address.ts";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { IconArrowLeft, IconPrinter } from "../../../../ui/icons/index.ts";
import { MomentText } from "../../../../ui/money-and-dates.tsx";
import { PageTitle } from "../../../../ui/site-name.tsx";
import { Notice } from "../../../../ui/surfaces.tsx";
import {
  guestReceipt,
  guestReceiptPdfAddress,
  type Receipt,
  staffReceipt,
  staffReceiptPdfAddress,
} from "./calls.ts";
import { Letterhead } from "./letterhead.tsx";
import { NoPaper } from "./no-paper.tsx";
import { PdfButton } from "./pdf-button.tsx";
import { ReceiptFacts } from "./receipt-facts.tsx";
import styles from "./sheet.module.css";

/** The receipt of a payment, for whoever paid and for staff: to read, to print, to keep as a PDF. */
export default function ReceiptPage() {
  const { t } = useTranslation(["papers", "trips"]);
  const { side } = useBackend();
  const isStaff = side.name === "staff";
  const { id: _id } = useParamsAt("/receipt/$id", "/staff/receipt/$id");
  const route: Face<typeof receiptRoute | typeof staffReceiptRoute> = isStaff ? staffReceipt : guestReceipt;
  const { data, error, refetch } = useCall(route, { params: { _id } });
  if (data === undefined) return <NoPaper title={t("receipt.title")} error={error} retry={refetch} />;
  return (
    <div className={styles.page}>
      <PageTitle text={`${t("receipt.title")} ${data.number}`} />
      <div className={styles.tools}>
        <Back receipt={data} isStaff={isStaff} />
        <div className={styles.chips}>
          <PdfButton _id={_id} address={isStaff ? staffReceiptPdfAddress : guestReceiptPdfAddress} />
          <Button icon={IconPrinter} onClick={() => print()}>
            {t("trips:sheet.print")}
          </Button>
        </div>
      </div>
      <ReceiptSheet receipt={data} />
    </div>
  );
}

/** To what was paid, where there is a page of it. */
function Back({ receipt: { paidFor }, isStaff }: { receipt: Receipt; isStaff: boolean }) {
  const { t } = useTranslation(["papers", "trips"]);
  const to = paidFor.kind === "purchase" ? "/purchase" : isStaff ? "/staff/bookings" : "/booking/detail";
  if (isStaff && paidFor.kind === "purchase") return <span />;
  return (
    <LinkButton to={`${to}/${paidFor._id}`} kind="plain">
      <Icon of={IconArrowLeft} flips />
      <bdi>
        {paidFor.kind === "purchase"
          ? t("papers:receipt.purchase", { number: paidFor.number })
          : t("trips:sheet.back", { number: paidFor.number })}
      </bdi>
    </LinkButton>
  );
}

function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation("papers");
  return (
    <article className={styles.sheet} data-theme="light">
      <Letterhead house={receipt.seller} />
      <div className={styles.title}>
        <h1 className="display">{t("receipt.title")}</h1>
        <p>
          <b>
            <bdi>{receipt.number}</bdi>
          </b>
          <MomentText moment={receipt.paidAt} />
        </p>
      </div>
      {receipt.state === "voided" && <Notice tone="warning">{t("receipt.voided")}</Notice>}
      <dl className={styles.receipt}>
        <ReceiptFacts receipt={receipt} />
      </dl>
    </article>
  );
}

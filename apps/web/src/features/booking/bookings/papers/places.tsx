import type { placesPapersRoute, staffPlacesPapersRoute } from "@pulau/contract/papers.ts";
import { sumSen } from "@pulau/domain/money/sen.ts";
import type { Face } from "../../../../api/client.ts";
import { useBackend, useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useParamsAt, useSearchBy } from "../../../../shell/page-address.ts";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { IconArrowLeft, IconPrinter } from "../../../../ui/icons/index.ts";
import { PageTitle } from "../../../../ui/site-name.tsx";
import { readPaper } from "../read-paper.ts";
import {
  eInvoiceOfPlaces,
  guestPaperPdfAddress,
  placesPapers,
  staffPaperPdfAddress,
  staffPlacesPapers,
} from "./calls.ts";
import { EInvoiceCard } from "./e-invoice-card.tsx";
import { NoPaper } from "./no-paper.tsx";
import { PaperList } from "./paper-list.tsx";
import { PdfButton } from "./pdf-button.tsx";
import { PlacesSheet } from "./places-sheet.tsx";
import styles from "./sheet.module.css";

/** The invoice of places at an event, or its credit note, for whoever bought and for staff. */
export default function PlacesPage() {
  const { t } = useTranslation(["papers", "trips"]);
  const { side } = useBackend();
  const isStaff = side.name === "staff";
  const { id: _id } = useParamsAt("/purchase/$id/invoice", "/staff/purchase/$id/invoice");
  const { paper: paperId } = useSearchBy(readPaper);
  const route: Face<typeof placesPapersRoute | typeof staffPlacesPapersRoute> = isStaff
    ? staffPlacesPapers
    : placesPapers;
  const { data, error, refetch } = useCall(route, { params: { _id } });
  const back = isStaff
    ? { to: "/staff/papers", text: t("places.toPapers") }
    : { to: `/purchase/${_id}`, text: t("places.toPurchase") };
  const paper = data?.papers.find((paper) => paper._id === paperId) ?? data?.papers[0];
  if (data === undefined || paper === undefined)
    return <NoPaper title={t("invoice")} error={error} retry={refetch} back={back} />;
  return (
    <div className={styles.page}>
      <PageTitle text={`${t(paper.kind)} ${paper.number}`} />
      <div className={styles.tools}>
        <LinkButton to={back.to} kind="plain">
          <Icon of={IconArrowLeft} flips />
          <bdi>{isStaff ? back.text : t("receipt.purchase", { number: data.purchaseNo })}</bdi>
        </LinkButton>
        <div className={styles.chips}>
          <PdfButton _id={paper._id} address={isStaff ? staffPaperPdfAddress : guestPaperPdfAddress} />
          <Button icon={IconPrinter} onClick={() => print()}>
            {t("trips:sheet.print")}
          </Button>
        </div>
      </div>
      <PaperList
        papers={data.papers}
        openId={paper._id}
        sumSen={sumSen(data.papers.map(({ kind, totalSen }) => (kind === "invoice" ? totalSen : -totalSen)))}
      />
      {!isStaff && <EInvoiceCard of={eInvoiceOfPlaces(_id)} />}
      <PlacesSheet paper={paper} />
    </div>
  );
}

import type { TravelDocument } from "@pulau/contract/travel-documents.ts";
import { useState } from "react";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../../listing/column.tsx";
import { column } from "../../../../listing/columns.tsx";
import { RowsTable } from "../../../../listing/rows-table.tsx";
import { Button } from "../../../../ui/button.tsx";
import { IconPlus } from "../../../../ui/icons/index.ts";
import { LoadState } from "../../../../ui/load-state.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import { Skeleton } from "../../../../ui/waiting.tsx";
import styles from "../profile.module.css";
import { documents } from "./calls.ts";
import { type DocumentAct, DocumentActs, useDocumentActs } from "./document-acts.tsx";
import { ExpiryCell, LastView, useDocumentName } from "./document-cells.tsx";
import { DocumentDialog } from "./document-dialog.tsx";

/** Passports and identity cards, one's own and the family's, masked until they are shown. */
export function DocumentsCard() {
  const { t } = useTranslation("profile");
  const { data, error, refetch } = useCall(documents, {});
  const [doing, setDoing] = useState<DocumentAct | null>(null);
  const nameOf = useDocumentName();
  const acts = useDocumentActs(setDoing);
  const columns: readonly ListColumn<TravelDocument>[] = [
    column<TravelDocument>("document", t("documents.document"), nameOf, {
      note: (row) => row.holderName,
      strong: true,
    }),
    column("number", t("documents.number"), (row) => (
      <bdi dir="ltr" className="whole">
        {row.number}
      </bdi>
    )),
    column("expiry", t("documents.expiry"), (row) => <ExpiryCell document={row} />),
    column("lastView", t("documents.lastView"), (row) => <LastView view={row.lastView} />),
  ];
  return (
    <Card as="section" className={styles.card} aria-labelledby="documents">
      <div className={styles.title}>
        <div>
          <h2 className="display" id="documents">
            {t("documents.title")}
          </h2>
          <p className="muted">{t("documents.lead")}</p>
        </div>
        <Button kind="outline" icon={IconPlus} onClick={() => setDoing({ act: "add" })}>
          {t("documents.add")}
        </Button>
      </div>
      {data === undefined ? (
        <LoadState error={error} retry={refetch} what={t("waiting")}>
          <Skeleton height={120} radius={12} />
        </LoadState>
      ) : (
        <>
          {data.documents.length === 0 ? (
            <p className="muted">{t("documents.none")}</p>
          ) : (
            <RowsTable
              caption={t("documents.title")}
              columns={columns}
              rows={data.documents}
              rowKey={({ _id }) => _id}
              acts={{ nameOf, of: acts }}
            />
          )}
          <p className="hint">{t("documents.kept", { count: data.scanDays, days: data.documentDays })}</p>
        </>
      )}
      {doing?.act === "add" && <DocumentDialog onClose={() => setDoing(null)} />}
      {doing !== null && doing.act !== "add" && <DocumentActs doing={doing} onClose={() => setDoing(null)} />}
    </Card>
  );
}

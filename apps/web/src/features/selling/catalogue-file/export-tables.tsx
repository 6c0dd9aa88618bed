import { type CatalogueTable, catalogueTables } from "@pulau/contract/catalogue-file.ts";
import { useBackend, useMay } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { FileButton } from "../../../ui/file-button.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { exportTableCall, exportTablesCall } from "./calls.ts";
import styles from "./catalogue-file.module.css";

/** Whose right reads a table. */
const resourceOf = {
  rooms: "rooms",
  timetables: "boats",
  "add-ons": "rates",
  periods: "rates",
  rates: "rates",
  surcharges: "rates",
  fees: "rates",
  taxes: "rates",
  "promo-codes": "posts",
} as const satisfies Record<CatalogueTable, string>;

/** Takes single tables of the catalogue out for a spreadsheet. */
export function ExportTables() {
  const { t } = useTranslation("catalogue-file");
  const { call } = useBackend();
  const may = useMay();
  const tables = catalogueTables.filter((table) => may(resourceOf[table], "read"));
  if (tables.length === 0) return null;
  return (
    <Card as="section" className={styles.part}>
      <h2>{t("tables.title")}</h2>
      <p className="muted">{t("tables.lead")}</p>
      <div className={styles.acts}>
        {tables.map((table) => (
          <FileButton
            key={table}
            text={t(`tables.names.${table}`)}
            get={(onBytes) => call(exportTableCall, { params: { table } }, { onBytes })}
          />
        ))}
        <FileButton
          text={t("tables.all")}
          underWay={(kB) => t("export.underWay", { kB })}
          get={(onBytes) => call(exportTablesCall, {}, { onBytes })}
        />
      </div>
    </Card>
  );
}

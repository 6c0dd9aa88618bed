import { useBackend, useMay } from "../../../api/use-call.ts";
import { CatalogueStart } from "../../../business/catalogue/catalogue-start.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { FileButton } from "../../../ui/file-button.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { exportCall } from "./calls.ts";
import styles from "./catalogue-file.module.css";
import { ExportTables } from "./export-tables.tsx";
import { ImportFile } from "./import-file.tsx";

/** Takes the whole catalogue out as one file and in again; where there is nothing yet, it is where one begins. */
export default function CatalogueFilePage() {
  const { t } = useTranslation("catalogue-file");
  const { call } = useBackend();
  const may = useMay();
  const mayWrite = may("settings", "write");
  return (
    <div className={styles.page}>
      <PageTitle text={t("title")} />
      <header className={styles.head}>
        <h1 className="display">{t("title")}</h1>
        <p className="muted">{t("lead")}</p>
      </header>
      <CatalogueStart onFilePage refreshes={[]} />
      <Card as="section" className={styles.part}>
        <h2>{t("export.title")}</h2>
        <p className="muted">{t("export.lead")}</p>
        <div>
          <FileButton
            text={t("export.button")}
            underWay={(kB) => t("export.underWay", { kB })}
            get={(onBytes) => call(exportCall, {}, { onBytes })}
          />
        </div>
      </Card>
      <ExportTables />
      {mayWrite && <ImportFile />}
    </div>
  );
}

import { type PriceListRecord, priceListRecords, priceListsRoute } from "@pulau/contract/price-lists.ts";
import { useState } from "react";
import { useMay } from "../../../api/use-call.ts";
import { RecordPage } from "../../../business/records/record-page.tsx";
import { useActiveFilter, useUses } from "../../../business/records/use-words-of.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { column, countColumn } from "../../../listing/columns.tsx";
import { IconUsersGroup } from "../../../ui/icons/index.ts";
import { HoldersDialog } from "./holders-dialog.tsx";
import { priceListAddress } from "./list-address.ts";

/** The price lists beside the public one: how they are called, and who buys by them. */
export default function PriceListsPage() {
  const { t } = useTranslation("records");
  const { t: say } = useTranslation("partners");
  const may = useMay();
  const uses = useUses();
  const [shown, setShown] = useState<PriceListRecord | null>(null);
  return (
    <>
      <RecordPage<typeof priceListsRoute>
        call={priceListsRoute}
        address={priceListAddress}
        calls={priceListRecords}
        refreshes={[priceListsRoute.path, "/admin/api/priced-options"]}
        words="priceLists"
        nameOf={({ name }) => name}
        nameCsv={["name"]}
        columns={[
          column("code", t("columns.code"), (row) => row.code, { csv: ["listCode"] }),
          column("desc", t("fields.desc"), (row) => row.desc, { csv: ["desc"], rare: true }),
          countColumn("options", t("columns.options"), (row) => row.options, { csv: ["options"] }),
          countColumn("agencies", t("columns.agencies"), (row) => row.agencies, { csv: ["agencies"] }),
          countColumn("promo_codes", t("columns.promo_codes"), (row) => row.promo_codes, { csv: ["codes"] }),
        ]}
        filters={useActiveFilter()}
        fields={[
          { key: "name", kind: "text", label: t("fields.name") },
          { key: "desc", kind: "long", label: t("fields.desc"), optional: true },
          { key: "active_status", kind: "switch", label: t("fields.active") },
        ]}
        blank={{ name: "", desc: "", active_status: true }}
        usedBy={({ options, agencies, promo_codes: promoCodes }) => uses({ options, agencies, promoCodes })}
        acts={(row) => [
          may("wallets", "read") && {
            id: "holders",
            icon: IconUsersGroup,
            text: say("holders.act"),
            onSelect: () => setShown(row),
          },
        ]}
        hasStatus
      />
      {shown && <HoldersDialog list={shown} onClose={() => setShown(null)} />}
    </>
  );
}

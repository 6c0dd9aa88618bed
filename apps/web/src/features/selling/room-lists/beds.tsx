import { bedRecords, bedsListRoute, importBedsRoute } from "@pulau/contract/bed-records.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import { samples } from "../../../business/portal-places.ts";
import { RecordPage } from "../../../business/records/record-page.tsx";
import { useActiveFilter, useChoiceFilter } from "../../../business/records/use-words-of.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { column, countColumn } from "../../../listing/columns.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { useBedFields, useBedUsings } from "./bed-fields.ts";
import { bedAddress } from "./list-address.ts";
import { typedBed } from "./typed-in-rooms.ts";

/** The kinds of bed that rooms are made up with. */
export default function BedsPage() {
  const { t } = useTranslation("records");
  const { say } = useLanguage();
  const choice = useChoiceFilter();
  return (
    <RecordPage<typeof bedsListRoute>
      call={bedsListRoute}
      address={bedAddress}
      calls={bedRecords}
      takes={importBedsRoute}
      seen={samples.rooms}
      typed={typedBed}
      words="beds"
      nameOf={({ name }) => say(name)}
      nameCsv={["nameEn", "nameMy", "nameCn"]}
      columns={[
        column("usingFor", t("fields.usingFor"), (row) => t(`usings.${row.using_for}`), {
          csv: ["usingFor"],
        }),
        countColumn("sleeps", t("fields.sleeps"), (row) => row.no_of_pax, { csv: ["sleeps"] }),
        countColumn(
          "size",
          t("columns.size"),
          (row) => <bdi dir="ltr">{`${row.width} × ${row.length}`}</bdi>,
          {
            csv: ["width", "length"],
            sort: "width",
          },
        ),
        column("desc", t("fields.desc"), (row) => row.desc, { csv: ["desc"], rare: true }),
      ]}
      filters={[...useActiveFilter(), choice("usingFor", t("fields.usingFor"), useBedUsings())]}
      fields={useBedFields()}
      blank={{
        name: noWords,
        using_for: "Both",
        no_of_pax: 1,
        width: null,
        length: null,
        desc: "",
        active_status: true,
      }}
      hasStatus
    />
  );
}

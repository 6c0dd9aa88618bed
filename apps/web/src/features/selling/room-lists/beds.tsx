import {
  BedAdd,
  BedChange,
  type BedRecord,
  bedRecords,
  bedsListRoute,
  bedUsings,
} from "@pulau/contract/room-records.ts";
import { useTranslation } from "react-i18next";
import type { RecordField } from "../../../business/records/record-field.ts";
import { RecordPage } from "../../../business/records/record-page.tsx";
import { useActiveFilter, useWordsOf } from "../../../business/records/use-words-of.ts";
import { useListAddress } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { bedAddress } from "./addresses.ts";

const noWords = { en: "", my: "", cn: "" };

function useUsings() {
  const { t } = useTranslation("records");
  return bedUsings.map((value) => ({ value, text: t(`usings.${value}`) }));
}

function useFields(): readonly RecordField[] {
  const { t } = useTranslation("records");
  const usings = useUsings();
  return [
    { key: "name", kind: "words", label: t("fields.name") },
    { key: "using_for", kind: "choice", label: t("fields.usingFor"), choices: usings },
    { key: "no_of_pax", kind: "number", label: t("fields.sleeps") },
    { key: "width", kind: "number", label: t("fields.width") },
    { key: "length", kind: "number", label: t("fields.length") },
    { key: "desc", kind: "long", label: t("fields.desc"), optional: true },
    { key: "active_status", kind: "switch", label: t("fields.active") },
  ];
}

/** The kinds of bed that rooms are made up with. */
export default function BedsPage() {
  const { t } = useTranslation("records");
  const { say } = useLanguage();
  const place = useListAddress(bedAddress);
  const list = useList({ id: "beds", call: bedsListRoute, rows: "rows", place });
  const usings = useUsings();
  return (
    <RecordPage<BedRecord, unknown>
      list={list}
      calls={bedRecords}
      refreshes={[bedsListRoute.path]}
      resource="rooms"
      words={useWordsOf("beds")}
      nameOf={({ name }) => say(name)}
      columns={[
        {
          ...{ key: "usingFor", csv: ["usingFor"], head: t("fields.usingFor") },
          cell: (row) => t(`usings.${row.using_for}`),
        },
        { key: "sleeps", csv: ["sleeps"], end: true, head: t("fields.sleeps"), cell: (row) => row.no_of_pax },
        {
          ...{ key: "size", csv: ["width", "length"], sort: "width", end: true, head: t("columns.size") },
          cell: (row) => (
            <bdi dir="ltr">
              {row.width} × {row.length}
            </bdi>
          ),
        },
      ]}
      filters={[
        ...useActiveFilter(),
        { key: "usingFor", kind: "choice", label: t("fields.usingFor"), any: t("any"), choices: usings },
      ]}
      fields={useFields()}
      schemas={{ add: BedAdd, change: BedChange }}
      blank={{
        ...{ name: noWords, using_for: "Both", no_of_pax: 1, width: null, length: null },
        ...{ desc: "", active_status: true },
      }}
      hasStatus
    />
  );
}

import type { RoleRecord } from "@pulau/contract/staff-records.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { CellNote } from "../../../listing/column.tsx";

/** What a role is for, that it is locked, and that it handles money. */
export function RoleNotes({ row: { desc, locked, handles_money } }: { row: RoleRecord }) {
  const { t } = useTranslation("records");
  return (
    <>
      {desc}
      {locked && <CellNote>{t("locked")}</CellNote>}
      {handles_money && <CellNote>{t("handlesMoney")}</CellNote>}
    </>
  );
}

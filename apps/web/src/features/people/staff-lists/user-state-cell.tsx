import type { UserRecord } from "@pulau/contract/staff-records.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { CellNote } from "../../../listing/column.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { MomentText } from "../../../ui/money-and-dates.tsx";
import { stateOf, stateTones } from "./user-state.ts";

/** Whether somebody may sign in, and how their second step stands. */
export function UserStateCell({ row }: { row: UserRecord }) {
  const { t } = useTranslation("records");
  const state = stateOf(row);
  return (
    <>
      <Chip tone={stateTones[state]}>{t(`states.${state}`)}</Chip>
      {row.two_step && <CellNote>{t("twoStep.on")}</CellNote>}
      {row.two_step_due && (
        <CellNote>
          {t("twoStep.due")} <MomentText moment={row.two_step_due} />
        </CellNote>
      )}
    </>
  );
}

/** What somebody may do: their role, and whether they have rights of their own beside it. */
export function RoleCell({ row }: { row: UserRecord }) {
  const { t } = useTranslation("records");
  return (
    <>
      {row.role_name}
      {Object.keys(row.permissions).length > 0 && <CellNote>{t("role.own")}</CellNote>}
    </>
  );
}

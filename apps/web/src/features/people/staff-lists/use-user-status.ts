import { staffStatuses, type UserRecord, userRecords, usersRoute } from "@pulau/contract/staff-records.ts";
import { useMay, useSend, useSession } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { BulkAct } from "../../../listing/bulk-act.ts";
import type { CellEdit } from "../../../listing/editing.ts";
import { useBulkSend } from "../../../listing/use-bulk-send.ts";
import { IconBan, IconCircleCheck, IconUserOff } from "../../../ui/icons/index.ts";
import type { MenuEntry } from "../../../ui/menu-entry.ts";
import { useOutcomeToast } from "../../../ui/use-outcome-toast.ts";
import { otherStatuses } from "./user-state.ts";

const icons = { active: IconCircleCheck, blocked: IconBan, deactivated: IconUserOff } as const;

/**
 * Letting colleagues in, blocking and deactivating them: one by the row's menu or its cell, several at once. The server
 * keeps the last owner, whatever is chosen here.
 */
export function useUserStatus() {
  const { t } = useTranslation("records");
  const mayWrite = useMay()("users", "write");
  const own = useSession()?.record.id;
  const withToast = useOutcomeToast();
  const update = useSend(userRecords.update, [usersRoute.path]);
  const updateMany = useBulkSend<number>(userRecords.updateSelected, [usersRoute.path]);
  const put = ({ id }: UserRecord, status: UserRecord["status"]) =>
    update.mutateAsync({ body: { obj: { id, status } } });
  const others = (row: UserRecord) => (mayWrite ? otherStatuses(row, own) : []);
  const acts = (row: UserRecord): readonly MenuEntry[] =>
    others(row).map((status) => ({
      id: status,
      text: t(`become.${status}`),
      icon: icons[status],
      onSelect: () => void withToast(put(row, status), t(`became.${status}`, { name: row.name })),
    }));
  const bulk = staffStatuses.map(
    (status): BulkAct<UserRecord> => ({
      key: status,
      text: t(`become.${status}`),
      icon: icons[status],
      can: (row) => others(row).includes(status),
      run: (rows) => updateMany(rows, ({ id }) => id, { obj: { status } }),
    }),
  );
  const edit: CellEdit<UserRecord> = {
    value: ({ status }) => status,
    choices: staffStatuses.map((value) => ({ value, text: t(`states.${value}`) })),
    nameOf: ({ name }) => name,
    can: (row) => others(row).length > 0,
    save: (row, value) => put(row, value as UserRecord["status"]),
  };
  return { acts, bulk: mayWrite ? bulk : [], edit: mayWrite ? { edit } : {} };
}

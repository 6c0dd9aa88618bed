import { inviteAgainRoute } from "@pulau/contract/staff-invitations.ts";
import { type UserRecord, userRecords, usersRoute } from "@pulau/contract/staff-records.ts";
import { IconBan, IconCircleCheck, IconMailForward, IconShieldOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useMay, useSend, useSession } from "../../../api/use-call.ts";
import type { MenuEntry } from "../../../ui/menu.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useFailureText } from "../../../ui/use-failure-text.ts";
import { stateOf } from "./user-state.ts";

/** Blocking, letting in again, and inviting anew. */
export function useUserActs(askReset: (row: UserRecord) => void) {
  const { t } = useTranslation("records");
  const may = useMay();
  const own = useSession()?.record.id;
  const toast = useToast();
  const failureText = useFailureText();
  const update = useSend(userRecords.update, [usersRoute.path]);
  const invite = useSend(inviteAgainRoute, [usersRoute.path]);
  const told = (done: Promise<unknown>, text: string) =>
    void done.then(
      () => toast({ tone: "success", text }),
      (thrown: unknown) => toast({ tone: "danger", text: failureText(thrown) }),
    );
  const put = (row: UserRecord, status: UserRecord["status"]) =>
    told(
      update.mutateAsync({ body: { obj: { id: row.id, status } } }),
      t(`became.${status}`, { name: row.name }),
    );
  return (row: UserRecord): readonly (MenuEntry | false)[] => {
    const others = row._id !== own && may("users", "write");
    return [
      stateOf(row) === "invited" &&
        may("users", "create") && {
          ...{ id: "invite", text: t("act.invite"), icon: IconMailForward },
          onSelect: () =>
            told(invite.mutateAsync({ body: { obj: { id: row.id } } }), t("invited", { name: row.name })),
        },
      others &&
        row.two_step && {
          ...{ id: "resetTwoStep", text: t("act.resetTwoStep"), icon: IconShieldOff },
          onSelect: () => askReset(row),
        },
      others &&
        (row.status === "active"
          ? { id: "block", text: t("act.block"), icon: IconBan, onSelect: () => put(row, "blocked") }
          : {
              ...{ id: "unblock", text: t("act.unblock"), icon: IconCircleCheck },
              onSelect: () => put(row, "active"),
            }),
    ];
  };
}

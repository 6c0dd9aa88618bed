import { inviteAgainRoute } from "@pulau/contract/staff-invitations.ts";
import { type UserRecord, userRecords, usersRoute } from "@pulau/contract/staff-records.ts";
import { IconBan, IconCircleCheck, IconMailForward, IconShieldOff } from "@tabler/icons-react";
import { useState } from "react";
import { useMay, useSend, useSession } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { MenuEntry } from "../../../ui/menu.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useFailureText } from "../../../ui/use-failure-text.ts";
import { ResetTwoStep } from "./reset-two-step.tsx";
import { stateOf } from "./user-state.ts";

/** Blocking, letting in again, inviting anew, and taking a second step away, which is asked before. */
export function useUserActs() {
  const { t } = useTranslation("records");
  const may = useMay();
  const [lost, setLost] = useState<UserRecord | null>(null);
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
  const acts = (row: UserRecord): readonly (MenuEntry | false)[] => {
    const others = row._id !== own && may("users", "write");
    return [
      stateOf(row) === "invited" &&
        may("users", "create") && {
          id: "invite",
          text: t("act.invite"),
          icon: IconMailForward,
          onSelect: () =>
            told(invite.mutateAsync({ body: { obj: { id: row.id } } }), t("invited", { name: row.name })),
        },
      others &&
        row.two_step && {
          id: "resetTwoStep",
          text: t("act.resetTwoStep"),
          icon: IconShieldOff,
          onSelect: () => setLost(row),
        },
      others &&
        (row.status === "active"
          ? { id: "block", text: t("act.block"), icon: IconBan, onSelect: () => put(row, "blocked") }
          : {
              id: "unblock",
              text: t("act.unblock"),
              icon: IconCircleCheck,
              onSelect: () => put(row, "active"),
            }),
    ];
  };
  return { acts, dialog: lost && <ResetTwoStep person={lost} onClose={() => setLost(null)} /> };
}

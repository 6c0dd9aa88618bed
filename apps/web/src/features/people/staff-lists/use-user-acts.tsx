import { inviteAgainRoute, sendPasswordLinkRoute } from "@pulau/contract/staff-invitations.ts";
import { type UserRecord, usersRoute } from "@pulau/contract/staff-records.ts";
import { useState } from "react";
import { useMay, useSend, useSession } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { IconKey, IconMailForward, IconShieldOff } from "../../../ui/icons/index.ts";
import type { MenuEntry } from "../../../ui/menu-entry.ts";
import { useOutcomeToast } from "../../../ui/use-outcome-toast.ts";
import { ResetTwoStep } from "./reset-two-step.tsx";
import { stateOf } from "./user-state.ts";

/** Inviting anew, a link for a lost password, and taking a second step away, which is asked before. */
export function useUserActs() {
  const { t } = useTranslation("records");
  const may = useMay();
  const [lost, setLost] = useState<UserRecord | null>(null);
  const own = useSession()?.record.id;
  const withToast = useOutcomeToast();
  const invite = useSend(inviteAgainRoute, [usersRoute.path]);
  const inviteAgain = ({ id, name }: UserRecord) =>
    void withToast(invite.mutateAsync({ body: { obj: { id } } }), t("invited", { name }));
  const passwordLink = useSend(sendPasswordLinkRoute);
  const sendPasswordLink = ({ id, name }: UserRecord) =>
    void withToast(passwordLink.mutateAsync({ body: { obj: { id } } }), t("passwordLinkSent", { name }));
  const acts = (row: UserRecord): readonly (MenuEntry | false)[] => [
    stateOf(row) === "invited" &&
      may("users", "create") && {
        id: "invite",
        text: t("act.invite"),
        icon: IconMailForward,
        onSelect: () => inviteAgain(row),
      },
    stateOf(row) === "active" &&
      row._id !== own &&
      may("users", "write") && {
        id: "passwordLink",
        text: t("act.passwordLink"),
        icon: IconKey,
        onSelect: () => sendPasswordLink(row),
      },
    row.two_step &&
      row._id !== own &&
      may("users", "write") && {
        id: "resetTwoStep",
        text: t("act.resetTwoStep"),
        icon: IconShieldOff,
        onSelect: () => setLost(row),
      },
  ];
  return { acts, dialog: lost && <ResetTwoStep person={lost} onClose={() => setLost(null)} /> };
}

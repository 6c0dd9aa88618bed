import { changeMemberRoute, inviteAgainRoute, type MemberReply } from "@pulau/contract/agent-members.ts";
import type { PortalRole } from "@pulau/contract/route.ts";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useToast } from "../../../ui/toast.tsx";

/** What is asked for anew once a member has changed. */
export const membersPaths = ["/api/agent/members"];
export const memberRoles = ["admin", "editor", "viewer"] as const;

/** Changes a member at once, and says so. */
export function useMemberActs() {
  const { t } = useTranslation("agents");
  const toast = useToast();
  const change = useSend(changeMemberRoute, membersPaths);
  const invite = useSend(inviteAgainRoute, membersPaths);
  const tell = (text: string) => () => toast({ tone: "success", text });
  return {
    failure: change.error ?? invite.error,
    change: (row: MemberReply, body: { role?: PortalRole; status?: "active" | "blocked" }) =>
      change
        .mutateAsync({ params: { _id: row._id }, body })
        .then(tell(t("members.changed", { name: row.name })), () => undefined),
    invite: (row: MemberReply) =>
      invite
        .mutateAsync({ params: { _id: row._id } })
        .then(tell(t("members.invitedAgain", { name: row.name })), () => undefined),
  };
}

export type MemberActs = ReturnType<typeof useMemberActs>;

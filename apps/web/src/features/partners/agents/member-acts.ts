import {
  changeMemberRoute,
  inviteAgainRoute,
  type MemberReply,
  membersRoute,
} from "@pulau/contract/agent-members.ts";
import type { PortalRole } from "@pulau/contract/route.ts";
import { faceOf } from "../../../api/client.ts";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useOutcomeToast } from "../../../ui/use-outcome-toast.ts";

export const members = faceOf(membersRoute);
/** What is asked for anew once a member has changed. */
export const membersPaths = [members.path] as const;

/** Changes a member at once, and says so, or why not. */
export function useMemberActs() {
  const { t } = useTranslation("agents");
  const withToast = useOutcomeToast();
  const change = useSend(changeMemberRoute, membersPaths);
  const invite = useSend(inviteAgainRoute, membersPaths);
  return {
    change: ({ _id, name }: MemberReply, body: { role?: PortalRole; status?: "active" | "blocked" }) =>
      withToast(change.mutateAsync({ params: { _id }, body }), t("members.changed", { name })),
    invite: ({ _id, name }: MemberReply) =>
      withToast(invite.mutateAsync({ params: { _id } }), t("members.invitedAgain", { name })),
  };
}

export type MemberActs = ReturnType<typeof useMemberActs>;

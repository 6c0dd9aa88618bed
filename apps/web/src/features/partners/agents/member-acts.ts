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
import { useToast } from "../../../ui/toast.tsx";
import { useFailureText } from "../../../ui/use-failure-text.ts";

export const members = faceOf(membersRoute);
/** What is asked for anew once a member has changed. */
export const membersPaths = [members.path] as const;

/** Changes a member at once, and says so, or why not. */
export function useMemberActs() {
  const { t } = useTranslation("agents");
  const toast = useToast();
  const failureText = useFailureText();
  const change = useSend(changeMemberRoute, membersPaths);
  const invite = useSend(inviteAgainRoute, membersPaths);
  const withToast = (sent: Promise<unknown>, text: string) =>
    sent.then(
      () => toast({ tone: "success", text }),
      (thrown: unknown) => toast({ tone: "danger", text: failureText(thrown) }),
    );
  return {
    change: ({ _id, name }: MemberReply, body: { role?: PortalRole; status?: "active" | "blocked" }) =>
      withToast(change.mutateAsync({ params: { _id }, body }), t("members.changed", { name })),
    invite: ({ _id, name }: MemberReply) =>
      withToast(invite.mutateAsync({ params: { _id } }), t("members.invitedAgain", { name })),
  };
}

export type MemberActs = ReturnType<typeof useMemberActs>;

import { draftsRoute, duplicateDraftRoute } from "@pulau/contract/drafts.ts";
import type { DraftId } from "@pulau/domain/ids.ts";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useToast } from "../../../ui/toast.tsx";
import { useFailureText } from "../../../ui/use-failure-text.ts";

/** Makes a second draft with the same choices; it stands first in the list. */
export function useDraftCopy(): (_id: DraftId) => void {
  const { t } = useTranslation("drafts");
  const toast = useToast();
  const say = useFailureText();
  const send = useSend(duplicateDraftRoute, [draftsRoute.path]);
  return (_id) => {
    send.mutateAsync({ params: { _id } }).then(
      () => toast({ tone: "success", text: t("copied") }),
      (failure: unknown) => toast({ tone: "danger", text: say(failure) }),
    );
  };
}

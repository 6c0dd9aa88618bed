import { draftsRoute, duplicateDraftRoute } from "@pulau/contract/drafts.ts";
import type { DraftId } from "@pulau/domain/ids.ts";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useOutcomeToast } from "../../../ui/use-outcome-toast.ts";

/** Makes a second draft with the same choices; it stands first in the list. */
export function useDraftCopy(): (_id: DraftId) => void {
  const { t } = useTranslation("drafts");
  const withToast = useOutcomeToast();
  const send = useSend(duplicateDraftRoute, [draftsRoute.path]);
  return (_id) => {
    void withToast(send.mutateAsync({ params: { _id } }), t("copied"));
  };
}

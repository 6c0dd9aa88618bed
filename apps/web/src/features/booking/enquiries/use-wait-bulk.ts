import { useTranslation } from "../../../i18n/use-translation.ts";
import type { ListBulk } from "../../../listing/bulk-act.ts";
import { useBulkSend } from "../../../listing/use-bulk-send.ts";
import { IconUserMinus } from "../../../ui/icons/index.ts";
import { removeSeveralWaiting, type Waiting, waitingPaths } from "./calls.ts";

/** Taking several people off the list at once, where any can be. */
export function useWaitBulk(rows: readonly Waiting[]): ListBulk<Waiting> {
  const { t } = useTranslation("enquiries");
  const remove = useBulkSend<string>(removeSeveralWaiting, waitingPaths);
  return {
    nameOf: ({ name }) => name,
    acts: rows.some(({ canRemove }) => canRemove)
      ? [
          {
            key: "remove",
            text: t("wait.remove"),
            icon: IconUserMinus,
            danger: true,
            can: ({ canRemove }) => canRemove,
            run: (chosen) => remove(chosen, ({ _id }) => _id),
            confirm: (count) => ({ title: t("wait.removeSome", { count }), text: t("wait.removeText") }),
          },
        ]
      : [],
  };
}

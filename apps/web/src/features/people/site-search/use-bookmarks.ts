import { useQueryClient } from "@tanstack/react-query";
import { callQuery } from "../../../api/queries.ts";
import { useBackend, useCall, useSend, useSession } from "../../../api/use-call.ts";
import { useFailureToast } from "../../../ui/use-outcome-toast.ts";
import { type Bookmark, bookmarks, type Suggestion, updateBookmarks } from "./calls.ts";

const nothing: readonly Bookmark[] = [];

/** What the member keeps, and how a star is pressed; for who is not logged in there is nothing to keep. */
export function useBookmarks() {
  const isMember = useSession() !== null;
  const { call } = useBackend();
  const queries = useQueryClient();
  const { data, isPending, error, refetch } = useCall(bookmarks, {}, { enabled: isMember });
  const update = useSend(updateBookmarks);
  const showFailure = useFailureToast();
  const all = data?.searchResult ?? nothing;
  const isKept = ({ target }: Pick<Suggestion, "target">) =>
    all.some((bookmark) => bookmark.target === target);
  const toggle = async ({ target }: Pick<Suggestion, "target">) => {
    const body = { obj: { target, starred: !isKept({ target }) } };
    try {
      queries.setQueryData(callQuery(call, bookmarks, {}).queryKey, await update.mutateAsync({ body }));
    } catch (thrown) {
      showFailure(thrown);
    }
  };
  return { isMember, all, isKept, toggle, busy: update.isPending, isPending, error, refetch };
}
export type Bookmarks = ReturnType<typeof useBookmarks>;

import { useSession } from "../../api/use-call.ts";
import { useFailureToast } from "../../ui/use-outcome-toast.ts";

type Bookmark = { readonly target: string; readonly starred: boolean };
type Read<B> = {
  readonly data: { readonly searchResult: readonly B[] } | undefined;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
};
type Update = {
  readonly isPending: boolean;
  readonly mutateAsync: (sent: { body: { obj: { target: string; starred: boolean } } }) => Promise<unknown>;
};

/** What somebody keeps, and how a star is pressed; for who is not logged in there is nothing to keep. */
export function useBookmarks<B extends Bookmark>(read: Read<B>, update: Update) {
  const isMember = useSession() !== null;
  const showFailure = useFailureToast();
  const { data, isPending, error, refetch } = read;
  const all: readonly B[] = data?.searchResult ?? [];
  const isKept = (target: string) => all.some((bookmark) => bookmark.target === target);
  const toggle = (target: string) =>
    update.mutateAsync({ body: { obj: { target, starred: !isKept(target) } } }).catch(showFailure);
  return { isMember, all, isKept, toggle, busy: update.isPending, isPending, error, refetch };
}
/** What the dialog needs to know of them, whatever they lead to. */
export type Bookmarks = Omit<ReturnType<typeof useBookmarks<Bookmark>>, "all">;

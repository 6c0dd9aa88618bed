import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconSearch } from "../../ui/icons/index.ts";
import { ErrorState } from "../../ui/states.tsx";
import { VisuallyHidden } from "../../ui/surfaces.tsx";
import { Skeleton } from "../../ui/waiting.tsx";
import { PlaceList, type ShownPlace } from "./place-list.tsx";
import styles from "./search.module.css";
import type { Bookmarks } from "./use-bookmarks.ts";

export type FoundGroup = {
  readonly key: string;
  readonly title: string;
  readonly places: readonly ShownPlace[];
};
type SearchResult = {
  readonly groups: readonly FoundGroup[];
  readonly isSearching: boolean;
  readonly error: Error | null;
  readonly retry: () => Promise<unknown>;
};
type KeptPlace = ShownPlace & { readonly starred: boolean };

type Props = {
  typed: string;
  onType: (typed: string) => void;
  /** What can be searched for. */
  placeholder: string;
  found: SearchResult;
  bookmarks: Bookmarks;
  kept: readonly KeptPlace[];
  /** Stands above the bookmarks while nothing is typed. */
  first?: ReactNode;
  onClose: () => void;
};

/**
 * The arrows go from the field to what was found and from one to the next; Enter in the field takes the first, and waits
 * for it while it is looked for.
 */
function useArrows(isSearching: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const [isAwaited, setIsAwaited] = useState(false);
  const allFound = () => [...(list.current?.querySelectorAll<HTMLElement>("[data-found]") ?? [])];
  useEffect(() => {
    if (!isAwaited || isSearching) return;
    setIsAwaited(false);
    list.current?.querySelector<HTMLElement>("[data-found]")?.click();
  }, [isAwaited, isSearching]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // While Chinese is typed, Enter and the arrows choose among its characters.
    if (event.nativeEvent.isComposing) return;
    const found = allFound();
    const field = list.current?.querySelector("input");
    const at = found.indexOf(document.activeElement as HTMLElement);
    if (event.key === "Enter" && document.activeElement === field) setIsAwaited(true);
    else if (event.key === "ArrowDown") (found[at + 1] ?? found[0])?.focus();
    else if (event.key === "ArrowUp") (at <= 0 ? field : found[at - 1])?.focus();
    else return;
    event.preventDefault();
  };
  return { list, onKeyDown, stopWaiting: () => setIsAwaited(false) };
}

/** The starred, and who waits for a place among them. */
function Kept({ kept, bookmarks, onClose }: Pick<Props, "kept" | "bookmarks" | "onClose">) {
  const { t } = useTranslation("site-search");
  const { isMember, isPending, error, refetch } = bookmarks;
  if (!isMember) return <p className="hint">{t("forGuests")}</p>;
  if (error) return <ErrorState error={error} retry={() => void refetch()} />;
  if (isPending) return <Skeleton height={132} />;
  if (kept.length === 0) return <p className="hint">{t("noneKept")}</p>;
  const [starred, waiting] = [kept.filter((place) => place.starred), kept.filter((place) => !place.starred)];
  const given = { bookmarks, onChoose: onClose };
  return (
    <>
      <PlaceList title={t("starred")} places={starred} {...given} />
      {waiting.length > 0 && (
        <PlaceList title={t("waiting")} hint={t("waitingHint")} places={waiting} {...given} />
      )}
    </>
  );
}

function FoundLists({ typed, found, bookmarks, onClose }: Omit<Props, "kept">) {
  const { t } = useTranslation("site-search");
  const { groups, isSearching, error, retry } = found;
  const count = groups.reduce((sum, { places }) => sum + places.length, 0);
  if (error) return <ErrorState error={error} retry={() => void retry()} />;
  return (
    <>
      {groups.map(({ key, title, places }) => (
        <PlaceList key={key} title={title} places={places} bookmarks={bookmarks} onChoose={onClose} />
      ))}
      {count === 0 &&
        (isSearching ? <Skeleton height={132} /> : <p>{t("nothing", { typed: typed.trim() })}</p>)}
      <VisuallyHidden>
        <span role="status">{isSearching ? "" : t("count", { count })}</span>
      </VisuallyHidden>
    </>
  );
}

/** A search over everything that somebody can open, in groups; with nothing typed their bookmarks. */
export function SearchDialog(props: Props) {
  const { typed, onType, placeholder, found, first, onClose } = props;
  const { t } = useTranslation("site-search");
  const { list, onKeyDown, stopWaiting } = useArrows(found.isSearching);
  return (
    <Dialog open onClose={onClose} unsaved={false} title={t("title")}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows only move the focus among its links */}
      <div ref={list} className={styles.search} onKeyDown={onKeyDown}>
        <search className={styles.field}>
          <Icon of={IconSearch} size="s" />
          <input
            type="search"
            data-first=""
            value={typed}
            maxLength={80}
            enterKeyHint="go"
            autoComplete="off"
            placeholder={placeholder}
            aria-label={placeholder}
            onChange={(event) => {
              stopWaiting();
              onType(event.target.value);
            }}
          />
        </search>
        {typed.trim() === "" ? (
          <>
            {first}
            <Kept {...props} />
          </>
        ) : (
          <FoundLists {...props} />
        )}
      </div>
    </Dialog>
  );
}

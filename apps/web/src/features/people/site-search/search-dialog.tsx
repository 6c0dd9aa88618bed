import { type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconSearch } from "../../../ui/icons/index.ts";
import { ErrorState } from "../../../ui/states.tsx";
import { VisuallyHidden } from "../../../ui/surfaces.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { Skeleton } from "../../../ui/waiting.tsx";
import { PlaceList } from "./place-list.tsx";
import styles from "./site-search.module.css";
import { type Bookmarks, useBookmarks } from "./use-bookmarks.ts";
import { useFound } from "./use-found.ts";

type Props = { onClose: () => void };
type PartProps = { bookmarks: Bookmarks; onChoose: () => void };

/** The arrows go from the field to what was found and from one to the next; Enter in the field takes the first. */
function useArrows() {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // While Chinese is typed, Enter and the arrows choose among its characters.
    if (event.nativeEvent.isComposing) return;
    const found = [...(list.current?.querySelectorAll<HTMLElement>("[data-found]") ?? [])];
    const field = list.current?.querySelector("input");
    const at = found.indexOf(document.activeElement as HTMLElement);
    if (event.key === "Enter" && document.activeElement === field) found[0]?.click();
    else if (event.key === "ArrowDown") (found[at + 1] ?? found[0])?.focus();
    else if (event.key === "ArrowUp") (at <= 0 ? field : found[at - 1])?.focus();
    else return;
    event.preventDefault();
  };
  return { list, onKeyDown };
}

/** The starred, and who waits for a place among them. */
function Kept({ bookmarks, onChoose }: PartProps) {
  const { t } = useTranslation("site-search");
  const { isMember, all, isPending, error, refetch } = bookmarks;
  if (!isMember) return <p className="hint">{t("forGuests")}</p>;
  if (error) return <ErrorState error={error} retry={() => void refetch()} />;
  if (isPending) return <Skeleton height={132} />;
  if (all.length === 0) return <p className="hint">{t("noneKept")}</p>;
  const [starred, waiting] = [all.filter((place) => place.starred), all.filter((place) => !place.starred)];
  return (
    <>
      <PlaceList title={t("starred")} places={starred} bookmarks={bookmarks} onChoose={onChoose} />
      {waiting.length > 0 && (
        <PlaceList
          title={t("waiting")}
          hint={t("waitingHint")}
          places={waiting}
          bookmarks={bookmarks}
          onChoose={onChoose}
        />
      )}
    </>
  );
}

function Found({ typed, bookmarks, onChoose }: PartProps & { typed: string }) {
  const { t } = useTranslation("site-search");
  const { say } = useLanguage();
  const { groups, isSearching, error, retry } = useFound(typed);
  const count = groups.reduce((sum, { data }) => sum + data.length, 0);
  if (error) return <ErrorState error={error} retry={() => void retry()} />;
  return (
    <>
      {groups.map(({ group, groupTitle, data }) => (
        <PlaceList
          key={group}
          title={say(groupTitle)}
          places={data}
          bookmarks={bookmarks}
          onChoose={onChoose}
        />
      ))}
      {count === 0 &&
        (isSearching ? <Skeleton height={132} /> : <p>{t("nothing", { typed: typed.trim() })}</p>)}
      <VisuallyHidden>
        <span role="status">{isSearching ? "" : t("count", { count })}</span>
      </VisuallyHidden>
    </>
  );
}

/** The portal's search over everything: pages, one's bookings, packages and texts; with nothing typed one's bookmarks. */
export default function SearchDialog({ onClose }: Props) {
  const { t } = useTranslation("site-search");
  const [typed, setTyped] = useState("");
  const bookmarks = useBookmarks();
  const { list, onKeyDown } = useArrows();
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
            placeholder={t("placeholder")}
            aria-label={t("placeholder")}
            onChange={(event) => setTyped(event.target.value)}
          />
        </search>
        {typed.trim() === "" ? (
          <Kept bookmarks={bookmarks} onChoose={onClose} />
        ) : (
          <Found typed={typed} bookmarks={bookmarks} onChoose={onClose} />
        )}
      </div>
    </Dialog>
  );
}

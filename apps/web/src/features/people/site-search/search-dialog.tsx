import { useState } from "react";
import { useCall, useSend, useSession } from "../../../api/use-call.ts";
import type { ShownPlace } from "../../../business/search/place-list.tsx";
import { SearchDialog } from "../../../business/search/search-dialog.tsx";
import { useBookmarks } from "../../../business/search/use-bookmarks.ts";
import { foundBy, useTypedPause } from "../../../business/search/use-found.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { IconShape } from "../../../ui/icon.tsx";
import { IconBeach, IconCalendarEvent, IconChevronRight, IconFileText } from "../../../ui/icons/index.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { bookmarks as bookmarksFace, mainSearch, type Suggestion, updateBookmarks } from "./calls.ts";

const icons: Readonly<Record<Suggestion["icon"], IconShape>> = {
  page: IconChevronRight,
  booking: IconCalendarEvent,
  package: IconBeach,
  text: IconFileText,
};

/** The portal's search over everything: pages, one's bookings, packages and texts; with nothing typed one's bookmarks. */
export default function SiteSearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("site-search");
  const { say } = useLanguage();
  const [typed, setTyped] = useState("");
  const search = useTypedPause(typed);
  const answer = useCall(mainSearch, { query: { search } }, { enabled: search !== "", keepPrevious: true });
  const read = useCall(bookmarksFace, {}, { enabled: useSession() !== null });
  const { all, ...bookmarks } = useBookmarks(read, useSend(updateBookmarks, [bookmarksFace.path]));
  const shown = <S extends Suggestion>({
    title,
    icon,
    ...place
  }: S): Omit<S, "title" | "icon"> & ShownPlace => ({
    ...place,
    title: say(title),
    icon: icons[icon],
    flips: icon === "page",
  });
  const { groups, ...found } = foundBy(typed, search, answer);
  return (
    <SearchDialog
      typed={typed}
      onType={setTyped}
      placeholder={t("placeholder")}
      found={{
        ...found,
        groups: groups.map(({ group, groupTitle, data }) => ({
          key: group,
          title: say(groupTitle),
          places: data.map(shown),
        })),
      }}
      bookmarks={bookmarks}
      kept={all.map(shown)}
      onClose={onClose}
    />
  );
}

import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { IconButton } from "../../../ui/button.tsx";
import { Icon, type IconShape } from "../../../ui/icon.tsx";
import {
  IconBeach,
  IconCalendarEvent,
  IconChevronRight,
  IconFileText,
  IconStar,
  IconStarFilled,
} from "../../../ui/icons/index.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import type { Suggestion } from "./calls.ts";
import styles from "./site-search.module.css";
import type { Bookmarks } from "./use-bookmarks.ts";

const icons: Readonly<Record<Suggestion["icon"], IconShape>> = {
  page: IconChevronRight,
  booking: IconCalendarEvent,
  package: IconBeach,
  text: IconFileText,
};

type Props = {
  title: string;
  /** What is said below the heading. */
  hint?: string;
  places: readonly Suggestion[];
  bookmarks: Bookmarks;
  onChoose: () => void;
};

/** Links to what was found or kept, under a heading, each with its star. */
export function PlaceList({ title, hint, places, bookmarks, onChoose }: Props) {
  const { t } = useTranslation("site-search");
  const { say } = useLanguage();
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      {hint && <p className="hint">{hint}</p>}
      <ul>
        {places.map((place) => {
          const [path = "/", hash] = place.link.split("#");
          const name = say(place.title);
          const isKept = bookmarks.isKept(place);
          return (
            <li key={place.target}>
              <Link to={path} {...(hash && { hash })} data-found="" onClick={onChoose}>
                <Icon of={icons[place.icon]} size="s" flips={place.icon === "page"} />
                <bdi>{name}</bdi>
              </Link>
              {bookmarks.isMember && (
                <IconButton
                  icon={isKept ? IconStarFilled : IconStar}
                  label={t(isKept ? "unstar" : "star", { name })}
                  aria-pressed={isKept}
                  className={isKept ? styles.kept : undefined}
                  disabled={bookmarks.busy}
                  onClick={() => void bookmarks.toggle(place)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

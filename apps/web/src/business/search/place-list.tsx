import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../i18n/use-translation.ts";
import { IconButton } from "../../ui/button.tsx";
import { Icon, type IconShape } from "../../ui/icon.tsx";
import { IconStar, IconStarFilled } from "../../ui/icons/index.ts";
import { partsOfLink } from "../parts-of-link.ts";
import styles from "./search.module.css";
import type { Bookmarks } from "./use-bookmarks.ts";

/** Something that is found or kept, as it is drawn. */
export type ShownPlace = {
  /** By which it is kept; null of what nobody keeps. */
  readonly target: string | null;
  readonly title: string;
  readonly note?: string;
  readonly link: string;
  readonly icon: IconShape;
  /** The icon points on, and so the other way from right to left. */
  readonly flips?: boolean;
};

type Props = {
  title: string;
  /** What is said below the heading. */
  hint?: string;
  places: readonly ShownPlace[];
  bookmarks: Bookmarks;
  onChoose: () => void;
};

/** Links to what was found or kept, under a heading, each with its star. */
export function PlaceList({ title, hint, places, bookmarks, onChoose }: Props) {
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      {hint && <p className="hint">{hint}</p>}
      <ul>
        {places.map((place) => {
          const { target, title: name, note, link, icon, flips = false } = place;
          return (
            <li key={target ?? link}>
              <Link {...partsOfLink(link)} data-found="" onClick={onChoose}>
                <Icon of={icon} size="s" flips={flips} />
                <span>
                  <bdi>{name}</bdi>
                  {note && <small className="muted">{note}</small>}
                </span>
              </Link>
              {bookmarks.isMember && target !== null && (
                <Star target={target} name={name} bookmarks={bookmarks} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Star({ target, name, bookmarks }: { target: string; name: string; bookmarks: Bookmarks }) {
  const { t } = useTranslation("site-search");
  const isKept = bookmarks.isKept(target);
  return (
    <IconButton
      icon={isKept ? IconStarFilled : IconStar}
      label={t(isKept ? "unstar" : "star", { name })}
      aria-pressed={isKept}
      className={isKept ? styles.kept : undefined}
      disabled={bookmarks.busy}
      onClick={() => void bookmarks.toggle(target)}
    />
  );
}

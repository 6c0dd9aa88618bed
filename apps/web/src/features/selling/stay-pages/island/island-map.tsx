import type { IconShape } from "../../../../ui/icon.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import {
  IconBeach,
  IconBed,
  IconEye,
  IconFerry,
  IconKey,
  IconLeaf,
  IconMapPin,
  IconRipple,
  IconScubaMask,
  IconToolsKitchen2,
} from "../../../../ui/icons/index.ts";
import { Picture } from "../../../../ui/picture.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import styles from "./island.module.css";
import type { IslandPlace } from "./places-of.ts";

export const placeIcons: Readonly<Record<IslandPlace["kind"], IconShape>> = {
  rooms: IconBed,
  jetty: IconFerry,
  reception: IconKey,
  dining: IconToolsKitchen2,
  diving: IconScubaMask,
  reef: IconRipple,
  beach: IconBeach,
  trail: IconLeaf,
  lookout: IconEye,
  other: IconMapPin,
};

type Props = {
  /** A drawing's name or a picture's address. */
  map: string;
  places: readonly IslandPlace[];
  /** Places that are marked. */
  chosen: readonly string[];
  /** Missing: it is only looked at. */
  onChoose?: (key: string) => void;
  /** The picture that the page is about. */
  first?: boolean;
};

/**
 * The map with a mark for each place. North stays up and west on the left, also from right to left. What it says stands in a
 * list beside it too: on a narrow page marks are points, and the list is what is pressed.
 */
export function IslandMap({ map, places, chosen, onChoose, first = false }: Props) {
  const { say } = useLanguage();
  return (
    <div className={styles.map} dir="ltr">
      <Picture name={map} sizes="(min-width: 1280px) 1224px, 100vw" first={first} />
      {places.map(({ key, kind, name, at }) => {
        if (at === null) return null;
        const look = {
          className: styles.mark,
          style: { insetInlineStart: `${at.x / 10}%`, insetBlockStart: `${at.y / 10}%` },
          "data-chosen": chosen.includes(key) || undefined,
        };
        const label = (
          <>
            <Icon of={placeIcons[kind]} size="s" />
            <span dir="auto">{say(name)}</span>
          </>
        );
        return onChoose ? (
          <button
            key={key}
            type="button"
            {...look}
            aria-pressed={chosen.includes(key)}
            onClick={() => onChoose(key)}
          >
            {label}
          </button>
        ) : (
          <span key={key} {...look}>
            {label}
          </span>
        );
      })}
    </div>
  );
}

import type { KeyboardEvent } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { IconButton } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { IconChevronLeft, IconChevronRight } from "../../../../ui/icons/index.ts";
import { Picture } from "../../../../ui/picture.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import styles from "./gallery.module.css";
import type { ShownPicture } from "./gallery.tsx";

type Props = {
  pictures: readonly ShownPicture[];
  /** Whose pictures they are. */
  name: string;
  at: number;
  onMove: (at: number) => void;
  onClose: () => void;
};

/** One picture at a time, large; arrow keys and buttons lead round. */
export default function Viewer({ pictures, name, at, onMove, onClose }: Props) {
  const { t } = useTranslation("stay-pages");
  const { say } = useLanguage();
  const count = pictures.length;
  const shown = pictures[at];
  if (shown === undefined) return null;
  const text = say(shown.alt) || name;
  const turn = (by: 1 | -1) => onMove((at + by + count) % count);
  const byKey = (event: KeyboardEvent<HTMLElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    turn(event.key === forward ? 1 : -1);
  };
  return (
    <Dialog open onClose={onClose} unsaved={false} size="wide" title={name}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a second way to its buttons */}
      <div className={styles.viewer} onKeyDown={byKey}>
        <Picture
          key={shown.picture}
          name={shown.picture}
          alt={text}
          sizes="(min-width: 900px) 860px, 100vw"
          first
        />
        <p role="status">
          <b>{t("gallery.place", { number: at + 1, count })}</b> <span className="muted">{text}</span>
        </p>
        {count > 1 && (
          <div className={styles.turns}>
            <IconButton
              icon={IconChevronLeft}
              flips
              bordered
              label={t("gallery.before")}
              onClick={() => turn(-1)}
            />
            <IconButton
              icon={IconChevronRight}
              flips
              bordered
              label={t("gallery.next")}
              data-first=""
              onClick={() => turn(1)}
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}

import { useState } from "react";
import type { Phrase } from "../../../../i18n/language.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { IconPhoto } from "../../../../ui/icons/index.ts";
import { onDemand } from "../../../../ui/on-demand.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { coverSizes } from "./cover.ts";
import styles from "./gallery.module.css";

export type ShownPicture = { readonly picture: string; readonly alt: Phrase };

const Viewer = onDemand(() => import("./viewer.tsx"), "stay-pages");

const layouts = ["one", "one", "two", "three", "four", "five"] as const;

/** Pictures that stand beside the first. */
const beside = 4;

/** The pictures of a package or a room: the first large, up to four beside it, all of them one by one when pressed. */
export function Gallery({ pictures, name }: { pictures: readonly ShownPicture[]; name: string }) {
  const { t } = useTranslation("stay-pages");
  const { say } = useLanguage();
  const [open, setOpen] = useState<number | null>(null);
  const shown = pictures.slice(0, beside + 1);
  return (
    <div className={classNames(styles.gallery, styles[layouts[shown.length] ?? "five"])}>
      {shown.map(({ picture, alt }, at) => (
        <button
          type="button"
          key={picture}
          className={styles.shot}
          aria-label={t("gallery.open", { number: at + 1, count: pictures.length, what: say(alt) || name })}
          onClick={() => setOpen(at)}
        >
          <Picture
            name={picture}
            sizes={at === 0 ? coverSizes : "(min-width: 760px) 25vw, 50vw"}
            first={at === 0}
          />
        </button>
      ))}
      {pictures.length > 1 && (
        <div className={styles.all}>
          <Button kind="outline" size="small" icon={IconPhoto} onClick={() => setOpen(0)}>
            {t("gallery.all", { count: pictures.length })}
          </Button>
        </div>
      )}
      {open !== null && (
        <Viewer pictures={pictures} name={name} at={open} onMove={setOpen} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}

import { useEffect, useState } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { IconButton } from "../ui/button.tsx";
import { IconArrowUp } from "../ui/icons/index.ts";
import { useLook } from "./look-store.ts";
import styles from "./shell.module.css";

/** Pixels of scrolling after which each thing shows. */
const after = { scrolling: 50, menuShadow: 100, toTop: 160 };

/** Marks `<html>` while the page is scrolled, for the shadows of navbar and menu. */
const mark = (top: number) => {
  const { dataset } = document.documentElement;
  if (top >= after.menuShadow) dataset.scrolled = "far";
  else if (top >= after.scrolling) dataset.scrolled = "near";
  else delete dataset.scrolled;
};

export function ToTop() {
  const { t } = useTranslation("shell");
  const { look } = useLook();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = () => {
      mark(window.scrollY);
      setShown(window.scrollY > after.toTop);
    };
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, []);
  if (!shown || look.hideToTop) return null;
  return (
    <IconButton
      icon={IconArrowUp}
      bordered
      label={t("toTop")}
      className={styles.toTop}
      onClick={() => {
        scrollTo({ top: 0, behavior: "smooth" });
        document.getElementById("main")?.focus({ preventScroll: true });
      }}
    />
  );
}

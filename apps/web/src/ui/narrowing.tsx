import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./button.tsx";
import { CountBadge } from "./chip.tsx";
import styles from "./narrowing.module.css";

/**
 * What narrows a list: the search and the fields that belong to it. On a phone the fields wait behind a button, so that
 * the list is what one sees first; the button tells how many of them narrow it.
 */
export function Narrowing({
  search,
  chosen,
  children,
}: {
  search: ReactNode;
  /** What each field has been set to, in any order; an empty one narrows nothing. */
  chosen: readonly (string | undefined)[];
  /** The fields. */
  children: ReactNode;
}) {
  const { t } = useTranslation("ui");
  const [open, setOpen] = useState(false);
  const id = useId();
  const count = chosen.filter(Boolean).length;
  return (
    <div className={styles.narrowing} data-open={open}>
      {search}
      <span className={styles.more}>
        <Button
          kind="outline"
          icon={IconAdjustmentsHorizontal}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {t("narrow")}
          {count > 0 && <CountBadge count={count} />}
        </Button>
      </span>
      <div className={styles.fields} id={id}>
        {children}
      </div>
    </div>
  );
}

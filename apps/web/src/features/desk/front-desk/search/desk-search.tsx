import { useCallback, useState } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useSearchKey } from "../../../../shell/use-search-key.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { IconSearch } from "../../../../ui/icons/index.ts";
import { onDemand } from "../../../../ui/on-demand.tsx";
import keys from "../keys/keys.module.css";
import styles from "./desk-search.module.css";
import type { DeskSearchDialogProps } from "./desk-search-dialog.tsx";

const SearchDialog = onDemand<DeskSearchDialogProps>(
  () => import("./desk-search-dialog.tsx"),
  "site-search",
  "staff",
);

/** The bar's search: bookings, and every record, page and setting by its name; with nothing typed one's bookmarks. */
export function DeskSearch(props: Omit<DeskSearchDialogProps, "onClose">) {
  const { t } = useTranslation("staff");
  const [open, setOpen] = useState(false);
  const show = useCallback(() => setOpen(true), []);
  useSearchKey(show);
  return (
    <search className={styles.search}>
      <button type="button" data-desk-search="" aria-label={t("search.label")} onClick={show}>
        <Icon of={IconSearch} size="s" />
        <span>{t("search.label")}</span>
      </button>
      <kbd className={keys.key}>/</kbd>
      {open && <SearchDialog {...props} onClose={() => setOpen(false)} />}
    </search>
  );
}

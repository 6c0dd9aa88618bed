import { useCallback, useState } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useSearchKey } from "../../shell/use-search-key.ts";
import { IconButton } from "../../ui/button.tsx";
import { IconSearch } from "../../ui/icons/index.ts";
import { onDemand } from "../../ui/on-demand.tsx";

const SearchDialog = onDemand(
  () => import("../../features/people/site-search/search-dialog.tsx"),
  "site-search",
);

/** Opens the portal's search, by its button or Ctrl K; it is loaded when it first opens. */
export function SiteSearch() {
  const { t } = useTranslation("shell");
  const [open, setOpen] = useState(false);
  const show = useCallback(() => setOpen(true), []);
  useSearchKey(show);
  return (
    <>
      <IconButton icon={IconSearch} label={t("search")} onClick={show} />
      {open && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}

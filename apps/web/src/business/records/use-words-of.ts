import { useTranslation } from "react-i18next";
import type en from "../../i18n/en/records.ts";
import type { ListFilter } from "../../listing/filter.ts";

/** What the page of a list is called, and what it says. */
export function useWordsOf(list: keyof typeof en.lists) {
  const { t } = useTranslation("records");
  return {
    title: t(`lists.${list}.title`),
    lead: t(`lists.${list}.lead`),
    add: t(`lists.${list}.add`),
    search: t(`lists.${list}.search`),
    empty: t(`lists.${list}.empty`),
    emptyText: t(`lists.${list}.emptyText`),
  };
}

/** In use, or taken out of use. */
export function useActiveFilter(): readonly ListFilter[] {
  const { t } = useTranslation("records");
  return [
    {
      ...{ key: "active", kind: "choice", label: t("columns.status"), any: t("any") },
      choices: [
        { value: "true", text: t("active") },
        { value: "false", text: t("inactive") },
      ],
    },
  ];
}

import type en from "../../i18n/en/staff/records.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import type { ListFilter } from "../../listing/filter.ts";
import { type Choices, choiceFilter } from "../../listing/filters.ts";
import type { Usage } from "../use-usage-text.ts";

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
      key: "active",
      kind: "choice",
      label: t("columns.status"),
      any: t("any"),
      choices: [
        { value: "true", text: t("active") },
        { value: "false", text: t("inactive") },
      ],
    },
  ];
}

/** One of some, where any will do. */
export function useChoiceFilter() {
  const any = useTranslation("records").t("any");
  return <const V extends string>(key: string, label: string, ...of: Choices<V>): ListFilter =>
    choiceFilter(key, label, any, ...of);
}

/** By what a record is used, the first that does; null where nothing does. */
export function useUses(): (counts: Partial<Record<Usage, number>>) => string | null {
  const { t } = useTranslation("errors");
  return (counts) => {
    const used = Object.entries(counts).find(([, count]) => count > 0);
    return used ? t(`uses.${used[0] as Usage}`, { count: used[1] }) : null;
  };
}

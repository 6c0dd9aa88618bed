import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../ui/states.tsx";

/** An empty list: because of what is searched for, or because there is nothing yet. */
export function Nothing({ searched, none, noneText }: { searched: boolean; none: string; noneText: string }) {
  const { t } = useTranslation("enquiries");
  return (
    <EmptyState
      picture={searched ? "jungle-trail" : "boat-at-jetty"}
      title={searched ? t("list.nothing") : none}
    >
      {searched ? t("list.nothingText") : noneText}
    </EmptyState>
  );
}

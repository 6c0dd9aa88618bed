import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";

type Reply = { data: { total: number } | undefined; error: unknown; refetch: () => unknown };

/** The list while it loads, when it fails, when it is empty, and as it is. */
export function ListStates({
  reply: { data, error, refetch },
  searched,
  children,
}: {
  reply: Reply;
  searched: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation("books");
  if (data === undefined && error) return <ErrorState error={error} retry={() => void refetch()} />;
  if (data === undefined) {
    return (
      <Waiting what={t("waiting")}>
        <Skeleton height={360} radius={12} />
      </Waiting>
    );
  }
  if (data.total > 0) return children;
  return (
    <EmptyState
      picture={searched ? "jungle-trail" : "boat-at-jetty"}
      title={t(searched ? "nothing" : "none")}
    >
      {t(searched ? "nothingText" : "noneText")}
    </EmptyState>
  );
}

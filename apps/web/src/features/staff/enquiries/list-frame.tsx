import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import styles from "./enquiries.module.css";

type Reply = {
  data: { total: number } | undefined;
  error: unknown;
  isPlaceholderData: boolean;
  refetch: () => unknown;
};

/** A list while it loads, when it fails, when it is empty, and as it is. */
export function ListFrame({
  reply,
  waiting,
  searched,
  none,
  noneText,
  children,
}: {
  reply: Reply;
  waiting: string;
  searched: boolean;
  none: string;
  noneText: string;
  children: ReactNode;
}) {
  const { t } = useTranslation("enquiries");
  const { data, error, isPlaceholderData, refetch } = reply;
  if (data === undefined) {
    if (error) return <ErrorState error={error} retry={() => void refetch()} />;
    return (
      <Waiting what={waiting}>
        <Skeleton height={420} radius={12} />
      </Waiting>
    );
  }
  if (data.total === 0) {
    return searched ? (
      <EmptyState picture="jungle-trail" title={t("list.nothing")}>
        {t("list.nothingText")}
      </EmptyState>
    ) : (
      <EmptyState picture="boat-at-jetty" title={none}>
        {noneText}
      </EmptyState>
    );
  }
  return (
    <div aria-busy={isPlaceholderData || undefined} className={isPlaceholderData ? styles.stale : undefined}>
      {children}
    </div>
  );
}

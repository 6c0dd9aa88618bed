import type { ReactNode } from "react";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import styles from "./ahead.module.css";

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
  empty,
  children,
}: {
  reply: Reply;
  waiting: string;
  empty: { title: string; text: string };
  children: ReactNode;
}) {
  const { data, error, isPlaceholderData, refetch } = reply;
  if (data === undefined) {
    if (error) return <ErrorState error={error} retry={() => void refetch()} />;
    return (
      <Waiting what={waiting}>
        <Skeleton height={380} radius={12} />
      </Waiting>
    );
  }
  if (data.total === 0) {
    return (
      <EmptyState picture="boat-at-jetty" title={empty.title}>
        {empty.text}
      </EmptyState>
    );
  }
  return (
    <div aria-busy={isPlaceholderData || undefined} className={isPlaceholderData ? styles.stale : undefined}>
      {children}
    </div>
  );
}

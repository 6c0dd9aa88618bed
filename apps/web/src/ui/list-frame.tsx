import type { ReactNode } from "react";
import styles from "./list-frame.module.css";
import { ErrorState } from "./states.tsx";
import { Skeleton, Waiting } from "./waiting.tsx";

type Reply<D> = {
  readonly data: D | undefined;
  readonly error: unknown;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
};

/** A list while it loads, when it fails, when it is empty, and as it is; faded while the next page is on its way. */
export function ListFrame<D extends { readonly total: number }>({
  reply: { data, error, isPlaceholderData, refetch },
  waiting,
  empty,
  children,
}: {
  reply: Reply<D>;
  /** What is waited for, for who can't see the shapes. */
  waiting: string;
  empty: ReactNode;
  children: (data: D) => ReactNode;
}) {
  if (data === undefined) {
    if (error) return <ErrorState error={error} retry={() => void refetch()} />;
    return (
      <Waiting what={waiting}>
        <Skeleton height={420} radius={12} />
      </Waiting>
    );
  }
  if (data.total === 0) return empty;
  return (
    <div aria-busy={isPlaceholderData || undefined} className={isPlaceholderData ? styles.stale : undefined}>
      {children(data)}
    </div>
  );
}

/** What a list's rows add up to, and at its end an act such as the list as a file. */
export const ListSums = ({ children }: { children: ReactNode }) => <p className={styles.sums}>{children}</p>;

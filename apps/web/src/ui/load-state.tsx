import type { ReactNode } from "react";
import { ErrorState } from "./states.tsx";
import { Waiting } from "./waiting.tsx";

type Props = {
  /** Why it did not come; null while it is on its way. */
  error: unknown;
  retry: () => unknown;
  /** What is waited for, for who can't see its shape. */
  what: string;
  /** The shape of what comes. */
  children: ReactNode;
};

/** In the place of what is loaded, until it is there. */
export const LoadState = ({ error, retry, what, children }: Props) =>
  error ? <ErrorState error={error} retry={() => void retry()} /> : <Waiting what={what}>{children}</Waiting>;

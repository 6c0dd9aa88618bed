import type { ComponentProps, ReactNode } from "react";
import { isFailure } from "../api/call-failure.ts";
import { Button } from "../ui/button.tsx";
import { ErrorState } from "../ui/states.tsx";
import { Notice } from "../ui/surfaces.tsx";
import { Skeleton, Waiting } from "../ui/waiting.tsx";
import styles from "./cancel-frame.module.css";
import { AmountList } from "./price-lines.tsx";

/** What is paid, kept and given back, a line each; the last is what counts. */
export const RefundSums = ({ sums }: Pick<ComponentProps<typeof AmountList>, "sums">) => (
  <AmountList className={styles.sums} sums={sums} />
);

type Words = {
  /** While the refund is looked up, for who can't see the shape. */
  readonly quoting?: string;
  /** Another refund than the one on the page. */
  readonly changed?: string;
  readonly keep: string;
  readonly agree: string;
};

type Parts = {
  words: Words;
  /** Why the last press came to nothing. */
  failure: unknown;
  /** Why there is no quote; null while it is on its way. */
  error: unknown;
  retry?: () => unknown;
  busy: boolean;
  /** What the quote shows; null without one, and then there is nothing to agree to. */
  quote: ReactNode | null;
  /** Fields that stand whatever the quote is. */
  fields?: ReactNode;
  onAgree: () => unknown;
  onClose: () => void;
};

/** What a cancellation dialog holds: its quote, what changed since it was shown, and the two ways to leave. */
export function CancelFrame(parts: Parts) {
  const { words, failure, error, retry, busy, quote, fields, onAgree, onClose } = parts;
  const changed = isFailure(failure, "PRICE_CHANGED");
  return (
    <div className={styles.frame}>
      {changed && <Notice tone="warning">{words.changed}</Notice>}
      {failure !== null && !changed && <ErrorState error={failure} />}
      {quote ??
        (error ? (
          <ErrorState error={error} {...(retry && { retry: () => void retry() })} />
        ) : (
          <Waiting what={words.quoting ?? ""}>
            <Skeleton height={148} radius={10} />
          </Waiting>
        ))}
      {fields}
      <div className={styles.acts}>
        <Button kind="outline" onClick={onClose}>
          {words.keep}
        </Button>
        {quote !== null && (
          <Button kind="dangerFilled" busy={busy} onClick={() => void onAgree()}>
            {words.agree}
          </Button>
        )}
      </div>
    </div>
  );
}

import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { type ReactNode, useEffect, useState } from "react";
import { isFailure } from "../api/call-failure.ts";
import { Button } from "../ui/button.tsx";
import { Money } from "../ui/money-and-dates.tsx";
import { ErrorState } from "../ui/states.tsx";
import { Notice } from "../ui/surfaces.tsx";
import { Skeleton, Waiting } from "../ui/waiting.tsx";
import styles from "./cancel-frame.module.css";

/** What is paid, kept and given back, a line each; the last is what counts. */
export const RefundSums = ({ sums }: { sums: readonly (readonly [label: string, sen: Sen])[] }) => (
  <dl className={styles.sums}>
    {sums.map(([label, sen]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <Money sen={sen} />
        </dd>
      </div>
    ))}
  </dl>
);

type Words = {
  /** While the refund is looked up, for who can't see the shape. */
  readonly asking?: string;
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
          <Waiting what={words.asking ?? ""}>
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

type Quoted = {
  readonly data: { readonly refundSen: Sen } | undefined;
  readonly isFetching: boolean;
  readonly error: unknown;
  readonly refetch: (how?: { cancelRefetch: boolean }) => Promise<unknown>;
};

/**
 * The refund as it is now, and the agreement to exactly that amount: another one is shown before it counts. `send` cancels
 * and gives back what was refunded, in sen.
 */
export function useRefundAgreement<Q extends Quoted>(
  quote: Q,
  send: (agreedRefundSen: Sen) => Promise<number>,
  done: (refundSen: Sen, amount: string) => void,
) {
  const [failure, setFailure] = useState<unknown>(null);
  const { refetch } = quote;
  // What was remembered may be of another day, with another refund.
  useEffect(() => void refetch({ cancelRefetch: false }), [refetch]);
  const agree = async (agreedRefundSen: Sen): Promise<void> => {
    setFailure(null);
    try {
      const refundSen = await send(agreedRefundSen);
      done(refundSen, formatRinggit(refundSen));
    } catch (thrown) {
      setFailure(thrown);
      if (isFailure(thrown, "PRICE_CHANGED")) await refetch();
    }
  };
  const shown: Q["data"] = quote.isFetching ? undefined : quote.data;
  return { quote: shown, error: quote.error, retry: refetch, agree, failure };
}

import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { type ReactNode, useEffect, useState } from "react";
import { isFailure } from "../api/call-failure.ts";
import { useToast } from "../ui/toast.tsx";
import { CancelFrame, RefundSums } from "./cancel-frame.tsx";

type RefundQuote = {
  readonly paidSen: Sen;
  readonly keptSen: Sen;
  readonly refundSen: Sen;
  readonly to: "wallet" | "source" | "none";
};

type Quoted = {
  readonly data: RefundQuote | undefined;
  readonly isFetching: boolean;
  readonly error: unknown;
  readonly refetch: (how?: { cancelRefetch: boolean }) => Promise<unknown>;
};

/**
 * The refund as it is now, and the agreement to exactly that amount: another one is shown before it counts. `send` cancels
 * and gives back what was refunded, in sen.
 */
function useRefundAgreement(
  quote: Quoted,
  send: (agreedRefundSen: Sen) => Promise<Sen>,
  done: (refundSen: Sen) => void,
) {
  const [failure, setFailure] = useState<unknown>(null);
  const { refetch } = quote;
  // What was remembered may be of another day, with another refund.
  useEffect(() => void refetch({ cancelRefetch: false }), [refetch]);
  const agree = async (agreedRefundSen: Sen): Promise<void> => {
    setFailure(null);
    try {
      done(await send(agreedRefundSen));
    } catch (thrown) {
      setFailure(thrown);
      if (isFailure(thrown, "PRICE_CHANGED")) await refetch();
    }
  };
  const shown = quote.isFetching ? undefined : quote.data;
  return { quote: shown, error: quote.error, retry: refetch, agree, failure };
}

type Word =
  | ("quoting" | "changed" | "keep" | "paid" | "kept" | "back" | "lost" | `to.${RefundQuote["to"]}`)
  | ("agree" | "agreeNothing" | "done" | "doneNothing");

type Cancelling = {
  /** Words of who cancels, guest or staff; an `amount` is what comes back. */
  say: (word: Word, values: { amount: string }) => string;
  quote: Quoted;
  /** Cancels, and gives back what was refunded. */
  cancel: (agreedRefundSen: Sen) => Promise<Sen>;
  busy: boolean;
  /** How the quote comes about, before where its money goes. */
  reckoned?: ReactNode;
  fields?: ReactNode;
  onClose: () => void;
  /** After the dialog is closed. */
  onDone?: () => void;
};

/** What the dialog holds by which guests and staff cancel a booking once they have seen what comes back. */
export function CancelBooking({ say, quote, cancel, busy, reckoned, fields, onClose, onDone }: Cancelling) {
  const toast = useToast();
  const sayOf = (refundSen: Sen) => (word: Word) => say(word, { amount: formatRinggit(refundSen) });
  const { quote: quoted, ...agreement } = useRefundAgreement(quote, cancel, (refundSen) => {
    const text = sayOf(refundSen)(refundSen > 0 ? "done" : "doneNothing");
    toast({ tone: "success", text });
    onClose();
    onDone?.();
  });
  const refundSen = quoted?.refundSen ?? 0;
  const text = sayOf(refundSen);
  const words = {
    quoting: text("quoting"),
    changed: text("changed"),
    keep: text("keep"),
    agree: text(refundSen > 0 ? "agree" : "agreeNothing"),
  };
  return (
    <CancelFrame
      {...agreement}
      {...{ words, busy, fields, onClose }}
      quote={
        quoted ? (
          <>
            <RefundSums
              sums={[
                [text("paid"), quoted.paidSen],
                [text("kept"), quoted.keptSen],
                [text("back"), quoted.refundSen],
              ]}
            />
            <p>
              {reckoned}
              {text(`to.${quoted.to}`)}
            </p>
            <p className="muted">{text("lost")}</p>
          </>
        ) : null
      }
      onAgree={() => agreement.agree(refundSen)}
    />
  );
}

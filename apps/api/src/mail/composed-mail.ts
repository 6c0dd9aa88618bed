import type { Attachment, ReceiptsOf } from "./attach-receipts.ts";
import type { Frame, Letter } from "./letter.ts";

/** A letter with whom it goes to. */
export type ReadMail = {
  readonly to: string;
  readonly replyTo?: string | undefined;
  readonly letter: Letter;
  readonly frame: Frame;
  /** Whose receipts go with it. */
  readonly receipts?: ReceiptsOf | undefined;
  /** A receipt of the till. */
  readonly receipt?: Attachment | undefined;
  /** The booking on a sheet of its own. */
  readonly confirmation?: Attachment | undefined;
  /** The stay for the reader's own calendar. */
  readonly calendar?: Attachment | undefined;
};

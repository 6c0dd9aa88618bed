import {
  type Gateway,
  GatewayDown,
  type GatewayMessage,
  RefundRefused,
  type Session,
  UnknownPage,
} from "./port.ts";

/**
 * A gateway whose keys were replaced: what is new goes by the new ones; what was opened by those before is confirmed, closed
 * and paid back by whichever keys know of it. The new ones are tried first, since most replaced keys are of the same account.
 * Every call but a refund bears a repeat, so that one that the new keys leave open may be tried with the others.
 */
export function withEarlier(current: Gateway, earlier: readonly Gateway[]): Gateway {
  if (earlier.length === 0) return current;
  const all = [current, ...earlier];
  const read = (session: Session) =>
    firstOf(all, async (gateway) => {
      const message = await gateway.readSession(session);
      if (message === null) throw new StillOpen();
      return message;
    });
  return {
    ...current,
    readSession: (session) => read(session).catch(unlessOpen),
    endSession: (session) => endWith(all, session),
    // Who gave no clear no may have paid it back: nobody else is asked then, and the same keys are asked again later.
    refund: (refund) => firstOf(all, (gateway) => gateway.refund(refund), isRefused),
    readCallback(callback) {
      const known = all.map((gateway) => gateway.readCallback(callback)).filter((news) => news !== null);
      return known.find(({ message }) => message !== null) ?? known[0] ?? null;
    },
    ...(current.isSignedReturn && {
      isSignedReturn: (fields) => all.some((gateway) => gateway.isSignedReturn?.(fields)),
    }),
  };
}

/** A page that these keys know as open, or, where the gateway can't tell, do not know. */
class StillOpen extends GatewayDown {}

function unlessOpen(error: unknown): null {
  if (error instanceof StillOpen) return null;
  throw error;
}

/**
 * Closes a page by whichever keys know of it. All are asked first what became of it: a gateway that takes what it does not
 * know for unpaid would give a page up that was paid by keys which had no answer just now.
 */
async function endWith(all: readonly Gateway[], session: Session): Promise<GatewayMessage> {
  for (const gateway of all) {
    try {
      const message = await gateway.readSession(session);
      if (message !== null) return message;
    } catch (error) {
      if (!(error instanceof GatewayDown) || gateway.unknownIsUnpaid) throw error;
    }
  }
  return firstOf(all, (gateway) => gateway.endSession(session));
}

const isRefused = (error: unknown): boolean => error instanceof RefundRefused;
const hasNoAnswer = (error: unknown): boolean => error instanceof GatewayDown;

/** The first answer; where no keys have any, the refusal of the first. */
async function firstOf<T>(
  all: readonly Gateway[],
  call: (gateway: Gateway) => Promise<T>,
  leavesOpen: (error: unknown) => boolean = hasNoAnswer,
): Promise<T> {
  const refusals: unknown[] = [];
  for (const gateway of all) {
    try {
      return await call(gateway);
    } catch (error) {
      if (!leavesOpen(error)) throw error;
      refusals.push(error);
    }
  }
  // That one set of keys has no such page says less than that another gave no answer.
  throw refusals.find((refusal) => !(refusal instanceof UnknownPage)) ?? refusals[0];
}

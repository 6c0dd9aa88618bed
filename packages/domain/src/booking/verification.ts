/** For how long rooms are kept while a bank transfer is on its way and staff look at its slip. */
export type VerificationRules = {
  /** Days that a slip may wait for staff. */
  readonly verifyDays: number;
  /** No slip keeps anything longer than so many days from the begin. */
  readonly capDays: number;
  /** Hours that a guest gets to send another slip after one was refused. */
  readonly retryHours: number;
};

export type Waiting = {
  readonly now: Date;
  /** When the booking was submitted or the purchase opened. */
  readonly begunAt: Date;
  /** The instant at which the stay begins: nothing is kept for a slip beyond it. */
  readonly arrivesAt: Date | null;
  /** Its deadline so far. */
  readonly until: Date;
};

const hour = 3_600_000;
const day = 24 * hour;

const latest = ({ begunAt, arrivesAt }: Waiting, { capDays }: VerificationRules): number =>
  Math.min(begunAt.getTime() + capDays * day, arrivesAt?.getTime() ?? Number.POSITIVE_INFINITY);

/** The deadline once a slip was sent: it never gets earlier by that. */
export const untilVerified = (waiting: Waiting, rules: VerificationRules): Date => {
  const wanted = Math.min(waiting.now.getTime() + rules.verifyDays * day, latest(waiting, rules));
  return new Date(Math.max(wanted, waiting.until.getTime()));
};

/** The deadline once a slip was refused: time for another one, and no longer kept for the one that is gone. */
export const untilNextSlip = (waiting: Waiting, rules: VerificationRules): Date => {
  const wanted = Math.min(waiting.now.getTime() + rules.retryHours * hour, latest(waiting, rules));
  return new Date(wanted > waiting.now.getTime() ? wanted : waiting.until.getTime());
};

import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";

const lookEveryMs = 300;
const answerWithinMs = 10_000;

type Due = { id: string; url: string; body: Record<string, string>; tries: number };

/** Sends the bank's callbacks until each is answered with a 2xx, later and later. Gives back what stops it. */
export function deliverCallbacks(db: Db, onError: (error: unknown) => void): () => Promise<void> {
  let stopped = false;
  let round: Promise<void> = Promise.resolve();
  const look = async () => {
    try {
      while (!stopped && (await deliverNext(db)));
    } catch (error) {
      onError(error);
    }
  };
  const timer = setInterval(() => {
    round = round.then(look);
  }, lookEveryMs);
  return async () => {
    stopped = true;
    clearInterval(timer);
    await round;
  };
}

/** Takes the next due callback by moving its next try ahead, so that no other process sends it meanwhile. */
async function deliverNext(db: Db): Promise<boolean> {
  const { rows } = await db.execute<Due>(sql`
    UPDATE sandbox_bank.callback SET tries = tries + 1, due_at = pulau_now() + make_interval(secs => 2 ^ least(tries, 8))
    WHERE id = (
      SELECT id FROM sandbox_bank.callback WHERE delivered_at IS NULL AND tries < 15 AND due_at <= pulau_now()
      ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, url, body, tries`);
  const due = rows[0];
  if (!due) return false;
  const answer = await fetch(due.url, {
    method: "POST",
    body: new URLSearchParams(due.body),
    signal: AbortSignal.timeout(answerWithinMs),
  }).catch(() => null);
  await answer?.body?.cancel();
  if (answer?.ok) {
    await db.execute(sql`UPDATE sandbox_bank.callback SET delivered_at = pulau_now() WHERE id = ${due.id}`);
  }
  return true;
}

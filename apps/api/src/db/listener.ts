import { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

/** Takes each payload of a channel; null when news may have been missed. */
type Receive = (payload: string | null) => void;

export type Listener = {
  /** Listens to a channel until the function that it gives back is called. */
  listen(channel: string, receive: Receive): () => void;
  close(): Promise<void>;
};

/** How often an idle line is asked whether it still is one, in ms, and how long it may take to say so. */
const lookEvery = 10_000;
const answerWithin = 5_000;
const longestPause = 5_000;

/** The lines of this process by their pools, and how many share each. */
const lines = new WeakMap<pg.Pool, { readonly listener: Listener; sharers: number }>();

/**
 * One connection of this process that hears NOTIFY, outside the pool and opened by the first who wants to hear; all who
 * listen beside the same pool share it, and the last who closes ends it. A line that breaks, or says nothing any more,
 * is opened again at once, then after 200 ms, 400 ms and so on up to 5 s; each time that it is open again everybody is
 * told null, because nobody knows what was said meanwhile.
 *
 * @param onError told what breaks the line; of several who share it, the first is
 */
export function openListener(pool: pg.Pool, onError: (error: Error) => void): Listener {
  const line = lines.get(pool) ?? { listener: openLine(pool, onError), sharers: 0 };
  line.sharers += 1;
  lines.set(pool, line);
  const own = new Set<() => void>();
  return {
    listen(channel, receive) {
      const stop = line.listener.listen(channel, receive);
      own.add(stop);
      return stop;
    },
    async close() {
      for (const stop of own) stop();
      line.sharers -= 1;
      if (line.sharers > 0) return;
      lines.delete(pool);
      await line.listener.close();
    },
  };
}

function openLine(pool: pg.Pool, onError: (error: Error) => void): Listener {
  const channels = new Map<string, Set<Receive>>();
  const closing = new AbortController();
  let line: pg.Client | null = null;
  let running: Promise<void> | null = null;

  const deliver = (channel: string, payload: string | null) => {
    for (const receive of channels.get(channel) ?? []) receive(payload);
  };
  const subscribe = async (client: pg.Client, channel: string) => {
    await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    deliver(channel, null);
  };

  /** Opens a line and comes back when it is lost. */
  const useLine = async () => {
    const socket = new Socket();
    const client = new pg.Client({ ...pool.options, stream: () => socket, keepAlive: true });
    const lost = new Promise<void>((resolve) => {
      client.on("error", (error) => {
        onError(error);
        resolve();
      });
      client.on("end", () => resolve());
      closing.signal.onabort = () => resolve();
    });
    client.on("notification", ({ channel, payload = "" }) => deliver(channel, payload));
    try {
      await within(answerWithin, client.connect());
      for (const channel of channels.keys()) await within(answerWithin, subscribe(client, channel));
      line = client;
      while (!(await settles(lost, lookEvery))) await within(answerWithin, client.query("SELECT 1"));
    } finally {
      line = null;
      socket.destroy(); // a server that does not answer would not hear a farewell either
    }
  };

  const run = async () => {
    for (let tries = 0; !closing.signal.aborted; tries++) {
      const openedAt = Date.now();
      await useLine().catch(onError);
      if (Date.now() - openedAt > lookEvery) tries = 0;
      const wait = tries === 0 ? 0 : Math.min(longestPause, 100 * 2 ** tries);
      await pause(wait, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };

  return {
    listen(channel, receive) {
      const receivers = channels.get(channel) ?? new Set();
      const isNew = receivers.size === 0;
      channels.set(channel, receivers.add(receive));
      if (isNew && line) subscribe(line, channel).catch(onError);
      running ??= run();
      return () => receivers.delete(receive);
    },
    async close() {
      closing.abort();
      await running;
    },
  };
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const timer = new AbortController();
  const tooLate = pause(ms, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`the database said nothing for ${ms} ms`);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    timer.abort();
    tooLate.catch(() => undefined);
    work.catch(() => undefined);
  }
}

/** Whether it comes to its end within the time. */
async function settles(work: Promise<void>, ms: number): Promise<boolean> {
  const timer = new AbortController();
  const later = pause(ms, false, { signal: timer.signal, ref: false }).catch(() => false);
  const settled = await Promise.race([work.then(() => true), later]);
  timer.abort();
  return settled;
}

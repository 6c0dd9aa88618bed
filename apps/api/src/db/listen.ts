import type pg from "pg";
import { connectAlone } from "./connect.ts";

/** Who hears a channel. */
export type Listener = {
  /** What was told by `pg_notify`, committed. */
  readonly heard: (payload: string) => void;
  /** The connection is new: what was told before it was not heard. */
  readonly missed?: () => void;
};

/** How long until the next try at a lost connection, in ms. */
const tryAgainAfter = 500;
/** A connection that says nothing may be one that is gone: it is asked this often, and given up after as long, in ms. */
const askEvery = 10_000;

/**
 * The one connection by which a process hears what others commit. It is opened with its first listener, opened again
 * whenever it is lost, and closed with the last.
 */
class Ear {
  readonly #pool: pg.Pool;
  readonly #listeners = new Map<string, Set<Listener>>();
  #client: pg.Client | null = null;
  #opening = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  add(channel: string, listener: Listener): () => Promise<void> {
    const others = this.#listeners.get(channel);
    if (others) others.add(listener);
    else this.#listeners.set(channel, new Set([listener]));
    if (this.#client && !others) this.#subscribe(this.#client, [channel]).catch(() => this.#lose());
    if (!this.#client) void this.#open();
    return () => this.#remove(channel, listener);
  }

  async #remove(channel: string, listener: Listener): Promise<void> {
    const listeners = this.#listeners.get(channel);
    listeners?.delete(listener);
    if (listeners?.size === 0) this.#listeners.delete(channel);
    if (this.#listeners.size === 0) await this.#close();
  }

  async #close(): Promise<void> {
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = null;
    await client?.end();
  }

  async #open(): Promise<void> {
    if (this.#opening || this.#client || this.#listeners.size === 0) return;
    this.#opening = true;
    try {
      const client = await connectAlone(this.#pool, "pulau listens");
      client.on("notification", ({ channel, payload }) => {
        for (const { heard } of this.#listeners.get(channel) ?? []) heard(payload ?? "");
      });
      client.once("end", () => this.#client === client && this.#lose());
      this.#client = client;
      await this.#subscribe(client, [...this.#listeners.keys()]);
      this.#askLater(client);
    } catch {
      this.#lose();
    } finally {
      this.#opening = false;
      if (this.#listeners.size === 0) await this.#close(); // the last left meanwhile
    }
  }

  async #subscribe(client: pg.Client, channels: readonly string[]): Promise<void> {
    for (const channel of channels) await client.query(`listen ${client.escapeIdentifier(channel)}`);
    for (const channel of channels) for (const { missed } of this.#listeners.get(channel) ?? []) missed?.();
  }

  #askLater(client: pg.Client): void {
    this.#timer = setTimeout(() => {
      const tooLong = setTimeout(() => client.connection.stream.destroy(), askEvery);
      client.query("select 1").then(
        () => {
          clearTimeout(tooLong);
          if (this.#client === client) this.#askLater(client);
        },
        () => clearTimeout(tooLong), // its end is heard of by itself
      );
    }, askEvery).unref();
  }

  #lose(): void {
    clearTimeout(this.#timer);
    this.#client?.connection.stream.destroy();
    this.#client = null;
    this.#timer = setTimeout(() => void this.#open(), tryAgainAfter).unref();
  }
}

const ears = new WeakMap<pg.Pool, Ear>();

/**
 * Hears a channel for as long as wanted; gives back what ends it, to be called before the pool ends. All of a process
 * share one connection beside the pool, which comes back by itself after every loss: whoever can't do without what was
 * told meanwhile reads it again when `missed` is called (the first time, too). Behind PgBouncer this asks for session
 * pooling.
 */
export function listen(pool: pg.Pool, channel: string, listener: Listener): () => Promise<void> {
  const ear = ears.get(pool) ?? new Ear(pool);
  ears.set(pool, ear);
  return ear.add(channel, listener);
}

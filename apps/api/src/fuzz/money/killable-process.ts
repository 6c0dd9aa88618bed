import { type Connected, connect } from "../../db/connect.ts";

/** Never settles: what somebody waits for who is not alive any more. */
const never = new Promise<never>(() => {});

/**
 * A process that can be killed between any two of its statements and calls. It has a pool of its own; when it dies, its
 * connections break as those of a killed process do, and whatever it was doing stays where it was: no answer, no catch, no
 * finally.
 */
export class KillableProcess {
  readonly connected: Connected;
  #steps = 0;
  #diesAt = Number.POSITIVE_INFINITY;
  #dead = false;
  #died: () => void = () => {};
  readonly #death: Promise<"killed">;

  constructor(url: string) {
    this.connected = connect(url, { max: 4, onIdleError: () => {} });
    this.#death = new Promise((resolve) => {
      this.#died = () => resolve("killed");
    });
    const { pool } = this.connected;
    pool.on("connect", (client) => {
      client.on("error", () => {});
      const query = client.query.bind(client) as (...args: unknown[]) => unknown;
      client.query = ((...args: unknown[]) => {
        if (this.#step()) return never;
        const last = args.at(-1);
        if (typeof last === "function") {
          args[args.length - 1] = (...answer: unknown[]) => this.#dead || last(...answer);
          return query(...args);
        }
        return this.whileAlive(query(...args) as Promise<unknown>);
      }) as typeof client.query;
    });
  }

  get isDead(): boolean {
    return this.#dead;
  }

  /** It dies before its n-th statement or call from now on, counted from 1. */
  diesAt(step: number): void {
    this.#diesAt = this.#steps + step;
  }

  /** One step outside the database, such as asking a gateway; `after` is the moment at which the answer is on its way. */
  async call<T>(work: () => Promise<T>): Promise<T> {
    if (this.#step()) return never;
    const answer = await work();
    return this.#step() ? never : answer;
  }

  /** What a dead process does not hear. */
  whileAlive<T>(answer: Promise<T>): Promise<T> {
    return answer.then(
      (value) => (this.#dead ? never : value),
      (error: unknown) => (this.#dead ? never : Promise.reject(error)),
    );
  }

  /** Runs something in this process, as far as it gets. */
  run<T>(work: () => Promise<T>): Promise<T | "killed"> {
    return Promise.race([work(), this.#death]);
  }

  async end(): Promise<void> {
    if (!this.#dead) await this.connected.pool.end();
  }

  #step(): boolean {
    if (this.#dead) return true;
    this.#steps += 1;
    if (this.#steps < this.#diesAt) return false;
    this.#dead = true;
    const { pool } = this.connected as unknown as {
      pool: { _clients: { connection: { stream: { destroy(): void } } }[] };
    };
    for (const client of pool._clients) client.connection.stream.destroy();
    // What a killed process held is never given back: its pool would go on asking the database whether it is still there.
    void this.connected.pool.end().catch(() => undefined);
    this.#died();
    return true;
  }
}

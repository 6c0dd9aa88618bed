import pg from "pg";
import { sqlStateOf } from "./sql-state.ts";

/** Thrown at once to whoever asks for a connection while the database answers nobody. */
export class DatabaseSilent extends Error {
  constructor() {
    super("the database is silent");
  }
}

type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void;

/**
 * Time is counted in turns of the event loop rather than by the clock: a process that was kept from running has heard
 * nothing either, and must not take its own standstill for the database's.
 */
const turnMs = 250;
/** A connection that has been in somebody's hands, or waited for, this long (1.5 s) makes the pool ask the database. */
const suspectAfter = 6;
/** The question's patience (3 s): together they stay under the 6 s in which every call is answered. */
const answerWithin = 12;

/**
 * A pool that notices a database which takes what it is sent and never answers: frozen, or behind a network that
 * swallows everything. The server's own time limits don't help then, as there is nobody to keep them. While statements
 * are merely slow the database still answers a question asked beside them, and nothing is cut off.
 *
 * When it answers nothing at all, the connections in use are cut (whoever waits for one hears it from their statement),
 * and new ones are refused at once until an answer comes.
 */
export class WatchedPool extends pg.Pool {
  #silent = false;
  /** Who holds or awaits a connection, and for how many turns. */
  readonly #waits = new Map<object, number>();
  #timer: NodeJS.Timeout | undefined;
  #question: { turns: number; stop(): void } | null = null;
  #turnsSinceAnswer = 0;

  constructor(config: pg.PoolConfig) {
    super(config);
    this.on("acquire", (client) => this.#wait(client));
    this.on("release", (_error, client) => this.#waits.delete(client));
    // Also a connection that somebody holds is listened to: its loss would otherwise end the process. Its holder hears
    // of it from the next statement.
    this.on("connect", (client) => client.on("error", () => undefined));
  }

  /** Whether the database has been found to answer nobody. */
  get silent(): boolean {
    return this.#silent;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): Promise<pg.PoolClient> | undefined {
    if (this.#silent) {
      if (!taken) return Promise.reject(new DatabaseSilent());
      taken(new DatabaseSilent(), undefined, () => undefined);
      return undefined;
    }
    const mark = {};
    this.#wait(mark);
    if (!taken) return super.connect().finally(() => this.#waits.delete(mark));
    super.connect((error, client, done) => {
      this.#waits.delete(mark);
      taken(error, client, done);
    });
    return undefined;
  }

  #wait(client: object): void {
    this.#waits.set(client, 0);
    this.#timer ??= setInterval(() => this.#turn(), turnMs).unref();
  }

  #turn(): void {
    if (this.ending || (this.#waits.size === 0 && !this.#silent)) {
      this.#rest();
      return;
    }
    let longest = 0;
    for (const [client, turns] of this.#waits) {
      this.#waits.set(client, turns + 1);
      longest = Math.max(longest, turns);
    }
    this.#turnsSinceAnswer++;
    if (this.#question) {
      this.#question.turns++;
      if (this.#question.turns > answerWithin) this.#giveUp();
    } else if (this.#silent || Math.min(longest, this.#turnsSinceAnswer) >= suspectAfter)
      this.#sendQuestion();
  }

  #rest(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#question?.stop();
    this.#question = null;
  }

  /** Asks by a connection of its own and, if there is one, by an idle one; either answer will do. */
  #sendQuestion(): void {
    const client = new pg.Client({ ...this.options, connectionTimeoutMillis: 0 });
    const stop = () => void client.connection.stream.destroy();
    const question = { turns: 0, stop };
    this.#question = question;
    const answered = () => this.#question === question && this.#noteAnswer();
    // What the server says counts, also "too many connections"; what the network says doesn't.
    const refused = (error: unknown) => sqlStateOf(error) !== undefined && answered();
    client.on("error", () => undefined);
    client.connect().then(answered, refused).finally(stop);
    if (this.idleCount > 0) super.query("select 1").then(answered, refused);
  }

  #noteAnswer(): void {
    this.#question = null;
    this.#silent = false;
    this.#turnsSinceAnswer = 0;
  }

  #giveUp(): void {
    this.#question?.stop();
    this.#question = null;
    this.#silent = true;
    for (const held of this.#waits.keys()) if (held instanceof pg.Client) held.connection.stream.destroy();
  }
}

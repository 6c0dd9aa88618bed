import type pg from "pg";

/** A statement as it went to the database: one round trip. */
export type SentStatement = {
  /** Which connection it went by, counted from 0. */
  readonly connection: number;
  readonly text: string;
  /** Name under which the connection keeps its plan, if it does. */
  readonly name: string | undefined;
  readonly values: readonly unknown[];
  /** What came back; empty until the answer is here, and for one that failed. */
  rows: readonly Record<string, unknown>[];
};

type Query = (...args: unknown[]) => unknown;

/**
 * Writes down every statement that the pool's connections send, for tests and benchmarks that count or repeat them.
 * To be called before the pool's first use: connections that are open already are not watched.
 */
export function watchStatements(pool: pg.Pool): SentStatement[] {
  const sent: SentStatement[] = [];
  let connections = 0;
  pool.on("connect", (client) => {
    const connection = connections++;
    const send: Query = client.query.bind(client) as Query;
    const watched: Query = (...args) => {
      const statement = statementOf(connection, args);
      sent.push(statement);
      return withRows(statement, send, args);
    };
    client.query = watched as typeof client.query;
  });
  return sent;
}

function statementOf(connection: number, [first, second]: readonly unknown[]): SentStatement {
  const config = typeof first === "object" && first !== null ? first : { text: first };
  const read = (key: string): unknown => Reflect.get(config, key);
  const values = Array.isArray(second) ? second : read("values");
  return {
    connection,
    text: String(read("text")),
    name: typeof read("name") === "string" ? String(read("name")) : undefined,
    values: Array.isArray(values) ? values : [],
    rows: [],
  };
}

/** The driver answers by a promise to whoever holds a connection, and to the pool itself by a callback. */
function withRows(statement: SentStatement, send: Query, args: readonly unknown[]): unknown {
  const keep = (answer: unknown): void => {
    const rows = typeof answer === "object" && answer !== null ? Reflect.get(answer, "rows") : undefined;
    if (Array.isArray(rows)) statement.rows = [...rows];
  };
  const last = args.at(-1);
  if (typeof last === "function") {
    const done = last as Query;
    const onAnswer: Query = (error, answer) => {
      keep(answer);
      return done(error, answer);
    };
    return send(...args.slice(0, -1), onAnswer);
  }
  const answered = send(...args);
  if (answered instanceof Promise) answered.then(keep, () => undefined);
  return answered;
}

/** How many round trips each transaction took, between its BEGIN and its COMMIT and without them, in their order. */
export function roundTripsInside(sent: readonly SentStatement[]): number[] {
  const open = new Map<number, number>();
  const counts: number[] = [];
  for (const { connection, text } of sent) {
    const inside = open.get(connection);
    if (/^begin\b/i.test(text)) open.set(connection, 0);
    else if (/^(commit|rollback)$/i.test(text.trim()) && inside !== undefined) {
      counts.push(inside);
      open.delete(connection);
    } else if (inside !== undefined) open.set(connection, inside + 1);
  }
  return counts;
}

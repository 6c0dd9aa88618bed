import type { Day } from "@pulau/domain/calendar/day.ts";
import type { PersonId } from "@pulau/domain/ids.ts";
import type { QueryClient } from "@tanstack/react-query";
import { CallFailure, isFailure } from "../call-failure.ts";
import type { Call, CallOptions, Face } from "../client.ts";
import { callQuery } from "../queries.ts";
import type { Database, Row } from "./database.ts";
import { mayStay } from "./kept-answers.ts";

/** Something that was done on this device. It has its key from the first moment, so that it counts once however often it is sent. */
export type KeptAct = Row & {
  readonly kind: string;
  /** The list that it belongs to. */
  readonly list: string;
  readonly owner: PersonId | null;
  readonly day: Day;
  /** In ms, by this device. */
  readonly madeAt: number;
  /** When the server had it; null while it waits. */
  readonly sentAt: number | null;
  readonly params: object;
  readonly query?: object;
  readonly body?: unknown;
  /** A photo that goes with it, instead of a body. */
  readonly file?: Blob;
  /** Another act without which the server can do nothing with this one: it is not sent before it. */
  readonly follows?: string;
  /** Names to tell of it by. They are gone when their day is over. */
  readonly names: readonly string[];
};

/** What became of an act that did not simply hold. */
export type Outcome = Row & Pick<KeptAct, "kind" | "list" | "owner" | "day"> & { readonly facts: unknown };

/** What there is to say after an answer, and acts to be sent in the place of this one. */
export type Settled = { readonly outcomes?: readonly Outcome[]; readonly instead?: readonly KeptAct[] };

// biome-ignore lint/suspicious/noExplicitAny: each kind has a call of its own
type AnyFace = Face<any>;
// biome-ignore lint/suspicious/noExplicitAny: what the call of its kind takes and answers
type AnyReply = any;

/** How acts of one kind are sent. */
export type ActKind = {
  readonly face: AnyFace;
  readonly options?: CallOptions;
  /** Whether the act’s own key goes with it: sent twice, it is done once. */
  readonly keyed?: boolean;
  /** The answer that shows it once it is done. */
  readonly shownBy: (act: KeptAct) => readonly [AnyFace, AnyReply];
  readonly answered: (act: KeptAct, reply: AnyReply) => Settled;
  readonly refused: (act: KeptAct, failure: CallFailure) => Settled;
};

export type Sent = { readonly reply: unknown } | { readonly failure: CallFailure };

type Around = {
  readonly database: Database;
  readonly queries: QueryClient;
  readonly call: Call;
  readonly owner: () => PersonId | null;
  readonly today: () => Day;
  readonly oneAtATime: <T>(name: string, act: () => Promise<T>) => Promise<T>;
};

export type OutboxRows = { readonly acts: readonly KeptAct[]; readonly outcomes: readonly Outcome[] };

export type Outbox = {
  /** What waits and what is to be told, of whoever is signed in. The same object until something changes. */
  readonly kept: () => OutboxRows;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Reads the device anew, and drops what may not stay. */
  readonly read: () => Promise<void>;
  /** Keeps an act and tries to send it; answers with what the server said, or null where it waits. */
  readonly send: (act: KeptAct) => Promise<Sent | null>;
  /** Sends what waits, in its order. */
  readonly flush: () => Promise<void>;
  readonly dismiss: (outcome: Outcome) => Promise<void>;
  /** Leaves of somebody who goes only what must still be sent, without a name. */
  readonly forget: () => Promise<void>;
};

/** An act for which no answer came, or none that says what became of it: it is sent again. */
const isUnanswered = (failure: CallFailure): boolean =>
  isFailure(failure, "OFFLINE", "BUSY", "UNEXPECTED", "TOO_MANY_REQUESTS", "NOT_SIGNED_IN", "HANDED_OVER");

/**
 * After which others are not tried either: the line is gone, or whoever is here must sign in first. A tablet in a guest's
 * hands sends their signature, whatever else waits on it.
 */
const endsFlush = (failure: CallFailure): boolean =>
  isFailure(failure, "OFFLINE", "BUSY", "TOO_MANY_REQUESTS", "NOT_SIGNED_IN");

/** Who waits for the answer of an act, while they do. */
type Watch = { readonly id: KeptAct["id"]; waits: boolean };

/** How long whoever acts waits for an answer before the act counts as kept, in ms. */
const patience = 5_000;

/** What the device keeps of whoever is signed in, the same in every tab. */
function createShelf({ database, owner }: Pick<Around, "database" | "owner">) {
  let kept: OutboxRows = { acts: [], outcomes: [] };
  const listeners = new Set<() => void>();
  const others = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("pulau.staff.outbox");
  const reread = async () => {
    const mine = <R extends { owner: PersonId | null }>(rows: readonly R[]) =>
      rows.filter((row) => row.owner === owner());
    const acts = mine(await database.all<KeptAct>("acts"));
    const outcomes = mine(await database.all<Outcome>("outcomes"));
    kept = { acts: acts.toSorted((a, b) => a.madeAt - b.madeAt), outcomes };
    for (const listener of listeners) listener();
  };
  others?.addEventListener("message", () => void reread());
  return {
    kept: () => kept,
    reread,
    change: async (changes: Parameters<Database["change"]>[0]) => {
      await database.change(changes);
      await reread();
      others?.postMessage(null);
    },
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

type Shelf = ReturnType<typeof createShelf>;
type Kinds = Readonly<Record<string, ActKind>>;

async function callOf({ call }: Pick<Around, "call">, act: KeptAct, kind: ActKind): Promise<Sent> {
  const { params, query = {}, body, file } = act;
  const options = { ...kind.options, ...(kind.keyed && { idempotencyKey: act.id }) };
  try {
    return { reply: await call(kind.face, { params, query, body, ...(file && { file }) }, options) };
  } catch (thrown) {
    return { failure: thrown instanceof CallFailure ? thrown : new CallFailure("UNEXPECTED") };
  }
}

type Settling = Settled & {
  /** Whether its person has gone meanwhile: nothing of theirs comes back to the device. */
  readonly isLeft: boolean;
};

const settle = (
  { change }: Shelf,
  act: KeptAct,
  sent: Sent,
  { outcomes = [], instead = [], isLeft }: Settling,
) =>
  change([
    "reply" in sent && !isLeft
      ? { table: "acts", put: { ...act, sentAt: Date.now() } }
      : { table: "acts", remove: act.id },
    ...instead.map((put) => ({ table: "acts" as const, put })),
    ...(isLeft ? [] : outcomes).map((put) => ({ table: "outcomes" as const, put })),
  ]);

/** Sends what waits, in its order and in one tab at a time; answers for the act that somebody watches. */
function createSender(around: Around, kinds: Kinds, shelf: Shelf) {
  const { queries, call, oneAtATime } = around;
  /** Sends one act. Whoever waits for its answer hears it from that; of all others what there is to say is kept. */
  const sendOne = async (act: KeptAct, watch: Watch | null): Promise<Sent | null> => {
    const kind = kinds[act.kind];
    if (!kind) return null;
    const sent = await callOf(around, act, kind);
    if ("failure" in sent && isUnanswered(sent.failure)) return sent;
    const settled = "reply" in sent ? kind.answered(act, sent.reply) : kind.refused(act, sent.failure);
    // A list of acts in the place of one must be kept in any case.
    const isAnswered = act.id === watch?.id && watch.waits && settled.instead === undefined;
    const isLeft = around.owner() !== act.owner;
    await settle(shelf, act, sent, { ...(isAnswered ? {} : settled), isLeft });
    return sent;
  };
  /** Shows what was sent by the server's own list, and only then forgets it: nothing ticked seems undone meanwhile. */
  const forgetShown = async () => {
    const sent = shelf.kept().acts.filter(({ sentAt }) => sentAt !== null);
    const lists = new Map(sent.map((act) => [act.list, act]));
    for (const [list, act] of lists) {
      const shownBy = kinds[act.kind]?.shownBy(act);
      if (!shownBy) continue;
      const [face, request] = shownBy;
      await queries.cancelQueries({ queryKey: [face.method, face.path] });
      await queries.fetchQuery({ ...callQuery(call, face, request), staleTime: 0, retry: false });
      const shown = sent.filter((row) => row.list === list);
      await shelf.change(shown.map(({ id }) => ({ table: "acts", remove: id })));
    }
  };
  return (watch: Watch | null = null): Promise<Sent | null> =>
    oneAtATime("pulau.staff.outbox", async () => {
      await shelf.reread();
      let answer: Sent | null = null;
      const tried = new Set<string>();
      let tooManyFiles = false;
      const next = () => {
        const unsent = shelf.kept().acts.filter(({ sentAt }) => sentAt === null);
        const waits = new Set(unsent.map(({ id }) => id));
        const ready = unsent.filter(
          ({ id, follows, file }) =>
            !tried.has(id) && !(follows && waits.has(follows)) && !(file && tooManyFiles),
        );
        // Photos take long, and no more than so many an hour are taken: nothing else waits for them.
        return ready.find(({ file }) => file === undefined) ?? ready[0];
      };
      for (let act = next(); act; act = next()) {
        tried.add(act.id);
        const sent = await sendOne(act, watch);
        if (act.id === watch?.id) answer = sent;
        if (!sent || !("failure" in sent) || !endsFlush(sent.failure)) continue;
        if (!act.file || !isFailure(sent.failure, "TOO_MANY_REQUESTS")) break;
        tooManyFiles = true;
      }
      if (tried.size > 0 || shelf.kept().acts.length > 0) await forgetShown().catch(() => undefined);
      return answer;
    });
}

/** Keeps acts on the device until the server has them. */
export function createOutbox(around: Around, kinds: Kinds): Outbox {
  const { database } = around;
  const shelf = createShelf(around);
  const { kept, subscribe, change } = shelf;
  const flush = createSender(around, kinds, shelf);
  return {
    kept,
    subscribe,
    read: async () => {
      const outcomes = await database.all<Outcome>("outcomes");
      const acts = await database.all<KeptAct>("acts");
      const gone = outcomes.filter((row) => !mayStay(row, around));
      const named = acts.filter((row) => row.names.length > 0 && !mayStay(row, around));
      const had = acts.filter((row) => row.sentAt !== null && row.owner !== around.owner());
      await change([
        ...gone.map(({ id }) => ({ table: "outcomes" as const, remove: id })),
        ...named.map((act) => ({ table: "acts" as const, put: { ...act, names: [] } })),
        ...had.map(({ id }) => ({ table: "acts" as const, remove: id })),
      ]);
    },
    send: async (act) => {
      await change([{ table: "acts", put: act }]);
      const watch: Watch = { id: act.id, waits: true };
      const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null));
      const sent = await Promise.race([flush(watch), late]);
      watch.waits = false;
      return sent && "failure" in sent && isUnanswered(sent.failure) ? null : sent;
    },
    flush: async () => {
      await flush();
    },
    dismiss: ({ id }) => change([{ table: "outcomes", remove: id }]),
    forget: async () => {
      const outcomes = await database.all<Outcome>("outcomes");
      const acts = await database.all<KeptAct>("acts");
      await change([
        ...outcomes.map(({ id }) => ({ table: "outcomes" as const, remove: id })),
        ...acts.map((act) =>
          act.sentAt === null
            ? { table: "acts" as const, put: { ...act, names: [] } }
            : { table: "acts" as const, remove: act.id },
        ),
      ]);
    },
  };
}

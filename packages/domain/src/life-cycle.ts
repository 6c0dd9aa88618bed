import { ok, type Result, refuse } from "./result.ts";

/** A life as a table: from each state the events that may happen to it, and the state after each. */
export type LifeCycle<State extends string, Event extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Event, State>>>>
>;

/** The state after an event; `WRONG_STATE` where the table has no such move. */
export const nextState = <State extends string, Event extends string>(
  cycle: LifeCycle<State, Event>,
  state: State,
  event: Event,
): Result<State, "WRONG_STATE"> => {
  const next = cycle[state][event];
  return next === undefined ? refuse("WRONG_STATE", { state, event }) : ok(next);
};

/** The event that leads from a state to another; `WRONG_STATE` where none does. Of several, the first of the table. */
export const eventBetween = <State extends string, Event extends string>(
  cycle: LifeCycle<State, Event>,
  from: State,
  to: State,
): Result<Event, "WRONG_STATE"> => {
  const moves: Readonly<Partial<Record<string, State>>> = cycle[from];
  const event = Object.keys(moves).find((name): name is Event => moves[name] === to);
  return event === undefined ? refuse("WRONG_STATE", { state: from, to }) : ok(event);
};

/** Whether no event leads on from a state. */
export const isEnd = <State extends string>(cycle: LifeCycle<State, string>, state: State): boolean =>
  Object.keys(cycle[state]).length === 0;

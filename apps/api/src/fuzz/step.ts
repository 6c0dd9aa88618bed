import type fc from "fast-check";
import { expect } from "vitest";
import type { Model, Stay } from "./model.ts";
import { momentOf, type Real } from "./real.ts";

export type Moment = Awaited<ReturnType<typeof momentOf>>;

/** What one step does to the product, and what the model says must come of it. */
export type Act = (at: { model: Model; real: Real; moment: Moment }) => Promise<void>;

/** A step of a run: told by its name when the run fails. */
export class Step implements fc.AsyncCommand<Model, Real> {
  readonly #name: string;
  readonly #act: Act;

  constructor(name: string, act: Act) {
    this.#name = name;
    this.#act = act;
  }

  check(): boolean {
    return true;
  }

  async run(model: Model, real: Real): Promise<void> {
    model.done.push(this.#name);
    await real.stage.base.pool.query("DELETE FROM rate_window");
    const ends = model.stays.flatMap(({ until, page }) => [until, page?.endsAt ?? null]);
    await this.#act({ model, real, moment: await momentOf(real, ends) });
  }

  toString(): string {
    return this.#name;
  }
}

/** One of the stays in these phases, or none: three times of four one in the first of them, if there is any. */
export function pick(model: Model, which: number, ...phases: Stay["phase"][]): Stay | undefined {
  return choose(model.stays, which, phases, ({ phase }) => phase === phases[0]);
}

/** One of the holds: three times of four one that still lasts, if there is any. */
export const pickHeld = (model: Model, which: number, now: Date): Stay | undefined =>
  choose(model.stays, which, ["held"], (stay) => model.isLive(stay, now));

function choose(
  stays: readonly Stay[],
  which: number,
  phases: readonly Stay["phase"][],
  isLiked: (stay: Stay) => boolean,
): Stay | undefined {
  const all = stays.filter(({ phase }) => phases.includes(phase));
  const liked = all.filter(isLiked);
  const among = which % 4 !== 0 && liked.length > 0 ? liked : all;
  return among[which % Math.max(1, among.length)];
}

type Answer =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: string; readonly facts?: Record<string, unknown> };

/** Holds an answer against the code that the model foretells; null is success. */
export function expectCode(answer: Answer, code: string | null): void {
  const facts = answer.ok ? "" : JSON.stringify(answer.facts);
  expect(answer.ok ? null : answer.code, facts).toBe(code);
}

import type { ReactNode } from "react";
import { expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { show } from "../browser-test.tsx";

/** Presses its keys and holds what they do and where the focus goes. */
type Keys = () => Promise<unknown>;

/** What some pieces are shown in, and each of them with its keys: none where it only shows. */
export type Trial = {
  readonly shows: ReactNode;
  readonly around?: Parameters<typeof show>[1];
  /** Waits for what is looked at, or opens it. */
  readonly ready?: () => Promise<unknown>;
  readonly pieces: readonly (readonly [piece: unknown, keys: Keys | null])[];
};

export const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true }).first();
type Place = ReturnType<typeof button>;

export const focusOn = async (place: Place) => {
  await expect.element(place).toBeVisible();
  (place.element() as HTMLElement).focus();
};
/** Focuses a place, presses keys there. */
export const press = async (place: Place, keys: string) => {
  await focusOn(place);
  await userEvent.keyboard(keys);
};
export const hasFocus = (place: Place) => expect.element(place).toHaveFocus();
/** Tab goes from one place to the next, and back. */
export const tabs = async (from: Place, to: Place) => {
  await focusOn(from);
  await userEvent.tab();
  await hasFocus(to);
  await userEvent.tab({ shift: true });
  await hasFocus(from);
};

type Fiber = {
  type: unknown;
  stateNode: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  return: Fiber | null;
  _debugOwner?: Fiber | null;
};

/** All that React has on show, from its root down. */
function* fibers(at: Fiber | null): Generator<Fiber> {
  for (let fiber = at; fiber; fiber = fiber.sibling) {
    yield fiber;
    yield* fibers(fiber.child);
  }
}
function shownFibers(): Fiber[] {
  const main = document.querySelector("main");
  const key = Object.keys(main ?? {}).find((name) => name.startsWith("__reactFiber$"));
  let fiber = (main as unknown as Record<string, Fiber> | null)?.[key ?? ""];
  while (fiber?.return) fiber = fiber.return;
  return fiber ? [...fibers((fiber.stateNode as { current: Fiber }).current)] : [];
}

/** Whether the piece itself is on show: one of its name alone does not count. */
export const isShown = (piece: unknown): boolean => shownFibers().some(({ type }) => type === piece);

/** Places that the piece itself makes and Tab stops at; what it is handed to show is not its own. */
export const ownStops = (piece: unknown): string[] =>
  shownFibers().flatMap(({ stateNode, _debugOwner }) =>
    stateNode instanceof HTMLElement && _debugOwner?.type === piece && stateNode.tabIndex >= 0
      ? [stateNode.outerHTML]
      : [],
  );

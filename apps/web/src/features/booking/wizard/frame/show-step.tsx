import { BookingJson } from "@pulau/contract/drafts.ts";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import type { ReactNode } from "react";
import { vi } from "vitest";
import type { Call } from "../../../../api/client.ts";
import { show } from "../../../../dev/browser-test.tsx";
import { DraftProvider } from "../draft/draft-context.ts";
import type { DraftQueue } from "../draft/draft-queue.ts";
import type { DraftState } from "../draft/draft-store.ts";
import { type WizardFlow, WizardFlowProvider } from "../flow/wizard-flow.ts";
import { type HoldDesk, HoldDeskProvider } from "../hold/hold-context.ts";

/** A draft that stays on the device. */
function draftOf(first: Partial<BookingJson>): DraftQueue {
  let state: DraftState = {
    json: { ...BookingJson.parse({}), ...first },
    version: 1,
    savedAt: "2026-11-02T00:00:00.000Z",
    holdId: "hold",
    bookingId: null,
    status: "saved",
    failure: null,
    rival: null,
    round: 0,
  };
  const listeners = new Set<() => void>();
  const edit = (part: Partial<BookingJson>) => {
    state = { ...state, json: { ...state.json, ...part } };
    for (const tell of listeners) tell();
  };
  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit,
    type: edit,
    flush: async () => undefined,
    settle: () => undefined,
    heldBy: () => undefined,
    adopt: () => undefined,
    stop: () => undefined,
  };
}

/** Nothing is held, and no act on a hold is expected. */
const unexpected = () => Promise.reject(new Error("this test holds nothing"));
const noHold: HoldDesk = {
  state: "none",
  hold: null,
  endsAt: null,
  busy: null,
  take: unexpected,
  alter: unexpected,
  extend: unexpected,
  release: async () => undefined,
  agree: async () => true,
  question: null,
  gone: null,
  setGone: () => undefined,
  override: null,
};

type Around = {
  json?: Partial<BookingJson>;
  hold?: Partial<HoldDesk>;
  flow?: Partial<WizardFlow>;
  /** What the server answers, by the path of the call; a call of another path is never answered. */
  answers?: Readonly<Record<string, unknown>>;
};

/** Shows a part of the wizard with a draft, its hold and its way, for a test; gives back the draft. */
export async function showStep(part: ReactNode, { json = {}, hold = {}, flow = {}, answers = {} }: Around) {
  const queue = draftOf(json);
  const way: WizardFlow = {
    pathTo: (step) => `/${step}`,
    before: () => undefined,
    after: () => ({ path: "/after", words: "Continue" }),
    home: "/",
    changesBooking: false,
    ...flow,
  };
  const kept = hold.hold;
  const desk: HoldDesk = { ...noHold, ...(kept && { alter: async () => kept }), ...hold };
  const root = createRootRoute({ component: Outlet });
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: "/", component: () => part }),
    createRoute({ getParentRoute: () => root, path: "$", component: () => <p>Another page</p> }),
  ]);
  const history = createMemoryHistory({ initialEntries: ["/"] });
  const call = vi.fn(({ path }: { path: string }) =>
    path in answers ? Promise.resolve(answers[path]) : new Promise(() => undefined),
  );
  await show(
    <DraftProvider value={{ draftId: "draft", queue }}>
      <WizardFlowProvider value={way}>
        <HoldDeskProvider value={desk}>
          <RouterProvider router={createRouter({ routeTree, history })} />
        </HoldDeskProvider>
      </WizardFlowProvider>
    </DraftProvider>,
    { speaks: ["booking", "rooms", "price", "paying", "transfer"], call: call as unknown as Call },
  );
  return { ...queue, history };
}

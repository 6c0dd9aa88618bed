import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Whoever left for another site comes back to this entry. */
    waits?: true;
  }
}

/** Browsers keep this many entries of a tab and then forget the oldest: where one stands can't be reckoned any more. */
const keptEntries = 50;
const record = "pulau.left";

type Left = {
  /** Our page that the other site leads back to. */
  readonly backAt: string;
  /** How many entries the tab had, up to and with the one that waits. */
  readonly entries: number;
};

/** Between the press and the other site's page, a page of ours may still be drawn: it is not what comes back. */
let leaving = false;

function readLeft(path: string): Left | null {
  if (leaving) return null;
  const left = JSON.parse(sessionStorage.getItem(record) ?? "null") as Left | null;
  return left?.backAt === path ? left : null;
}

/** Whether this tab has so many entries that the way back over another site's can't be reckoned. */
export const isHistoryFull = (): boolean => history.length >= keptEntries;

/** A page that the browser gets out of its memory stands as it was left, with a busy button: it asks the server anew. */
function reloadWhenRestored(): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload();
  });
}

/**
 * Leaves for another site's page that does something for us, a bank's say, and that leads back to `backAt`. That page takes
 * the place of this one in the tab's history (with `keeps`, the one after it), so that the return can step back to it over
 * all that the other site has added: no Back leads there again. See `useReturn`.
 */
export function leavePortalFor(
  address: string,
  { backAt, keeps = false }: { backAt: string; keeps?: boolean },
): void {
  reloadWhenRestored();
  // Past the router, which would draw that page already.
  const write = (how: "pushState" | "replaceState") =>
    History.prototype[how].call(history, { ...history.state, waits: true }, "", backAt);
  write(keeps ? "pushState" : "replaceState");
  // What lay ahead is dropped by one more, whose place the other site takes: the length now says where we are.
  write("pushState");
  sessionStorage.setItem(record, JSON.stringify({ backAt, entries: history.length - 1 } satisfies Left));
  leaving = true;
  location.replace(address);
}

/** What this page has to do about whoever comes to it: nothing, lead on to where it is undone, or step back so far. */
function wayBack(path: string, waits: boolean): "none" | "undone" | number {
  const left = readLeft(path);
  if (left === null) return "none";
  if (waits) return "undone";
  const steps = history.length - left.entries;
  return steps > 0 && !isHistoryFull() ? steps : "none";
}

/**
 * For the page that another site leads back to. Steps back to the entry that waits; whoever comes to that one by the
 * browser's own button did not do there what they left for, and is led to `undone`. True while it leads on.
 */
export function useReturn(undone: string): boolean {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  // As it was on coming here: leading on changes all of it.
  const [way] = useState(() => wayBack(pathname, state.waits === true));
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    if (way === "none") return;
    sessionStorage.removeItem(record);
    if (way === "undone") return void navigate({ to: undone, replace: true });
    reloadWhenRestored();
    history.go(-way);
  }, [way, navigate, undone]);
  return way !== "none";
}

import { createContext, useContext, useSyncExternalStore } from "react";
import { attributesOf, firstLook, type Look, settled } from "./look.ts";

export type LookStore = {
  readonly look: () => Look;
  readonly change: (part: Partial<Look>) => void;
  readonly reset: () => void;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly first: Look;
};

const stored = (storage: Storage, key: string): Partial<Look> => {
  try {
    return JSON.parse(storage.getItem(key) ?? "{}") as Partial<Look>;
  } catch {
    return {};
  }
};

/** Keeps the look on the device and on `<html>`. */
export function createLookStore(side: "portal" | "staff", storage: Storage, root: HTMLElement): LookStore {
  const key = `pulau.${side}.look`;
  const paint = `pulau.${side}.paint`;
  const first = firstLook[side];
  let look = settled({ ...first, ...stored(storage, key) });
  const listeners = new Set<() => void>();
  const show = () => {
    for (const [name, value] of Object.entries(attributesOf(look))) root.setAttribute(name, value);
    for (const listener of listeners) listener();
  };
  return {
    first,
    look: () => look,
    change: (part) => {
      look = settled({ ...look, ...part });
      storage.setItem(key, JSON.stringify(look));
      storage.setItem(paint, JSON.stringify(attributesOf(look)));
      show();
    },
    reset: () => {
      look = first;
      storage.removeItem(key);
      storage.removeItem(paint);
      show();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** For the server: the resort's settings, which nothing changes. */
export const fixedLook = (side: "portal" | "staff"): LookStore => ({
  first: firstLook[side],
  look: () => firstLook[side],
  change: () => undefined,
  reset: () => undefined,
  subscribe: () => () => undefined,
});

const LookContext = createContext<LookStore>(fixedLook("portal"));
export const LookProvider = LookContext.Provider;

/** The look and its store. While a page is taken over from the server, the look is the resort's. */
export function useLook() {
  const store = useContext(LookContext);
  const look = useSyncExternalStore(store.subscribe, store.look, () => store.first);
  return { look, change: store.change, reset: store.reset };
}

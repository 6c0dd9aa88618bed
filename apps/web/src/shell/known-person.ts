import { useLocation } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Who somebody is, as a booking of theirs says: forms begin with it, and no address tells it. */
    known?: { readonly name: string; readonly email: string };
  }
}

/** What the page before knows of whoever comes here; empty where it knows nothing. */
export const useKnownPerson = (): { readonly name: string; readonly email: string } =>
  useLocation({ select: ({ state }) => state.known }) ?? { name: "", email: "" };

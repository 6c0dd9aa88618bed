import type { Query, QueryClient } from "@tanstack/react-query";
import { type GuestAnswer, isTypedMessage, type TypedMessage } from "../api/typed-answers.ts";

/**
 * Of a guests' page that staff have beside their form: shows what they type as if it were saved. It tells its answers to
 * the page of this origin around it and takes word only from there, and nothing of it leaves the browser.
 */
export function followTyped(queries: QueryClient, around: Window = parent): () => void {
  const cache = queries.getQueryCache();
  /** What the server has said, by query: it shows again once nothing is typed. */
  const saved = new Map<string, GuestAnswer>();
  let typed: Readonly<Record<string, unknown>> = {};
  const keep = ({ queryKey: [, path, request], queryHash, state }: Query) => {
    saved.set(queryHash, { path: String(path), sent: request, answer: state.data });
    return { [queryHash]: saved.get(queryHash) };
  };
  const tell = (answers: object) =>
    around.postMessage({ pulau: "there", answers } as TypedMessage, location.origin);
  const show = ({ queryHash, queryKey }: Query, data: unknown) => {
    if (queries.getQueryData(queryKey) !== data) queries.setQueryData(queryKey, data);
    return queryHash;
  };
  const leave = cache.subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success" || event.action.manual) return;
    const { query } = event;
    tell(keep(query));
    // Until the page around has said what becomes of the new answer, the old one stays as it was typed.
    if (query.queryHash in typed) show(query, typed[query.queryHash]);
  });
  const receive = ({ origin, source, data }: MessageEvent) => {
    if (origin !== location.origin || source !== around || !isTypedMessage(data) || data.pulau !== "typed")
      return;
    typed = data.answers;
    for (const query of cache.getAll()) {
      const known = saved.get(query.queryHash);
      if (known) show(query, query.queryHash in typed ? typed[query.queryHash] : known.answer);
    }
  };
  addEventListener("message", receive);
  const there = cache.getAll().filter(({ state }) => state.data !== undefined);
  tell(Object.assign({}, ...there.map(keep)));
  return () => {
    leave();
    removeEventListener("message", receive);
  };
}

import type { Query, QueryClient } from "@tanstack/react-query";
import { isTypedMessage, type TypedAnswers, withTyped } from "../api/typed-answers.ts";

/**
 * Of a guests' page that staff have beside their form: shows what they type as if it were saved. It takes word only from
 * the page of this origin around it, and nothing of it leaves the browser.
 */
export function followTyped(queries: QueryClient, around: Window = parent): () => void {
  const cache = queries.getQueryCache();
  /** What the server has said, by query: it shows again once nothing is typed. */
  const saved = new Map<string, unknown>();
  let typed: TypedAnswers = {};
  const show = ({ queryKey, queryHash }: Query) => {
    const part = typed[String(queryKey[1])];
    queries.setQueryData(queryKey, withTyped(saved.get(queryHash), part));
  };
  const leave = cache.subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success" || event.action.manual) return;
    saved.set(event.query.queryHash, event.query.state.data);
    if (typed[String(event.query.queryKey[1])] !== undefined) show(event.query);
  });
  const hear = ({ origin, source, data }: MessageEvent) => {
    if (origin !== location.origin || source !== around || !isTypedMessage(data) || data.pulau !== "typed")
      return;
    const before = typed;
    typed = data.typed;
    for (const query of cache.getAll()) {
      const path = String(query.queryKey[1]);
      if (query.state.data === undefined || (before[path] === undefined && typed[path] === undefined))
        continue;
      if (!saved.has(query.queryHash)) saved.set(query.queryHash, query.state.data);
      show(query);
    }
  };
  addEventListener("message", hear);
  around.postMessage({ pulau: "there" }, location.origin);
  return () => {
    leave();
    removeEventListener("message", hear);
  };
}

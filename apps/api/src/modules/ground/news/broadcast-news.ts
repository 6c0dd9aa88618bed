import { type News, type NewsKind, newsKinds } from "@pulau/contract/news.ts";
import type { Listener } from "../../../db/listener.ts";

/** Where the triggers of `tell_news` say what changed. */
const channel = "pulau_news";
/** How long news are gathered, in ms: one act changes several tables, and says so of each. */
const gatherFor = 100;
/** More things than this of one kind are told as "many". */
const mostNamed = 50;

/** Gathers what the database tells and hands it to every stream of this process. */
export function broadcastNews(listener: Listener): {
  follow(receive: (news: readonly News[]) => void): () => void;
} {
  const followers = new Set<(news: readonly News[]) => void>();
  /** By kind the things that changed; null for many. */
  const gathered = new Map<NewsKind, Set<string> | null>();
  let timer: NodeJS.Timeout | null = null;

  const spread = () => {
    timer = null;
    const news = [...gathered].flatMap(([kind, ids]): News[] =>
      ids === null ? [{ kind, id: null }] : [...ids].map((id) => ({ kind, id })),
    );
    gathered.clear();
    for (const receive of followers) receive(news);
  };
  const gather = ({ kind, id }: News) => {
    const ids = gathered.has(kind) ? gathered.get(kind) : new Set<string>();
    if (id === null || !ids || ids.size >= mostNamed) gathered.set(kind, null);
    else gathered.set(kind, ids.add(id));
    if (timer === null) timer = setTimeout(spread, gatherFor);
  };
  let isListening = false;
  return {
    follow(receive) {
      followers.add(receive);
      if (!isListening) {
        listener.listen(channel, (payload) => {
          for (const news of payload === null ? everything : newsOf(payload)) gather(news);
        });
      }
      isListening = true;
      return () => followers.delete(receive);
    },
  };
}

const everything: readonly News[] = newsKinds.map((kind) => ({ kind, id: null }));

/** `booking 0b8f7d5e-…`, or `booking *` for many; another version's kinds are passed over. */
function newsOf(payload: string): News[] {
  const [word, id = "*"] = payload.split(" ");
  const kind = newsKinds.find((known) => known === word);
  return kind === undefined ? [] : [{ kind, id: id === "*" ? null : id }];
}

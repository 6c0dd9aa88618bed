import { setTimeout as pause } from "node:timers/promises";
import type { News } from "@pulau/contract/news.ts";
import type { NewsLineId } from "@pulau/domain/ids.ts";

/** A desk that listens, as a browser does: by a call with a token whose answer stays open. */
export type Listening = {
  /** When these news came, counted from the last time that it was quiet; waits for them up to ten seconds. */
  until(news: News): Promise<number>;
  /** Waits until nothing has come for half a second, and forgets what did. */
  quiet(): Promise<void>;
  received(): readonly News[];
  /** Everything that came over the line. */
  text(): string;
  ended(): boolean;
  stop(): void;
};

export async function listenTo(server: string, token: string | null, line?: NewsLineId): Promise<Listening> {
  const control = new AbortController();
  const answer = await fetch(
    `${server}/admin/api/news?seconds=600${line === undefined ? "" : `&line=${line}`}`,
    {
      headers: { authorization: `Bearer ${token}` },
      signal: control.signal,
    },
  );
  if (answer.status !== 200 || !answer.body) throw new Error(`could not listen: ${answer.status}`);
  let text = "";
  let ended = false;
  let received: { news: News; at: number }[] = [];
  const read = async (body: ReadableStream<Uint8Array>) => {
    let rest = "";
    const decoder = new TextDecoder();
    for await (const bytes of body) {
      const chunk = decoder.decode(bytes, { stream: true });
      text += chunk;
      const lines = (rest + chunk).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines)
        if (line.startsWith("data: "))
          received.push({ news: JSON.parse(line.slice(6)) as News, at: Date.now() });
    }
  };
  read(answer.body)
    .catch(() => undefined)
    .finally(() => {
      ended = true;
    });
  const quiet = async () => {
    for (let before = -1; before !== text.length; before = text.length) await pause(500);
    received = [];
  };
  return {
    async until({ kind, id }) {
      for (const end = Date.now() + 10_000; Date.now() < end; await pause(10)) {
        const found = received.find(({ news }) => news.kind === kind && news.id === id);
        if (found) return found.at;
      }
      throw new Error(`no news of ${kind} ${id}: ${JSON.stringify(received.map(({ news }) => news))}`);
    },
    quiet,
    received: () => received.map(({ news }) => news),
    text: () => text,
    ended: () => ended,
    stop: () => control.abort(),
  };
}

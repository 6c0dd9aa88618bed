import type { News } from "@pulau/contract/news.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followNews } from "./follow-news.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const news: News = { kind: "booking", id: "0b8f7d5e-3c1a-4f7e-9a51-6a2d1c9be001" };
const event = `data: ${JSON.stringify(news)}\n\n`;

/** A server whose lines a test speaks over and breaks, and a page that it hides. */
function stage() {
  const lines: { say: (text: string) => void; cut: () => void; signal: AbortSignal }[] = [];
  const leaving = new AbortController();
  const page = { hidden: false, watchers: new Set<() => void>(), leavers: new Set<() => void>() };
  const received: News[] = [];
  let opened = 0;
  let isDown = false;
  let tries = 0;
  const listen = async (signal: AbortSignal): Promise<AsyncIterable<string>> => {
    tries += 1;
    if (isDown) throw new Error("nobody there");
    const { readable, writable } = new TransformStream<string, string>(undefined, { highWaterMark: 10 });
    const writer = writable.getWriter();
    signal.addEventListener("abort", () => void writer.close().catch(() => undefined));
    lines.push({
      say: (text) => void writer.write(text),
      cut: () => void writer.abort(new Error("cut")),
      signal,
    });
    return readable;
  };
  void followNews({
    listen,
    onOpen: () => {
      opened += 1;
    },
    onNews: (item) => received.push(item),
    page: {
      isHidden: () => page.hidden,
      onChange: (changed, signal) => {
        page.watchers.add(changed);
        signal.addEventListener("abort", () => page.watchers.delete(changed));
      },
      onLeave: (left, signal) => {
        page.leavers.add(left);
        signal.addEventListener("abort", () => page.leavers.delete(left));
      },
    },
    signal: leaving.signal,
  });
  return {
    lines,
    received,
    opened: () => opened,
    tries: () => tries,
    down: (now: boolean) => {
      isDown = now;
    },
    hide: (now: boolean) => {
      page.hidden = now;
      for (const changed of [...page.watchers]) changed();
    },
    leave: () => leaving.abort(),
    /** To another page, where the browser may keep this one for coming back. */
    goAway: () => {
      for (const left of [...page.leavers]) left();
    },
    watchers: page.watchers,
    last: () => lines.at(-1) as (typeof lines)[number],
  };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("a line of news", () => {
  it("is put together from pieces, passes over what is no news, and says when it is open", async () => {
    const { last, received, opened, leave } = stage();
    await pass(0);
    expect(opened()).toBe(0);
    last().say(": \n\n");
    last().say(event.slice(0, 20));
    last().say(event.slice(20) + event);
    await pass(0);
    expect(opened()).toBe(1);
    expect(received).toEqual([news, news]);
    leave();
  });

  it("is opened anew at once after it broke, and all may be out of date", async () => {
    const { lines, last, opened, leave } = stage();
    await pass(0);
    last().say(": \n\n");
    await pass(10_000);
    last().cut();
    await pass(400);
    expect(lines).toHaveLength(2);
    last().say(": \n\n");
    await pass(0);
    expect(opened()).toBe(2);
    leave();
  });

  it("is given up after 40 s of silence, and not while the server says that it is there", async () => {
    const { lines, last, leave } = stage();
    await pass(0);
    for (let i = 0; i < 5; i++) {
      last().say(": \n\n");
      await pass(30_000);
    }
    expect(lines).toHaveLength(1);
    await pass(11_000);
    expect(lines).toHaveLength(2);
    leave();
  });

  it("is asked for less and less often while nobody answers", async () => {
    const { tries, down, lines, leave } = stage();
    down(true);
    await pass(600_000);
    expect(tries()).toBeGreaterThan(10);
    expect(tries()).toBeLessThan(60);
    down(false);
    await pass(46_000);
    expect(lines.length).toBeGreaterThan(0);
    leave();
  });

  it("is let go at once when the page is left, and opened anew where the browser comes back to it", async () => {
    const { lines, last, goAway, leave } = stage();
    await pass(0);
    last().say(": \n\n");
    goAway();
    expect(last().signal.aborted).toBe(true);
    await pass(2_000);
    expect(lines).toHaveLength(2);
    leave();
  });

  it("is let go while nobody looks, and taken up again at once", async () => {
    const { lines, last, hide, leave } = stage();
    await pass(0);
    last().say(": \n\n");
    hide(true);
    await pass(19_000);
    expect(last().signal.aborted).toBe(false);
    await pass(300_000);
    expect(lines).toHaveLength(1);
    expect(last().signal.aborted).toBe(true);
    hide(false);
    await pass(400);
    expect(lines).toHaveLength(2);
    leave();
  });

  it("ends with the page, and leaves nothing behind", async () => {
    const { lines, last, leave, watchers } = stage();
    await pass(0);
    last().say(": \n\n");
    await pass(0);
    leave();
    await pass(120_000);
    expect(lines).toHaveLength(1);
    expect(last().signal.aborted).toBe(true);
    expect(watchers.size).toBe(0);
  });
});

import { QueryClient } from "@tanstack/react-query";
import { afterEach, describe, expect, it } from "vitest";
import type { GuestAnswer } from "../api/typed-answers.ts";
import { followTyped } from "./typed-beside.ts";

const key = ["GET", "/api/resort", {}];
const saved = { name: "Teluk Biru", hours: { from: "09:00", to: "18:00" } };

let leave: () => void = () => undefined;
let stop: () => void = () => undefined;
afterEach(() => {
  leave();
  stop();
});

/** The page stands around itself here, so that a message of its own is one of the page around. */
function follow() {
  const queries = new QueryClient();
  queries.setQueryData(key, saved);
  queries.setQueryData(["GET", "/api/package", {}], { packages: [] });
  const received: Record<string, GuestAnswer> = {};
  const receive = ({ data }: MessageEvent) => data.pulau === "there" && Object.assign(received, data.answers);
  addEventListener("message", receive);
  stop = () => removeEventListener("message", receive);
  leave = followTyped(queries, window);
  const nameOf = (path: string) => Object.keys(received).find((name) => received[name]?.path === path) ?? "";
  const typed = (answer: object) => ({ pulau: "typed", answers: { [nameOf("/api/resort")]: answer } });
  return { queries, received, typed, name: () => queries.getQueryData<typeof saved>(key)?.name };
}
const say = (message: object, to = location.origin) => window.postMessage(message, to);
const green = { ...saved, name: "Teluk Hijau" };

describe("a guests' page beside a form", () => {
  it("tells its answers with what was asked, and shows what becomes of them until nothing is typed", async () => {
    const { received, typed, name } = follow();
    await expect
      .poll(() => Object.values(received))
      .toContainEqual({ path: "/api/resort", sent: {}, answer: saved });
    say(typed(green));
    await expect.poll(name).toBe("Teluk Hijau");
    say({ pulau: "typed", answers: {} });
    await expect.poll(name).toBe("Teluk Biru");
  });

  it("tells an answer that comes later, shows what was typed until it has heard, and goes back to that one", async () => {
    const { queries, received, typed, name } = follow();
    await expect.poll(() => Object.keys(received)).toHaveLength(2);
    say(typed(green));
    await expect.poll(name).toBe("Teluk Hijau");
    const later = { ...saved, hours: { from: "08:00", to: "18:00" } };
    await queries.fetchQuery({ queryKey: key, queryFn: async () => later });
    expect(name()).toBe("Teluk Hijau");
    await expect.poll(() => Object.values(received).map(({ answer }) => answer)).toContainEqual(later);
    say({ pulau: "typed", answers: {} });
    await expect.poll(name).toBe("Teluk Biru");
    expect(queries.getQueryData(key)).toEqual(later);
  });

  it("hears nobody but the page around it", async () => {
    const { received, typed, name } = follow();
    await expect.poll(() => Object.keys(received)).toHaveLength(2);
    const other = document.body.appendChild(document.createElement("iframe"));
    const elsewhere = JSON.stringify(typed({ ...saved, name: "Elsewhere" }));
    const delivered = new Promise((done) => addEventListener("message", done, { once: true }));
    (other.contentWindow as unknown as { eval: (code: string) => void }).eval(
      `parent.postMessage(${elsewhere}, "*")`,
    );
    await delivered;
    expect(name()).toBe("Teluk Biru");
    other.remove();
    say(typed(green));
    await expect.poll(name).toBe("Teluk Hijau");
  });
});

import { QueryClient } from "@tanstack/react-query";
import { afterEach, describe, expect, it } from "vitest";
import { followTyped } from "./typed-beside.ts";

const key = ["GET", "/api/resort", {}];
const saved = { name: "Teluk Biru", hours: { from: "09:00", to: "18:00" } };
const typed = (name: string) => ({ pulau: "typed", typed: { "/api/resort": { name } } });

let leave: () => void = () => undefined;
afterEach(() => leave());

/** The page stands around itself here, so that a message of its own is one of the page around. */
function follow() {
  const queries = new QueryClient();
  queries.setQueryData(key, saved);
  queries.setQueryData(["GET", "/api/package", {}], { packages: [] });
  leave = followTyped(queries, window);
  return { queries, name: () => queries.getQueryData<typeof saved>(key)?.name };
}
const say = (message: object) => window.postMessage(message, location.origin);

describe("a guests' page beside a form", () => {
  it("shows what is typed, and what is saved once nothing is", async () => {
    const { queries, name } = follow();
    say(typed("Teluk Hijau"));
    await expect.poll(name).toBe("Teluk Hijau");
    expect(queries.getQueryData(key)).toEqual({ ...saved, name: "Teluk Hijau" });
    say({ pulau: "typed", typed: {} });
    await expect.poll(name).toBe("Teluk Biru");
  });

  it("lays it over an answer that comes later, and goes back to that one", async () => {
    const { queries, name } = follow();
    say(typed("Teluk Hijau"));
    await expect.poll(name).toBe("Teluk Hijau");
    const queryFn = async () => ({ ...saved, hours: { from: "08:00", to: "18:00" } });
    await queries.fetchQuery({ queryKey: key, queryFn });
    expect(queries.getQueryData(key)).toMatchObject({ name: "Teluk Hijau", hours: { from: "08:00" } });
    say({ pulau: "typed", typed: {} });
    await expect.poll(name).toBe("Teluk Biru");
    expect(queries.getQueryData(key)).toMatchObject({ hours: { from: "08:00" } });
  });

  it("hears nobody but the page around it", async () => {
    const { name } = follow();
    const other = document.body.appendChild(document.createElement("iframe"));
    const script = `parent.postMessage(${JSON.stringify(typed("Elsewhere"))}, "*")`;
    const heard = new Promise((done) => addEventListener("message", done, { once: true }));
    (other.contentWindow as unknown as { eval: (code: string) => void }).eval(script);
    await heard;
    expect(name()).toBe("Teluk Biru");
    other.remove();
    say(typed("Teluk Hijau"));
    await expect.poll(name).toBe("Teluk Hijau");
  });
});

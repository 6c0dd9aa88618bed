import { afterEach, expect, it, vi } from "vitest";
import { leavePortalFor } from "./leave-portal.ts";

afterEach(() => vi.unstubAllGlobals());

/** A tab at the last of its pages; what its history is told is written down. */
function openTab(entries: number) {
  const written: string[] = [];
  const kept = new Map<string, string>();
  const shown: ((event: { persisted: boolean }) => void)[] = [];
  const place = {
    replace: vi.fn((address: string) => void written.push(`leave for ${address}`)),
    reload: vi.fn(),
  };
  class History {
    state = { key: "here" };
    length = entries;
    pushState(state: object, _: string, path: string) {
      written.push(`push ${path} ${JSON.stringify(state)}`);
      this.length += 1;
    }
    replaceState(state: object, _: string, path: string) {
      written.push(`replace ${path} ${JSON.stringify(state)}`);
    }
  }
  vi.stubGlobal("location", place);
  vi.stubGlobal("History", History);
  vi.stubGlobal("history", new History());
  vi.stubGlobal("sessionStorage", {
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
  vi.stubGlobal("addEventListener", (_: "pageshow", listen: (typeof shown)[number]) => shown.push(listen));
  return { written, kept, shown, place };
}

it("asks the server anew when the browser brings the page back as it was left", () => {
  const { shown, place } = openTab(4);
  leavePortalFor("https://bank.example/pay", { backAt: "/booking/7/confirming" });
  for (const listen of shown) listen({ persisted: false });
  expect(place.reload).not.toHaveBeenCalled();
  for (const listen of shown) listen({ persisted: true });
  expect(place.reload).toHaveBeenCalledOnce();
});

it.each([
  { keeps: false, first: "replace", entries: 4 },
  { keeps: true, first: "push", entries: 5 },
])("lets the page that is led back to wait before the bank's: $first", ({ keeps, first, entries }) => {
  const { written, kept } = openTab(4);
  leavePortalFor("https://bank.example/pay", { backAt: "/booking/7/confirming", keeps });
  const waiting = `/booking/7/confirming {"key":"here","waits":true}`;
  expect(written).toEqual([`${first} ${waiting}`, `push ${waiting}`, "leave for https://bank.example/pay"]);
  expect(JSON.parse(kept.get("pulau.left") ?? "")).toEqual({ backAt: "/booking/7/confirming", entries });
});

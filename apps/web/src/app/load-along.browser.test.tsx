import { afterEach, expect, test, vi } from "vitest";
import { loadAlong } from "./load-along.ts";

afterEach(() => {
  vi.restoreAllMocks();
  for (const link of document.querySelectorAll("link[crossorigin]")) link.remove();
});

const page = async () => "page";
const linkOf = (file: string) => document.querySelector<HTMLLinkElement>(`link[href="/${file}"]`);

test("a page shows when its styles are there", async () => {
  expect(await loadAlong(page, ["src/ui/tokens.css", "src/app/calls.ts"])).toBe("page");
  expect(linkOf("src/ui/tokens.css")?.sheet).not.toBeNull();
  expect(linkOf("src/app/calls.ts")?.rel).toBe("modulepreload");
});

test("what two pages stand on is asked for once", async () => {
  await Promise.all([
    loadAlong(page, ["src/ui/menu.module.css"]),
    loadAlong(page, ["src/ui/menu.module.css"]),
  ]);
  expect(document.querySelectorAll('link[href="/src/ui/menu.module.css"]')).toHaveLength(1);
});

test("a page whose line is in the table comes with the files of that line", async () => {
  const table = [
    ["a.js", "src/ui/chip.module.css", "b.js"],
    [[0], [1, 2]],
  ];
  const fetched = vi.spyOn(globalThis, "fetch").mockRejectedValueOnce(new TypeError("no connection"));
  await expect(loadAlong(page, 1)).rejects.toThrow("no connection");
  fetched.mockImplementation(async () => Response.json(table));
  expect(await loadAlong(page, 1)).toBe("page");
  expect(linkOf("a.js")).toBeNull();
  expect(linkOf("b.js")?.rel).toBe("modulepreload");
  expect(linkOf("src/ui/chip.module.css")?.sheet).not.toBeNull();
  await loadAlong(page, 0);
  expect(linkOf("a.js")).not.toBeNull();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("a file that is gone is told of, and who answers that loads the page anew", async () => {
  const gone = () => Promise.reject(new TypeError("gone"));
  await expect(loadAlong(gone, [])).rejects.toThrow("gone");
  const told = vi.fn((event: Event) => event.preventDefault());
  addEventListener("vite:preloadError", told, { once: true });
  expect(await loadAlong(gone, undefined)).toBeUndefined();
  expect(told).toHaveBeenCalledOnce();
});

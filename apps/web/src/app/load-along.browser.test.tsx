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

/** As the build writes it: what asks for a page names its script. */
const pageOf = (script: string) =>
  Object.assign(async () => "page", { toString: () => `import("./${script}.js")` });

test("a page whose line is in the table comes with the files of that line", async () => {
  const named = document.head.appendChild(document.createElement("meta"));
  Object.assign(named, { name: "along", content: "/assets/table.json" });
  const table = [["a.js", "src/ui/chip.module.css", "b.js"], { aaa: [0], bbb: [1, 2] }];
  const fetched = vi.spyOn(globalThis, "fetch").mockRejectedValueOnce(new TypeError("no connection"));
  await expect(loadAlong(pageOf("bbb"), 1)).rejects.toThrow("no connection");
  fetched.mockImplementationOnce(async () => Response.json({ code: "NOT_FOUND" }, { status: 404 }));
  await expect(loadAlong(pageOf("bbb"), 1)).rejects.toThrow("404");
  fetched.mockImplementation(async () => Response.json(table));
  expect(await loadAlong(pageOf("bbb"), 1)).toBe("page");
  expect(linkOf("a.js")).toBeNull();
  expect(linkOf("b.js")?.rel).toBe("modulepreload");
  expect(linkOf("src/ui/chip.module.css")?.sheet).not.toBeNull();
  await loadAlong(pageOf("aaa"), 1);
  expect(linkOf("a.js")).not.toBeNull();
  // A page that the table doesn't know, of another release, is asked for all the same.
  expect(await loadAlong(pageOf("ccc"), 1)).toBe("page");
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(fetched).toHaveBeenLastCalledWith("/assets/table.json");
  named.remove();
});

test("a file that is gone is told of, and who answers that loads the page anew", async () => {
  const gone = () => Promise.reject(new TypeError("gone"));
  await expect(loadAlong(gone, [])).rejects.toThrow("gone");
  const listener = vi.fn((event: Event) => event.preventDefault());
  addEventListener("vite:preloadError", listener, { once: true });
  expect(await loadAlong(gone, undefined)).toBeUndefined();
  expect(listener).toHaveBeenCalledOnce();
});

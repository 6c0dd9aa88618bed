/** Files that a page comes with; a number where the table has them, by the name of the page's script. */
type Along = readonly string[] | number | undefined;
type Table = readonly [files: readonly string[], lines: Readonly<Record<string, readonly number[]>>];
type Load<Page> = () => Promise<Page>;

let fetched: Promise<Table> | null = null;

async function fetchTable(): Promise<Table> {
  const address = document.querySelector<HTMLMetaElement>("meta[name=along]")?.content ?? "";
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
  return reply.json();
}

/** What other pages are made of. When it did not come it is asked for again. */
const table = (): Promise<Table> => {
  fetched ??= fetchTable();
  fetched.catch(() => {
    fetched = null;
  });
  return fetched;
};

// Whoever touches the page may be about to leave it; whoever came by another address needs it at once.
for (const touch of ["pointermove", "pointerdown", "keydown", "scroll"])
  addEventListener(touch, table, { once: true, passive: true });
if (location.pathname !== "/") table().catch(() => undefined);

/** `abc1234` of `() => import("./abc1234.js")`: the text of what asks for a page is what the build has written. */
const scriptOf = (load: Load<unknown>): string => /\/([\w-]+)\.js/.exec(String(load))?.[1] ?? "";

const filesOf = async (load: Load<unknown>, along: Along): Promise<readonly string[]> => {
  if (typeof along !== "number") return along ?? [];
  const [files, lines] = await table();
  return (lines[scriptOf(load)] ?? []).flatMap((place) => files[place] ?? []);
};

const linked = new Map<string, Promise<unknown> | undefined>();

/** Asks for a file; a style sheet is waited for, a script is only on its way. */
function linkTo(file: string): Promise<unknown> | undefined {
  const link = document.createElement("link");
  const isStyle = file.endsWith(".css");
  link.rel = isStyle ? "stylesheet" : "modulepreload";
  link.crossOrigin = "";
  link.href = `/${file}`;
  document.head.append(link);
  if (!isStyle) return undefined;
  return new Promise((done, fail) => {
    link.onload = done;
    link.onerror = () => {
      link.remove();
      linked.delete(file);
      fail(new Error(`${file} did not come`));
    };
  });
}

const linkOnce = (file: string): Promise<unknown> | undefined => {
  if (!linked.has(file))
    linked.set(file, document.querySelector(`link[href="/${file}"]`) ? undefined : linkTo(file));
  return linked.get(file);
};

/** Every `import()` of a page: it loads with the files that it stands on, and shows when its styles are there. */
export async function loadAlong<Page>(load: Load<Page>, along: Along): Promise<Page | undefined> {
  try {
    const [page] = await Promise.all([
      load(),
      filesOf(load, along).then((files) => Promise.all(files.map(linkOnce))),
    ]);
    return page;
  } catch (thrown) {
    if (dispatchEvent(new Event("vite:preloadError", { cancelable: true }))) throw thrown;
    return undefined;
  }
}

/** Files that a page comes with, or its line in the table that has them. */
type Along = readonly string[] | number | undefined;
type Table = readonly [files: readonly string[], lines: readonly (readonly number[])[]];

const tableFile = "__along__"; // the build writes the table's address in its place
let asking: Promise<Table> | null = null;

/** What other pages are made of. One that did not come is linked for again. */
const table = (): Promise<Table> => {
  asking ??= fetch(tableFile).then((reply) => reply.json() as Promise<Table>);
  asking.catch(() => {
    asking = null;
  });
  return asking;
};

// Whoever touches the page may be about to leave it.
for (const touch of ["pointermove", "pointerdown", "keydown", "scroll"])
  addEventListener(touch, table, { once: true, passive: true });

const filesOf = async (along: Along): Promise<readonly string[]> => {
  if (typeof along !== "number") return along ?? [];
  const [files, lines] = await table();
  return lines[along]?.flatMap((place) => files[place] ?? []) ?? [];
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
export async function loadAlong<Page>(load: () => Promise<Page>, along: Along): Promise<Page | undefined> {
  try {
    const [page] = await Promise.all([
      load(),
      filesOf(along).then((files) => Promise.all(files.map(linkOnce))),
    ]);
    return page;
  } catch (thrown) {
    if (dispatchEvent(new Event("vite:preloadError", { cancelable: true }))) throw thrown;
    return undefined;
  }
}

/** The files that this page has loaded so far: scripts, styles, words and letters. */
function loadedFiles(): string[] {
  const named = [...document.querySelectorAll<HTMLElement>("script[src], link[href]")].map(
    (element) => element.getAttribute("src") ?? element.getAttribute("href") ?? "",
  );
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const paths = [...named, ...loaded].map((name) => new URL(name, location.href));
  return [
    ...new Set(paths.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname)),
  ];
}

/** Has the browser keep this page for times without a connection (`worker/pocket-worker.ts`), as it is made now. */
export async function keepPage(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator) || !navigator.onLine) return;
  try {
    const { active, installing, waiting } = await navigator.serviceWorker.register("/pocket-worker.js", {
      scope: "/pocket",
    });
    (installing ?? waiting ?? active)?.postMessage(loadedFiles());
  } catch {
    // The page is none the worse for it while there is a connection.
  }
}

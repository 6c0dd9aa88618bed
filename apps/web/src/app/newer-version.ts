const mark = "pulau.reloadedForNewerVersion";
const patienceMs = 30_000;

/**
 * A page that stood open while the resort got a newer version asks for parts that are gone. It is loaded anew, which
 * loses nothing because drafts are kept; but not twice in a row, should the part really be missing.
 */
export function followNewerVersion(): void {
  addEventListener("vite:preloadError", (event) => {
    // Without a connection the page would be lost for the browser's own that says so.
    if (!navigator.onLine) return;
    const last = Number(sessionStorage.getItem(mark) ?? 0);
    if (Date.now() - last < patienceMs) return;
    sessionStorage.setItem(mark, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}

/**
 * Has the browser keep the staff's pages for times without a connection (`worker/pages-worker.ts`). Once is enough; a newer
 * version of the pages takes the place of what was kept.
 */
export async function keepPages(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/pages-worker.js", { scope: "/staff" }).catch(() => undefined);
}

/**
 * Leaves the portal for another site's page that does something for it. Whoever comes back by the browser's own button may
 * get this page out of its memory as it was left, with a busy button and what was true before: it is then loaded anew and
 * asks the server.
 */
export function leaveFor(address: string): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload();
  });
  location.assign(address);
}

/**
 * Goes to a gateway's page. Whoever comes back by the browser's own button may get this page out of its memory as it was
 * left, with a busy button and what was true before the payment: it is then loaded anew and asks the server.
 */
export function leaveToPay(address: string): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload();
  });
  location.assign(address);
}

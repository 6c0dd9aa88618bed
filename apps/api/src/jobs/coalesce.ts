/**
 * Makes a function that does its work at once, or once more after the work under way, of however many calls came meanwhile.
 * What it gives back is settled when that is over; `act` must not throw.
 */
export function coalesce(act: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let again = false;
  const run = async () => {
    do {
      again = false;
      await act();
    } while (again);
    running = null;
  };
  return () => {
    if (running === null) running = run();
    else again = true;
    return running;
  };
}

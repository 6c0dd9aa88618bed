import { createServer } from "node:net";

/** Whether a listen failed because another program has the port. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "EADDRINUSE";

export const takenLine = (port: number): string =>
  `Port ${port} is used by another program. Stop it, or choose another port: PORT=${port + 1} npm start`;

/** Tries the port before minutes of work are spent on a start that can't succeed. Throws what listening throws. */
export function tryPort(port: number, host: string): Promise<void> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once("error", fail);
    probe.listen(port, host, () => probe.close(() => done()));
  });
}

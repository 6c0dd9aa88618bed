/** Whether the server was reached by the last call that was made. */
export type Connection = {
  readonly lost: () => boolean;
  /** What the last call met. */
  readonly tell: (reached: boolean) => void;
  readonly subscribe: (onChange: () => void) => () => void;
};

export function createConnection(): Connection {
  let lost = false;
  const listeners = new Set<() => void>();
  return {
    lost: () => lost,
    tell: (reached) => {
      if (lost === !reached) return;
      lost = !reached;
      for (const listener of listeners) listener();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo } from "react";
import { CountBadge } from "./chip.tsx";
import styles from "./tabs.module.css";

export type Tab<V extends string> = { value: V; text: ReactNode; count?: number | undefined };

/** Tabs over one panel. Arrow keys go round, Home and End to the ends; keep `value` in the address. */
export function Tabs<V extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
}: {
  label: string;
  tabs: readonly Tab<V>[];
  value: V;
  onChange: (value: V) => void;
  children: ReactNode;
}) {
  const id = useId();
  // On a narrow screen the line of tabs scrolls: the chosen one is to be seen, also once the counts make it longer.
  const counts = tabs.map((tab) => tab.count).join();
  const chosen = useMemo(() => ({ value, counts }), [value, counts]);
  useEffect(() => {
    document.getElementById(`${id}-${chosen.value}`)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [id, chosen]);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const back = document.dir === "rtl" ? "ArrowRight" : "ArrowLeft";
    const on = document.dir === "rtl" ? "ArrowLeft" : "ArrowRight";
    const to = { [on]: at + 1, [back]: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (next === undefined) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus();
  };
  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            id={`${id}-${tab.value}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.text}
            {tab.count !== undefined && <CountBadge count={tab.count} />}
          </button>
        ))}
      </div>
      <div className={styles.panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}

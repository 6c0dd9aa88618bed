import { type ComponentProps, type ReactNode, useEffect, useId, useMemo, useRef } from "react";
import { Tab as Choice, Tabs as Group, TabList, TabPanel } from "react-aria-components";
import { CountBadge } from "./chip.tsx";
import { InOurLanguage } from "./headless/in-our-language.tsx";
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
  const list = useRef<HTMLDivElement>(null);
  // One panel, whose content stays itself from tab to tab: the library would name it by the first tab that it showed.
  const panel = useId();
  // On a narrow screen the line of tabs scrolls: the chosen one is to be seen, also once the counts make it longer.
  const counts = tabs.map((tab) => tab.count).join();
  const chosen = useMemo(() => ({ value, counts }), [value, counts]);
  useEffect(() => {
    const tab = list.current?.querySelector(`[data-key="${CSS.escape(chosen.value)}"]`);
    tab?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [chosen]);
  return (
    <InOurLanguage>
      <Group
        className={styles.whole ?? ""}
        selectedKey={value}
        onSelectionChange={(key) => {
          const tab = tabs.find((known) => known.value === key);
          if (tab) onChange(tab.value);
        }}
      >
        <TabList ref={list} className={styles.tabs ?? ""} aria-label={label}>
          {tabs.map((tab) => (
            <Choice
              key={tab.value}
              id={tab.value}
              className={styles.tab ?? ""}
              render={(props) => <div {...(props as ComponentProps<"div">)} aria-controls={panel} />}
            >
              {tab.text}
              {tab.count !== undefined && <CountBadge count={tab.count} />}
            </Choice>
          ))}
        </TabList>
        <TabPanel id={value} className={styles.panel ?? ""} render={(props) => <div {...props} id={panel} />}>
          {children}
        </TabPanel>
      </Group>
    </InOurLanguage>
  );
}

import type { ReactNode } from "react";
import styles from "./field.module.css";
import { Frame, type FrameProps, type Wiring } from "./field-frame.tsx";

type GroupWiring = Omit<Wiring, "aria-invalid"> & { "aria-labelledby": string; invalid: boolean };

/** The same around a control of several parts, which no `<label>` can name: a date by day, month and year. */
export const GroupFrame = ({
  children,
  ...words
}: FrameProps & { children: (wiring: GroupWiring) => ReactNode }) => (
  <Frame {...words}>
    {({ id, described, error }, label) => (
      <>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: what a <label> does by itself */}
        <span
          id={`${id}-label`}
          className={styles.label}
          onClick={() => document.getElementById(id)?.querySelector<HTMLElement>("[tabindex='0']")?.focus()}
        >
          {label}
        </span>
        {children({
          id,
          "aria-labelledby": `${id}-label`,
          "aria-describedby": described,
          invalid: Boolean(error),
        })}
      </>
    )}
  </Frame>
);

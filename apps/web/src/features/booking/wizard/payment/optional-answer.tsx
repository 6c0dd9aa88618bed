import { type ReactNode, useState } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Icon, type IconShape } from "../../../../ui/icon.tsx";
import styles from "./payment.module.css";

const focusFirst = (row: HTMLElement | null): void =>
  row?.querySelector<HTMLElement>("input, textarea")?.focus();

type Props = {
  readonly icon: IconShape;
  readonly title: string;
  readonly optional?: boolean;
  /** It holds an answer already. */
  readonly filled: boolean;
  readonly children: ReactNode;
};

/** A question that few answer: a row with "Add", and its field once that is pressed or something stands in it. */
export function OptionalAnswer({ icon, title, optional = false, filled, children }: Props) {
  const { t } = useTranslation(["booking", "ui"]);
  const [wasFilled] = useState(filled);
  const [open, setOpen] = useState(false);
  if (wasFilled || open || filled) {
    return (
      <div className={styles.unfolded} ref={open ? focusFirst : null}>
        {children}
      </div>
    );
  }
  return (
    <div className={styles.folded}>
      <Icon of={icon} size="m" />
      <span>
        <span className="strong">{title}</span>
        {optional && <span className="hint"> {t("ui:optional")}</span>}
      </span>
      <Button
        kind="plain"
        size="small"
        aria-expanded={false}
        aria-label={t("payment.addOf", { what: title })}
        onClick={() => setOpen(true)}
      >
        {t("payment.add")}
      </Button>
    </div>
  );
}

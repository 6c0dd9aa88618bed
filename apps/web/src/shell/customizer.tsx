import { IconCheck, IconX } from "@tabler/icons-react";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button, IconButton } from "../ui/button.tsx";
import { Switch } from "../ui/choice-fields.tsx";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icon.tsx";
import { Segmented } from "../ui/segmented.tsx";
import styles from "./customizer.module.css";
import { type Color, colors, takesNavbarColor } from "./look.ts";
import { useLook } from "./look-store.ts";

function Swatches<C extends "default" | Color>({
  label,
  choices,
  value,
  onChange,
  disabled,
}: {
  label: string;
  choices: readonly C[];
  value: C;
  onChange: (color: C) => void;
  disabled?: boolean;
}) {
  const id = useId();
  const { t } = useTranslation("customizer");
  const named = (color: "default" | Color) => t(`colors.${color}`);
  return (
    <fieldset disabled={disabled}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.swatches}>
        {choices.map((color) => (
          <label key={color} className={classNames(styles.swatch, styles[color])} title={named(color)}>
            <input
              type="radio"
              name={id}
              aria-label={named(color)}
              checked={value === color}
              onChange={() => onChange(color)}
            />
            <Icon of={IconCheck} size="s" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The side panel in which everything changes at once and is kept. Not shown under 1200 px. */
export default function Customizer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(["customizer", "shell"]);
  const { look, change, reset } = useLook();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    panel.current?.querySelector<HTMLElement>("button")?.focus();
    return () => before?.focus();
  }, []);
  const across = look.layout === "horizontal";
  return (
    <aside
      ref={panel}
      className={styles.panel}
      aria-label={t("title")}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <header className={styles.head}>
        <div>
          <h2 className="display">{t("title")}</h2>
          <p className="hint">{t("kept")}</p>
        </div>
        <IconButton icon={IconX} label={t("shell:menu.close")} onClick={onClose} />
      </header>
      <div className={styles.body}>
        <div>
          <Swatches
            label={t("menuColor")}
            choices={colors}
            value={look.menuColor}
            onChange={(menuColor) => change({ menuColor })}
          />
        </div>
        <div>
          <Segmented
            wide
            label={t("layout")}
            value={look.layout}
            onChange={(layout) => change({ layout })}
            choices={(["vertical", "horizontal"] as const).map((value) => ({
              value,
              text: t(`layouts.${value}`),
            }))}
          />
        </div>
        <div>
          <Segmented
            wide
            label={t("mode")}
            value={look.mode}
            onChange={(mode) => change({ mode })}
            choices={(["light", "dark", "semi-dark"] as const)
              .filter((value) => !across || value !== "semi-dark")
              .map((value) => ({ value, text: t(`modes.${value}`) }))}
          />
        </div>
        <div>
          <Segmented
            wide
            label={t("navbarType")}
            value={look.navbarType}
            onChange={(navbarType) => change({ navbarType })}
            choices={(["hidden", "static", "sticky", "floating"] as const)
              .filter((value) => !across || value !== "hidden")
              .map((value) => ({ value, text: t(`navbars.${value}`) }))}
          />
        </div>
        {!across && (
          <div>
            <Swatches
              label={t("navbarColor")}
              choices={["default", ...colors] as const}
              value={look.navbarColor}
              disabled={!takesNavbarColor(look)}
              onChange={(navbarColor) => change({ navbarColor })}
            />
          </div>
        )}
        <div>
          <Segmented
            wide
            label={t("footerType")}
            value={look.footerType}
            onChange={(footerType) => change({ footerType })}
            choices={(["hidden", "static", "sticky"] as const).map((value) => ({
              value,
              text: t(`footers.${value}`),
            }))}
          />
        </div>
        <div className={styles.switches}>
          {!across && (
            <Switch
              atEnd
              label={t("collapsed")}
              checked={look.collapsed}
              onChange={(collapsed) => change({ collapsed })}
            />
          )}
          <Switch atEnd label={t("rtl")} checked={look.rtl} onChange={(rtl) => change({ rtl })} />
          <Switch
            atEnd
            label={t("hideToTop")}
            checked={look.hideToTop}
            onChange={(hideToTop) => change({ hideToTop })}
          />
        </div>
      </div>
      <div className={styles.foot}>
        <Button kind="plain" wide onClick={reset}>
          {t("reset")}
        </Button>
      </div>
    </aside>
  );
}

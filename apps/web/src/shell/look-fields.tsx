import { useTranslation } from "../i18n/use-translation.ts";
import { Switch } from "../ui/choice-fields.tsx";
import { Segmented } from "../ui/segmented.tsx";
import styles from "./customizer.module.css";
import { colors, takesNavbarColor } from "./look.ts";
import { useLook } from "./look-store.ts";
import { Swatches } from "./swatches.tsx";

/** What is on or off. */
function LookSwitches() {
  const { look, change } = useLook();
  const { t } = useTranslation("customizer");
  return (
    <div className={styles.switches}>
      {look.layout === "vertical" && (
        <Switch
          atEnd
          onlyReads
          label={t("collapsed")}
          checked={look.collapsed}
          onChange={(collapsed) => change({ collapsed })}
        />
      )}
      <Switch atEnd onlyReads label={t("rtl")} checked={look.rtl} onChange={(rtl) => change({ rtl })} />
      <Switch
        atEnd
        onlyReads
        label={t("hideToTop")}
        checked={look.hideToTop}
        onChange={(hideToTop) => change({ hideToTop })}
      />
    </div>
  );
}

/** Everything of the look that can be changed. A menu across the top has less to choose from. */
export function LookFields() {
  const { look, change } = useLook();
  const { t } = useTranslation("customizer");
  const across = look.layout === "horizontal";
  return (
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
      <LookSwitches />
    </div>
  );
}

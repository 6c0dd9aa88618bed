import {
  type Colour,
  isColour,
  readability,
  readable,
  type Shades,
  shadesOf,
} from "@pulau/domain/look/palette.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { TextInput } from "../../../../ui/text-fields.tsx";
import type { PartProps } from "../setting-context.ts";
import styles from "../settings.module.css";
import { useSettingText } from "../use-setting-text.ts";

/** Pulau's own, where the resort has chosen none. */
const own: Record<string, Colour> = { primary: "#0b7777", accent: "#c4452a" };

function Sample({ shades, ground, name }: { shades: Shades; ground: Colour; name: string }) {
  const { t } = useTranslation("settings");
  return (
    <span className={styles.sample} style={{ background: ground }}>
      <span style={{ background: shades.fill, color: shades.on }}>{t("colour.button")}</span>
      <span style={{ background: shades.soft, color: shades.ink }}>{t("colour.text")}</span>
      <span style={{ color: shades.ink }}>{name}</span>
    </span>
  );
}

/** How a colour will look by day and by night, and whether it can be read as it is. */
function Checked({ colour }: { colour: Colour }) {
  const { t, i18n } = useTranslation("settings");
  const ratio = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const shades = shadesOf(colour);
  const found = readability(colour);
  const words = (mode: "light" | "dark") =>
    t(found[mode] >= readable ? "colour.readable" : "colour.shifted", {
      ratio: `${ratio.format(found[mode])}:1`,
    });
  return (
    <div className={styles.samples}>
      <div>
        <Sample shades={shades.light} ground="#ffffff" name={t("colour.light")} />
        <small className="hint">{words("light")}</small>
      </div>
      <div>
        <Sample shades={shades.dark} ground="#0e1e2e" name={t("colour.dark")} />
        <small className="hint">{words("dark")}</small>
      </div>
    </div>
  );
}

/** One of the resort's two colours; shades that can be read are made of it. */
export function ColourField({ field, form, readOnly }: PartProps) {
  const { t } = useTranslation("settings");
  const text = useSettingText();
  const at = `look.${field.at}`;
  const control = form.field(at);
  const typed = control.value.trim().toLowerCase();
  const shown = isColour(typed) ? typed : (own[field.at] ?? "#000000");
  return (
    <div className={styles.colour}>
      <div className={styles.pair}>
        <TextInput
          label={text(`look.${field.at}`)}
          placeholder={own[field.at]}
          dir="ltr"
          disabled={readOnly}
          {...control}
          onChange={(value) => form.set(at, value.trim() === "" ? null : value)}
        />
        <div className={styles.pick}>
          <input
            type="color"
            aria-label={t("colour.choose", { name: text(`look.${field.at}`) })}
            disabled={readOnly}
            value={shown}
            onChange={(event) => form.set(at, event.target.value)}
          />
          {control.value !== "" && !readOnly && (
            <Button kind="plain" size="small" onClick={() => form.set(at, null)}>
              {t("colour.own")}
            </Button>
          )}
        </div>
      </div>
      {control.value !== "" && <Checked colour={shown} />}
    </div>
  );
}

import { useState } from "react";
import { type Language, languages, nameOf } from "../../i18n/language.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { useChangeLanguage } from "../../ui/use-change-language.ts";
import { useLanguage } from "../../ui/use-language.ts";
import styles from "../all-pieces.module.css";

const change = (name: "dir" | "theme", value: string): void => {
  if (name === "dir") document.documentElement.dir = value;
  else document.documentElement.dataset.theme = value;
};

/** Language, direction, mode and density of the whole page. */
export function Switches() {
  const { language } = useLanguage();
  const changeLanguage = useChangeLanguage();
  const [dir, setDir] = useState<"ltr" | "rtl">("ltr");
  const [mode, setMode] = useState<"light" | "dark">("light");
  const [density, setDensity] = useState<"guests" | "staff">("guests");
  return (
    <header className={styles.switches}>
      <Segmented<Language>
        label="Language"
        value={language}
        onChange={changeLanguage}
        choices={languages.map((code) => ({ value: code, text: nameOf[code] }))}
      />
      <Segmented
        label="Direction"
        value={dir}
        onChange={(next) => {
          setDir(next);
          change("dir", next);
        }}
        choices={[
          { value: "ltr", text: "Left to right" },
          { value: "rtl", text: "Right to left" },
        ]}
      />
      <Segmented
        label="Mode"
        value={mode}
        onChange={(next) => {
          setMode(next);
          change("theme", next);
        }}
        choices={[
          { value: "light", text: "Light" },
          { value: "dark", text: "Dark" },
        ]}
      />
      <Segmented
        label="Density"
        value={density}
        onChange={(next) => {
          setDensity(next);
          document.documentElement.toggleAttribute("data-density", next === "staff");
          if (next === "staff") document.documentElement.dataset.density = "staff";
        }}
        choices={[
          { value: "guests", text: "Guests" },
          { value: "staff", text: "Staff" },
        ]}
      />
    </header>
  );
}

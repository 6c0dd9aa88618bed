import { useState } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { IconButton } from "../ui/button.tsx";
import { IconAdjustmentsHorizontal } from "../ui/icons/index.ts";
import { onDemand } from "../ui/on-demand.tsx";
import { wideOnly } from "./shell.tsx";

const Customizer = onDemand(() => import("./customizer.tsx"), "customizer");

/** Opens the customizer, which is loaded at the first touch. */
export function CustomizerButton() {
  const { t } = useTranslation("shell");
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={IconAdjustmentsHorizontal}
        label={t("customizer")}
        aria-expanded={open}
        className={wideOnly}
        onClick={() => setOpen(!open)}
      />
      {open && <Customizer onClose={() => setOpen(false)} />}
    </>
  );
}

import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../ui/button.tsx";
import { wideOnly } from "./shell.tsx";

const Customizer = lazy(() => import("./customizer.tsx"));

/** Opens the customizer, which is loaded at the first touch. */
export function CustomizerButton() {
  const { t } = useTranslation("shell");
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={IconAdjustmentsHorizontal}
        label={t("customizer.open")}
        aria-expanded={open}
        className={wideOnly}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Suspense fallback={null}>
          <Customizer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

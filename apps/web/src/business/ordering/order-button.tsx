import { type ReactNode, useState } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { IconArrowsSort } from "../../ui/icons/index.ts";

/** Opens the dialog in which a list's rows are put in order. Wants the words of `ordering`. */
export function OrderButton({ children }: { readonly children: (onClose: () => void) => ReactNode }) {
  const { t } = useTranslation("ordering");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="outline" icon={IconArrowsSort} onClick={() => setIsOpen(true)}>
        {t("act")}
      </Button>
      {isOpen && children(() => setIsOpen(false))}
    </>
  );
}

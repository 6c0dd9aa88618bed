import { useTranslation } from "../i18n/use-translation.ts";
import { Button } from "./button.tsx";
import type { DialogProps } from "./dialog-props.ts";

/** The dialog that asks before something unsaved is left; whoever closes it stays. */
export function useUnsavedQuestion(answer: (stays: boolean) => void): DialogProps {
  const { t } = useTranslation("errors");
  return {
    open: true,
    role: "alertdialog",
    unsaved: false,
    onClose: () => answer(true),
    title: t("unsaved.title"),
    children: <p>{t("unsaved.text")}</p>,
    acts: (
      <>
        <Button kind="outline" onClick={() => answer(false)}>
          {t("unsaved.leave")}
        </Button>
        <Button data-first onClick={() => answer(true)}>
          {t("unsaved.stay")}
        </Button>
      </>
    ),
  };
}

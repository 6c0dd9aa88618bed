import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { VisuallyHidden } from "../../../ui/surfaces.tsx";
import type { DeskVerb } from "./confirm-dialog.tsx";

/** "Check in" or "Check out" of a line; who it is stands in its name for those who hear it alone. */
export function ActButton({
  verb,
  name,
  busy,
  onPress,
}: {
  verb: DeskVerb;
  name: string;
  busy: boolean;
  onPress: () => void;
}) {
  const { t } = useTranslation("staff");
  return (
    <Button
      kind="outline"
      size="small"
      busy={busy}
      data-desk-act={verb === "checkIn" ? "check-in" : "check-out"}
      onClick={(event) => {
        // The button is gone once it has worked: the focus waits on its line.
        event.currentTarget.closest("tr")?.querySelector<HTMLElement>("[data-desk-line]")?.focus();
        onPress();
      }}
    >
      <span aria-hidden="true">{t(`act.${verb}`)}</span>
      <VisuallyHidden>{t(`act.${verb}Of`, { name })}</VisuallyHidden>
    </Button>
  );
}

import { useState } from "react";
import { useBackend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button, IconButton } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { IconMessageCircle } from "../../../../ui/icons/index.ts";
import type { Resort } from "../calls.ts";
import { Contacts } from "../full/contacts.tsx";

/** How to reach a person, from anywhere in the wizard. */
export function ContactLink({ resort, compact }: { resort: Resort; compact?: boolean }) {
  const { t } = useTranslation("booking");
  const [open, setOpen] = useState(false);
  // Staff are whom one would ask.
  if (useBackend().side.name === "staff") return null;
  return (
    <>
      {compact ? (
        <IconButton icon={IconMessageCircle} label={t("ask.act")} onClick={() => setOpen(true)} />
      ) : (
        <Button kind="plain" icon={IconMessageCircle} onClick={() => setOpen(true)}>
          {t("ask.act")}
        </Button>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title={t("ask.title")}>
        <p className="muted">{t("ask.hours", resort.answerHours)}</p>
        <Contacts resort={resort} />
      </Dialog>
    </>
  );
}

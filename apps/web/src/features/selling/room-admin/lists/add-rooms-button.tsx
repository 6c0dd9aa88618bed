import { type ComponentProps, useState } from "react";
import { useMay } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconStack2 } from "../../../../ui/icons/index.ts";
import { AddRoomsDialog } from "../plan/add-rooms-dialog.tsx";

/** Adds many rooms at once, for who may. */
export function AddRoomsButton({ types }: Pick<ComponentProps<typeof AddRoomsDialog>, "types">) {
  const { t } = useTranslation("rooms");
  const may = useMay();
  const [open, setOpen] = useState(false);
  if (!may("rooms", "create")) return null;
  return (
    <>
      <Button kind="outline" icon={IconStack2} onClick={() => setOpen(true)}>
        {t("adding.title")}
      </Button>
      {open && <AddRoomsDialog types={types} onClose={() => setOpen(false)} />}
    </>
  );
}

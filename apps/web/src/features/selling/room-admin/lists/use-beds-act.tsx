import type { RoomTypeId } from "@pulau/domain/ids.ts";
import { type ReactNode, useState } from "react";
import { useMay } from "../../../../api/use-call.ts";
import { useNamedRow } from "../../../../business/use-named-row.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { IconBed } from "../../../../ui/icons/index.ts";
import type { MenuEntry } from "../../../../ui/menu-entry.ts";
import { BedsDialog } from "../types/beds-dialog.tsx";
import { useRoomTypes } from "../use-room-types.ts";

/** The ways in which rooms of a type can be made up: the act that opens them, for who may, and their dialog. */
export function useBedsAct(): { actOf: (type: { _id: RoomTypeId }) => MenuEntry | false; dialog: ReactNode } {
  const { t } = useTranslation("rooms");
  const mayWrite = useMay()("rooms", "write");
  const withBeds = useRoomTypes().data?.roomTypes;
  const [open, setOpen] = useState<string | null>(null);
  useNamedRow({ rows: mayWrite ? withBeds : undefined, keyOf: ({ _id }) => _id, what: "beds" }, ({ _id }) =>
    setOpen(_id),
  );
  const type = withBeds?.find(({ _id }) => _id === open);
  return {
    actOf: ({ _id }) =>
      mayWrite && {
        id: "beds",
        text: t("numbers.beds"),
        icon: IconBed,
        onSelect: () => setOpen(_id),
      },
    dialog: type && <BedsDialog key={type._id} type={type} onClose={() => setOpen(null)} />,
  };
}

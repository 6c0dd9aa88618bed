import type { RoomTypeId } from "@pulau/domain/ids.ts";
import { useState } from "react";
import { useSend } from "../../../../api/use-call.ts";
import { useLatestSave } from "../../../../api/use-latest-save.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { moveItem } from "../../../../ui/move-item.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { useFailureToast } from "../../../../ui/use-outcome-toast.ts";
import { orderRoomTypes, type RoomType, roomPaths } from "../calls.ts";

/** The order of the types: shown at once as it was moved, and as it was when the server does not take it. */
export function useOrder(types: readonly RoomType[], version: number | undefined) {
  const { t } = useTranslation("rooms");
  const { say } = useLanguage();
  const showFailure = useFailureToast();
  const send = useSend(orderRoomTypes, roomPaths);
  const [announcement, setAnnouncement] = useState("");
  const { wanted, put } = useLatestSave(version, async (roomTypeIds: RoomTypeId[], base) => {
    try {
      await send.mutateAsync({
        body: { roomTypeIds },
        options: base === undefined ? {} : { ifMatch: base },
      });
      return true;
    } catch (failure) {
      showFailure(failure);
      return false;
    }
  });
  const shown =
    wanted === null ? types : types.toSorted((a, b) => wanted.indexOf(a._id) - wanted.indexOf(b._id));
  const move = (from: number, to: number) => {
    const next = moveItem(shown, from, to);
    const type = shown[from];
    if (next === shown || type === undefined) return;
    setAnnouncement(t("types.moved", { name: say(type.name), place: to + 1, count: next.length }));
    void put(next.map(({ _id }) => _id));
  };
  return { types: shown, move, announcement };
}

export type Order = ReturnType<typeof useOrder>;

import { useSend } from "../../../../api/use-call.ts";
import { type Order as OrderOf, useOrder as useOrderOf } from "../../../../business/ordering/use-order.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { orderRoomTypes, type RoomType, roomPaths } from "../calls.ts";

/** The order of the types, in which auto-select tries them. */
export function useOrder(types: readonly RoomType[], version: number | undefined) {
  const { t } = useTranslation("rooms");
  const { say } = useLanguage();
  const send = useSend(orderRoomTypes, roomPaths);
  return useOrderOf({
    rows: types,
    version,
    save: (roomTypeIds, options) => send.mutateAsync({ body: { roomTypeIds }, options }),
    movedText: ({ name }, place, count) => t("types.moved", { name: say(name), place, count }),
  });
}

export type Order = OrderOf<RoomType>;

import type { Sen } from "@pulau/domain/money/sen.ts";
import { useMay } from "../../api/use-call.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { IconButton } from "../../ui/button.tsx";
import { IconArrowsExchange, IconDiscount, IconX } from "../../ui/icons/index.ts";
import type { Charge } from "./calls.ts";
import type { Correction } from "./correct-charge.tsx";

/** What a charge comes to with its discount, taxes included. */
export const netOf = ({ totalSen, discount }: Charge): Sen => totalSen + (discount?.totalSen ?? 0);

type Props = {
  readonly charge: Charge;
  readonly name: string;
  readonly onCorrect: (correction: Correction) => void;
};

/** What can be done about a charge that stands, by who may: a discount, its end, moving it to another booking, or taking it off. Wants the words of `till`. */
export function ChargeActs({ charge, name, onCorrect }: Props) {
  const { t } = useTranslation("till", { keyPrefix: "panel" });
  const may = useMay();
  const { _id: id, discount } = charge;
  const sen = netOf(charge);
  return (
    <>
      {may("charges", "write") && !discount && (
        <IconButton
          icon={IconDiscount}
          label={t("reduceOf", { name })}
          writes
          onClick={() => onCorrect({ what: "discount", id, sen, name })}
        />
      )}
      {may("charges", "delete") && discount && (
        <IconButton
          icon={IconDiscount}
          label={t("endDiscountOf", { name })}
          writes
          onClick={() => onCorrect({ what: "endDiscount", id: discount._id, sen: -discount.totalSen, name })}
        />
      )}
      {may("charges", "delete") && may("charges", "write") && may("bookings", "read") && (
        <IconButton
          icon={IconArrowsExchange}
          label={t("moveOf", { name })}
          writes
          onClick={() => onCorrect({ what: "move", id, sen, name })}
        />
      )}
      {may("charges", "delete") && (
        <IconButton
          icon={IconX}
          label={t("takeOffOf", { name })}
          writes
          onClick={() => onCorrect({ what: "takeOff", id, sen, name })}
        />
      )}
    </>
  );
}

import type { BookingId } from "@pulau/domain/ids.ts";
import type { PriceDiscount } from "@pulau/domain/money/price-discount.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useCall, useSend } from "../../../../api/use-call.ts";
import { DiscountDialog } from "../../../../business/discount-dialog.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useToast } from "../../../../ui/toast.tsx";
import { type DiscountQuote, deskPaths, discountQuote, discountStay } from "../calls.ts";

type Props = {
  readonly bookingId: BookingId;
  /** The price as it is, and how far whoever looks may go. */
  readonly quote: DiscountQuote;
  readonly onClose: () => void;
};

/** Takes a part or an amount off the price of a stay; what the whole will cost is said before. */
export function StayDiscount({ bookingId: _id, quote, onClose }: Props) {
  const { t } = useTranslation("staff", { keyPrefix: "discount" });
  const toast = useToast();
  const send = useSend(discountStay, deskPaths);
  return (
    <DiscountDialog
      reach={quote}
      staySen={quote.staySen}
      onClose={onClose}
      onGive={async (body, options) => {
        const { totalSen } = await send.mutateAsync({ params: { _id }, body, options });
        toast({ tone: "success", text: t("done", { amount: formatRinggit(totalSen) }) });
      }}
    >
      {(off) =>
        off === null ? (
          t("now", { amount: formatRinggit(quote.staySen) })
        ) : (
          <NewTotal bookingId={_id} discount={off.discount} />
        )
      }
    </DiscountDialog>
  );
}

/** The whole price as it would be, taxes and all, as the server reckons it. */
function NewTotal({ bookingId, discount }: { bookingId: BookingId; discount: PriceDiscount }) {
  const { t } = useTranslation("staff", { keyPrefix: "discount" });
  const { data } = useCall(discountQuote, { params: { _id: bookingId }, query: discount });
  return data ? t("will", { amount: formatRinggit(data.totalSen) }) : t("reckoning");
}

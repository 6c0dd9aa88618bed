import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useState } from "react";
import { useCall, useSend } from "../../../../../api/use-call.ts";
import { DiscountDialog, type GivenDiscount } from "../../../../../business/discount-dialog.tsx";
import { useTranslation } from "../../../../../i18n/use-translation.ts";
import { Button } from "../../../../../ui/button.tsx";
import { IconDiscount } from "../../../../../ui/icons/index.ts";
import { useFailureToast } from "../../../../../ui/use-outcome-toast.ts";
import { useDraft } from "../../draft/draft-context.ts";
import { useHold } from "../../hold/hold-context.ts";
import { draftDiscount, setDraftDiscount } from "../calls.ts";
import styles from "./panel.module.css";

/** Writes what is taken off the draft's price, and gives what is held that price. */
function useGive() {
  const { draftId } = useDraft();
  const { state, alter } = useHold();
  const send = useSend(setDraftDiscount, [draftDiscount.path]);
  const give = async (given: GivenDiscount | null) => {
    await send.mutateAsync({ params: { _id: draftId }, body: { given } });
    if (state === "live") await alter();
  };
  return { give, busy: send.isPending };
}

/** Changes the price of what is held: a part or an amount off, as far as one's role goes, with the reason. */
export function PriceChange() {
  const { t } = useTranslation("new-booking");
  const { t: words } = useTranslation("staff", { keyPrefix: "discount" });
  const { draftId } = useDraft();
  const { state } = useHold();
  const showFailure = useFailureToast();
  const [isOpen, setOpen] = useState(false);
  const known = useCall(draftDiscount, { params: { _id: draftId } });
  const { give, busy } = useGive();
  const { data } = known;
  if (data === undefined || state === "none" || data.limit === 0) return null;
  const { given, staySen } = data;
  const open = async () => {
    // A percentage is of what is held, which may be another stay since.
    await known.refetch();
    setOpen(true);
  };
  return (
    <div className={styles.priceChange}>
      {given && <p className="hint">{t("priceReason", { reason: given.reason })}</p>}
      <span>
        <Button kind="plain" size="small" icon={IconDiscount} onClick={() => void open()}>
          {t("changePrice")}
        </Button>
        {given && (
          <Button
            kind="plain"
            size="small"
            busy={busy}
            onClick={() => void give(null).catch((failure: unknown) => showFailure(failure))}
          >
            {words("end")}
          </Button>
        )}
      </span>
      {isOpen && staySen !== null && (
        <DiscountDialog
          reach={data}
          staySen={staySen}
          given={given}
          onGive={give}
          onClose={() => setOpen(false)}
        >
          {(off) =>
            off === null
              ? words("now", { amount: formatRinggit(staySen) })
              : words("off", { amount: formatRinggit(Math.min(off.sen, staySen)) })
          }
        </DiscountDialog>
      )}
    </div>
  );
}

import type { CustomerId } from "@pulau/domain/ids.ts";
import { useCall } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/surfaces.tsx";
import { customer } from "./calls.ts";

/** Says of whom alone the bookings are listed, and leads back to all of them. */
export function CustomerFilter({ _id, onAll }: { _id: CustomerId; onAll: () => void }) {
  const { t } = useTranslation("trips");
  const { data } = useCall(customer, { params: { _id } });
  return (
    <Notice
      acts={
        <Button kind="outline" size="small" onClick={onAll}>
          {t("listing.allCustomers")}
        </Button>
      }
    >
      {t("listing.ofCustomer", { name: data?.name ?? "…" })}
    </Notice>
  );
}

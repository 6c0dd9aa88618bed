import type { BookingId } from "@pulau/domain/ids.ts";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { StayFinder } from "../../../../../business/stay-finder.tsx";
import { useTranslation } from "../../../../../i18n/use-translation.ts";
import { Button } from "../../../../../ui/button.tsx";
import { Dialog } from "../../../../../ui/dialog.tsx";
import { IconColumns3 } from "../../../../../ui/icons/index.ts";

/** Opens somebody else's stay beside this one; the address keeps both. */
export function OpenBeside({ _id }: { _id: BookingId }) {
  const { t } = useTranslation("stay-changes", { keyPrefix: "beside" });
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="outline" icon={IconColumns3} data-desk-act="beside" onClick={() => setOpen(true)}>
        {t("open")}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t("open")} unsaved={false}>
        <StayFinder
          label={t("find")}
          hint={t("findHint")}
          foundLabel={t("found")}
          without={_id}
          onChoose={({ _id: beside }) => {
            setOpen(false);
            void navigate({ to: `/staff/bookings/${_id}`, search: { beside } });
          }}
        />
      </Dialog>
    </>
  );
}

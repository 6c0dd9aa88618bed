import { useState } from "react";
import { useCall } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { AnchorButton, Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { IconFileSearch } from "../../../ui/icons/index.ts";
import { ErrorState } from "../../../ui/states.tsx";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import { fileAddress, type NeedItem } from "./calls.ts";
import styles from "./money.module.css";

type Slip = NonNullable<NeedItem["slip"]>;

/** The slip itself, at an address that ends after some minutes: it is asked for each time that it is opened. */
function SlipView({ slip, of }: { slip: Slip; of: string }) {
  const { t } = useTranslation("money");
  const { data, error, refetch } = useCall(fileAddress, { params: { _id: slip._id } });
  if (error) return <ErrorState error={error} retry={() => void refetch()} />;
  if (!data)
    return (
      <Waiting what={t("slip.open")}>
        <Skeleton height={320} radius={8} />
      </Waiting>
    );
  if (slip.mediaType === "application/pdf")
    return (
      <AnchorButton kind="outline" href={data.url} download={slip.name}>
        {t("slip.keep")}
      </AnchorButton>
    );
  return <img className={styles.slip} src={data.url} alt={`${t("slip.of", { name: of })} · ${slip.name}`} />;
}

/** Opens the slip of a transfer. */
export function SlipButton({ slip, of }: { slip: Slip | null; of: string }) {
  const { t } = useTranslation("money");
  const [open, setOpen] = useState(false);
  if (slip === null) return <span className="hint">{t("slip.none")}</span>;
  return (
    <>
      <Button
        kind="outline"
        size="small"
        icon={IconFileSearch}
        aria-label={`${t("slip.open")}: ${of}`}
        onClick={() => setOpen(true)}
      >
        {t("slip.open")}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t("slip.of", { name: of })} size="wide">
        <SlipView slip={slip} of={of} />
      </Dialog>
    </>
  );
}

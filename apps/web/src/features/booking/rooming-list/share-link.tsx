import type { BookingId } from "@pulau/domain/ids.ts";
import { useState } from "react";
import { useCall, useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { copyText } from "../../../ui/copy-text.ts";
import { IconCopy, IconRefresh } from "../../../ui/icons/index.ts";
import { DayText } from "../../../ui/money-and-dates.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { TextInput } from "../../../ui/text-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useFailureToast } from "../../../ui/use-outcome-toast.ts";
import { renewLink, showLink } from "./calls.ts";
import styles from "./rooming.module.css";

/** The link by which a coordinator without an account fills the list in; another one closes those given out before. */
export function ShareLink({ _id }: { _id: BookingId }) {
  const { t } = useTranslation("rooming");
  const { data } = useCall(showLink, { params: { _id } });
  const renew = useSend(renewLink, [showLink.path]);
  const toast = useToast();
  const showFailure = useFailureToast();
  const [shown, setShown] = useState(false);
  if (data === undefined) return null;
  const copy = async () => {
    await copyText(data.url).then(
      () => toast({ text: t("link.copied"), tone: "success" }),
      () => setShown(true),
    );
  };
  const another = () =>
    renew.mutateAsync({ params: { _id } }).then(() => toast({ text: t("link.renewed") }), showFailure);
  return (
    <Card as="section" className={styles.share} aria-labelledby="rooming-link">
      <h2 id="rooming-link" className="strong">
        {t("link.title")}
      </h2>
      <p className="muted">
        {t("link.text")} <DayText day={data.until} shape="weekday" />
      </p>
      <div className={styles.link}>
        {shown && (
          <TextInput label={t("link.url")} value={data.url} readOnly dir="ltr" onChange={() => undefined} />
        )}
        <Button kind="outline" size="small" icon={IconCopy} onClick={copy}>
          {t("link.copy")}
        </Button>
        <Button kind="plain" size="small" icon={IconRefresh} busy={renew.isPending} onClick={another}>
          {t("link.renew")}
        </Button>
      </div>
    </Card>
  );
}

import { giveGuestLinkRoute } from "@pulau/contract/guest-links.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { IconLinkOff, IconSend } from "../../../ui/icons/index.ts";
import { ErrorState } from "../../../ui/states.tsx";
import { TextInput } from "../../../ui/text-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { useFailureToast } from "../../../ui/use-outcome-toast.ts";
import { endGuestLink, giveGuestLink, guestLinks, type Place } from "./calls.ts";
import { CopiedLink } from "./copied-link.tsx";
import styles from "./guest-links.module.css";

type Props = {
  _id: BookingId;
  seat: number;
  link: NonNullable<Place["link"]>;
  name: string;
  onClose: () => void;
};

const address = giveGuestLinkRoute.body.required({ sendTo: true }).pick({ sendTo: true });

/** One guest's link: to copy, to scan, to send by mail, and to take back. */
export function LinkDialog({ _id, seat, link, name, onClose }: Props) {
  const { t } = useTranslation("guest-links");
  const toast = useToast();
  const showFailure = useFailureToast();
  const send = useSend(giveGuestLink, [guestLinks.path]);
  const end = useSend(endGuestLink, [guestLinks.path]);
  const form = useForm({
    schema: address,
    initial: { sendTo: link.sentTo ?? "" },
    onSubmit: async ({ sendTo }) => {
      await send.mutateAsync({ params: { _id }, body: { seat, sendTo } });
      toast({ tone: "success", text: t("sent", { to: sendTo }) });
      onClose();
    },
  });
  const takeBack = () =>
    end.mutateAsync({ params: { _id, linkId: link._id } }).then(() => {
      toast({ text: t("takenBack") });
      onClose();
    }, showFailure);
  return (
    <Dialog
      open
      onClose={onClose}
      unsaved={form.dirty}
      title={t("linkOf", { name })}
      acts={
        <Button kind="danger" icon={IconLinkOff} busy={end.isPending} onClick={() => void takeBack()}>
          {t("takeBack")}
        </Button>
      }
    >
      <div className={styles.dialog}>
        <p className="muted">{t("linkText")}</p>
        <CopiedLink url={link.url} picture={t("codeOf", { name })} />
        <form className={styles.send} {...form.form}>
          <TextInput
            label={t("sendTo")}
            type="email"
            dir="ltr"
            autoComplete="off"
            {...form.field("sendTo")}
          />
          <Button type="submit" kind="outline" icon={IconSend} busy={form.busy}>
            {t("send")}
          </Button>
        </form>
        {form.failure !== null && <ErrorState error={form.failure} />}
      </div>
    </Dialog>
  );
}

import { resendVerificationRoute } from "@pulau/contract/accounts.ts";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { IconCheck, IconMail } from "../../../ui/icons/index.ts";
import { useToast } from "../../../ui/toast.tsx";
import { useFailureToast } from "../../../ui/use-outcome-toast.ts";

/** Whether the address is verified; if not, a way to get another link. */
export function EmailState({ email, verified }: { email: string; verified: boolean }) {
  const { t } = useTranslation("account");
  const { mutateAsync: send, isPending } = useSend(resendVerificationRoute);
  const toast = useToast();
  const showFailure = useFailureToast();
  if (verified) {
    return (
      <Chip tone="success" icon={IconCheck}>
        {t("profile.verified")}
      </Chip>
    );
  }
  const sendAgain = async () => {
    try {
      await send({});
      toast({ tone: "success", text: t("profile.sent", { email }) });
    } catch (thrown) {
      showFailure(thrown);
    }
  };
  return (
    <>
      <Chip tone="warning" icon={IconMail}>
        {t("profile.notVerified")}
      </Chip>
      <Button kind="soft" size="small" busy={isPending} onClick={sendAgain}>
        {t("profile.sendAgain")}
      </Button>
    </>
  );
}

import { MailTextId } from "@pulau/contract/mail-texts.ts";
import { CallFailure } from "../../../api/call-failure.ts";
import { useCall } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useParamsAt } from "../../../shell/page-address.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { LoadState } from "../../../ui/load-state.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { FormSkeleton } from "../../../ui/skeletons.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { mailText } from "./calls.ts";
import { MailEditor } from "./editor.tsx";
import { useMailName } from "./list-page.tsx";

function Mail({ mail }: { mail: MailTextId }) {
  const { t } = useTranslation("mail-texts");
  const nameOfMail = useMailName();
  const { data, error, refetch } = useCall(mailText, { params: { mail } });
  const title = data ? nameOfMail(data.original.subject) : t("title");
  return (
    <>
      <PageHead
        title={title}
        back={<BackLink to="/staff/mail-texts">{t("title")}</BackLink>}
        lead={t("editorLead")}
      />
      {data ? (
        <MailEditor key={mail} mail={mail} kept={data} />
      ) : (
        <LoadState error={error} retry={refetch} what={t("waiting")}>
          <FormSkeleton />
        </LoadState>
      )}
    </>
  );
}

/** The words of one mail, as they are written. */
export default function MailEditorPage() {
  const { mail: named } = useParamsAt("/staff/mail-texts/$mail");
  const mail = MailTextId.safeParse(named);
  return mail.success ? <Mail mail={mail.data} /> : <ErrorState error={new CallFailure("NOT_FOUND")} />;
}

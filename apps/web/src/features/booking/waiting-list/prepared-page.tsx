import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useParamsAt } from "../../../shell/page-address.ts";
import { PageTitle } from "../../../ui/site-name.tsx";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import { openPrepared, ownEnquiries } from "./calls.ts";
import { LinkFailure } from "./link-failure.tsx";
import styles from "./waiting.module.css";

/** Opens the booking that the resort prepared for the guest, in the wizard. */
export default function PreparedPage() {
  const { t } = useTranslation("waiting");
  const { token } = useParamsAt("/booking/prepared/$token");
  const navigate = useNavigate();
  const { mutateAsync, mutate, error } = useSend(openPrepared, [ownEnquiries.path]);
  const sent = useRef("");
  useEffect(() => {
    // However often React runs the effect, the link is opened once.
    if (sent.current === token) return;
    sent.current = token;
    mutateAsync({ body: { token } }).then(
      ({ draftId }) =>
        navigate({ to: "/booking/new/$draftId/$step", params: { draftId, step: "payment" }, replace: true }),
      () => undefined,
    );
  }, [mutateAsync, navigate, token]);
  return (
    <div className={styles.page}>
      <PageTitle text={t("link.prepared")} />
      <h1 className="display">{t("link.prepared")}</h1>
      {error === null ? (
        <Waiting what={t("link.opening")}>
          <Skeleton height={196} radius={16} />
        </Waiting>
      ) : (
        <LinkFailure error={error} retry={() => mutate({ body: { token } })} />
      )}
    </div>
  );
}

import { draftsRoute } from "@pulau/contract/drafts.ts";
import { Link } from "@tanstack/react-router";
import { faceOf } from "../../../api/client.ts";
import { useCall } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";

const drafts = faceOf(draftsRoute);

/** The way back to the newest draft, if there is one. */
export default function NewestDraft() {
  const { t } = useTranslation("drafts");
  const { data } = useCall(drafts, { query: { page: 1, limit: 1 } });
  const draft = data?.drafts[0];
  if (!draft) return null;
  return (
    <>
      <span>{t("unfinished")}</span>{" "}
      <Link
        className="link"
        to="/booking/new/$draftId/$step"
        params={{ draftId: draft._id, step: draft.step }}
      >
        {t("pickUp")}
      </Link>
    </>
  );
}

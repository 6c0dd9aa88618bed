import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useBackend, useCall } from "../../../api/use-call.ts";
import { drafts } from "./calls.ts";
import styles from "./search-bar.module.css";

/** Leads back to the newest draft, if this visitor began one. */
export function Unfinished() {
  const { t } = useTranslation("home");
  const { session } = useBackend();
  const [known, setKnown] = useState(false);
  useEffect(() => setKnown(session.token() !== null), [session]);
  const { data } = useCall(drafts, { query: { page: 1, limit: 1 } }, { enabled: known });
  const draft = data?.drafts[0];
  return (
    <p className={styles.under}>
      {draft && (
        <>
          <span>{t("search.unfinished")}</span>
          <Link
            className="link"
            to="/booking/new/$draftId/$step"
            params={{ draftId: draft._id, step: draft.step }}
          >
            {t("search.pickUp")}
          </Link>
        </>
      )}
    </p>
  );
}

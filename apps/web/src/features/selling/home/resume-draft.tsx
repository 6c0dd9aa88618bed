import { useEffect, useState } from "react";
import { useBackend } from "../../../api/use-call.ts";
import { onDemand } from "../../../ui/on-demand.tsx";
import styles from "./search-bar.module.css";

const NewestDraft = onDemand(() => import("./newest-draft.tsx"), "drafts");

/** Leads back to the newest draft, if this visitor began one: loaded for those who may have. */
export function ResumeDraft() {
  const { session } = useBackend();
  const [known, setKnown] = useState(false);
  useEffect(() => setKnown(session.token() !== null), [session]);
  return <p className={styles.under}>{known && <NewestDraft />}</p>;
}

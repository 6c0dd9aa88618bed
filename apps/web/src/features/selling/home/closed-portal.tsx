import { Navigate, Outlet, useLocation } from "@tanstack/react-router";
import { useTranslation } from "../../../i18n/use-translation.ts";
import styles from "./closed.module.css";
import { Closed } from "./closed.tsx";

/** Pages that begin something new. */
const begins = /^\/(booking\/new|offers|fully-booked|waiting-list$|p\/|r\/)/;

/**
 * What stands in the frame while the resort is closed: for guests the page that says when it opens, in the place of the
 * first page and of those that begin something; for who has the preview address everything, under a line that says so.
 */
export default function ClosedPortal({ preview }: { preview: boolean }) {
  const { t } = useTranslation("errors");
  const path = useLocation({ select: ({ pathname }) => pathname });
  if (!preview && path === "/") return <Closed />;
  if (!preview && begins.test(path)) return <Navigate to="/" replace />;
  return (
    <>
      {preview && <p className={styles.preview}>{t("closed.preview")}</p>}
      <Outlet />
    </>
  );
}

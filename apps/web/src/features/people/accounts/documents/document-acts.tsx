import type { TravelDocument } from "@pulau/contract/travel-documents.ts";
import { useCall, useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import {
  IconEye,
  IconFileText,
  IconFileUpload,
  IconHistory,
  IconPencil,
  IconTrash,
} from "../../../../ui/icons/index.ts";
import { LoadState } from "../../../../ui/load-state.tsx";
import type { MenuEntry } from "../../../../ui/menu-entry.ts";
import { MomentText } from "../../../../ui/money-and-dates.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { Skeleton } from "../../../../ui/waiting.tsx";
import styles from "../profile.module.css";
import { deleteDocument, deleteScan, documents, views } from "./calls.ts";
import { useDeviceText, useDocumentName } from "./document-cells.tsx";
import { DocumentDialog } from "./document-dialog.tsx";
import { ScanDialog } from "./scan-dialog.tsx";
import { ShowDialog } from "./show-dialog.tsx";

type Act = "number" | "scan" | "sendScan" | "dropScan" | "views" | "change" | "delete";
export type DocumentAct = { readonly act: "add" } | { readonly act: Act; readonly document: TravelDocument };
type Doing = Extract<DocumentAct, { act: Act }>;

/** What can be done with each document. */
export function useDocumentActs(begin: (doing: DocumentAct) => void) {
  const { t } = useTranslation("profile");
  return (document: TravelDocument): readonly (MenuEntry | false)[] => {
    const entry = (act: Act, icon: MenuEntry["icon"]): MenuEntry => ({
      id: act,
      text: t(`documents.acts.${act}`),
      ...(icon && { icon }),
      onSelect: () => begin({ act, document }),
    });
    const hasScan = document.scan !== null;
    return [
      entry("number", IconEye),
      hasScan && entry("scan", IconFileText),
      entry("sendScan", IconFileUpload),
      hasScan && entry("dropScan", IconTrash),
      entry("views", IconHistory),
      entry("change", IconPencil),
      { ...entry("delete", IconTrash), tone: "danger" },
    ];
  };
}

/** The dialog of what is done with a document. */
export function DocumentActs({ doing, onClose }: { doing: Doing; onClose: () => void }) {
  const { act, document } = doing;
  if (act === "number" || act === "scan")
    return <ShowDialog what={act} document={document} onClose={onClose} />;
  if (act === "sendScan") return <ScanDialog document={document} onClose={onClose} />;
  if (act === "views") return <Views document={document} onClose={onClose} />;
  if (act === "change") return <DocumentDialog document={document} onClose={onClose} />;
  return <Removal act={act} document={document} onClose={onClose} />;
}

function Views({ document, onClose }: { document: TravelDocument; onClose: () => void }) {
  const { t } = useTranslation("profile");
  const nameOf = useDocumentName();
  const deviceText = useDeviceText();
  const { data, error, refetch } = useCall(views, { params: { _id: document._id } }, { staleTime: 0 });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("documents.viewsTitle", { name: nameOf(document) })}
      acts={
        <Button kind="outline" onClick={onClose}>
          {t("close")}
        </Button>
      }
    >
      {data === undefined ? (
        <LoadState error={error} retry={refetch} what={t("waiting")}>
          <Skeleton height={80} radius={12} />
        </LoadState>
      ) : data.views.length === 0 ? (
        <p>{t("documents.neverShown")}</p>
      ) : (
        <ul className={styles.views}>
          {data.views.map((view) => (
            <li key={view._id}>
              <span>
                {t(`documents.uses.${view.used}`)} <MomentText moment={view.at} />
              </span>
              <span className="hint">{deviceText(view)}</span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

type RemovalProps = { act: "delete" | "dropScan"; document: TravelDocument; onClose: () => void };

function Removal({ act, document, onClose }: RemovalProps) {
  const { t } = useTranslation("profile");
  const nameOf = useDocumentName();
  const toast = useToast();
  const whole = useSend(deleteDocument, [documents.path]);
  const scan = useSend(deleteScan, [documents.path]);
  const { isPending, error } = act === "delete" ? whole : scan;
  const agree = async () => {
    const params = { _id: document._id };
    if (act === "delete") await whole.mutateAsync({ params });
    else await scan.mutateAsync({ params });
    toast({ tone: "success", text: t(`documents.${act}.done`) });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t(`documents.${act}.title`, { name: nameOf(document) })}
      words={{ keep: t("cancel"), agree: t(`documents.acts.${act}`) }}
      busy={isPending}
      error={error}
      onAgree={agree}
      onClose={onClose}
    >
      <p>{t(`documents.${act}.lead`)}</p>
    </ConfirmDialog>
  );
}

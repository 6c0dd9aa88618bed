import type { PaperId } from "@pulau/domain/ids.ts";
import { useLocation } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { useCall, useSend, useSession } from "../../../../api/use-call.ts";
import { useFileDownload } from "../../../../business/use-file-download.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { IconDownload, IconFileInvoice } from "../../../../ui/icons/index.ts";
import { partOnDemand } from "../../../../ui/part-on-demand.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import { useOutcomeToast } from "../../../../ui/use-outcome-toast.ts";
import { Skeleton, Waiting } from "../../../../ui/waiting.tsx";
import { type EInvoiceOf, type EInvoiceState, eInvoiceAddress } from "./calls.ts";
import styles from "./sheet.module.css";

/** With its schema, which only those need who need an e-Invoice. */
const EInvoiceForm = partOnDemand(() => import("./e-invoice-form.tsx"));

/** Asks whether an e-Invoice is needed. Only who says yes is asked for tax and identity numbers. */
export function EInvoiceCard({ of }: { of: EInvoiceOf }) {
  const { t } = useTranslation("papers");
  // Whoever comes from a link that asks for one finds the form open.
  const wanted = useLocation({ select: ({ hash }) => hash === "e-invoice" });
  const [closed, setClosed] = useState(false);
  const [opened, setOpened] = useState(false);
  const session = useSession();
  const { data } = useCall(of.state, { params: { _id: of._id } });
  if (data === undefined || !data.offered) return null;
  const mayWrite = session?.role !== "viewer";
  const { buyer } = data;
  if (buyer === null && !mayWrite) return null;
  const open = opened || (wanted && !closed && buyer === null);
  const close = () => {
    setOpened(false);
    setClosed(true);
  };
  return (
    <Card as="section" className={styles.eInvoice} aria-labelledby="e-invoice">
      <div>
        <h2 id="e-invoice">{t(buyer ? "eInvoice.asked" : "eInvoice.question")}</h2>
        <p className="muted">
          {buyer ? t("eInvoice.for", { name: buyer.name, number: buyer.idNumber }) : t("eInvoice.lead")}
        </p>
      </div>
      {buyer && <Files papers={data.papers} />}
      {mayWrite && (
        <div className={styles.chips}>
          <Button kind="outline" icon={IconFileInvoice} onClick={() => setOpened(true)}>
            {t(buyer ? "eInvoice.change" : "eInvoice.yes")}
          </Button>
          {buyer && <Drop of={of} onDrop={close} />}
        </div>
      )}
      <Dialog open={open} onClose={close} title={t("eInvoice.title")} size="wide">
        <Suspense fallback={<Pending />}>
          <EInvoiceForm of={of} state={data} onDone={close} />
        </Suspense>
      </Dialog>
    </Card>
  );
}

function Pending() {
  const { t } = useTranslation("papers");
  return (
    <Waiting what={t("waiting")}>
      <Skeleton height={320} radius={8} />
    </Waiting>
  );
}

/** Each paper as the tax office's JSON. */
function Files({ papers }: Pick<EInvoiceState, "papers">) {
  const { t } = useTranslation("papers");
  const download = useFileDownload();
  const follow = (_id: PaperId) => download.to(_id, eInvoiceAddress, { params: { _id } });
  return (
    <ul className={styles.chips}>
      {papers.map((paper) => (
        <li key={paper._id}>
          <Button
            kind="plain"
            size="small"
            icon={IconDownload}
            busy={download.busy === paper._id}
            onClick={() => follow(paper._id)}
          >
            {t("eInvoice.file", { number: paper.number })}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** `onDrop` comes before the answer: without a buyer the link that led here would open the form once more. */
function Drop({ of, onDrop }: { of: EInvoiceOf; onDrop: () => void }) {
  const { t } = useTranslation("papers");
  const send = useSend(of.drop, [of.state.path]);
  const withToast = useOutcomeToast();
  const drop = () => {
    onDrop();
    void withToast(send.mutateAsync({ params: { _id: of._id } }), t("eInvoice.dropped"));
  };
  return (
    <Button kind="plain" busy={send.isPending} onClick={drop}>
      {t("eInvoice.drop")}
    </Button>
  );
}

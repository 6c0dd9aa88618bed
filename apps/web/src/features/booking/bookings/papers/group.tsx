import type { GroupPapersReply } from "@pulau/contract/group-papers.ts";
import type { GroupId, PaperId } from "@pulau/domain/ids.ts";
import { useCall, useMay, useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useParamsAt, useSearchBy } from "../../../../shell/page-address.ts";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { IconArrowLeft, IconFileInvoice, IconMail, IconPrinter } from "../../../../ui/icons/index.ts";
import { PageTitle } from "../../../../ui/site-name.tsx";
import { EmptyState } from "../../../../ui/states.tsx";
import { useOutcomeToast } from "../../../../ui/use-outcome-toast.ts";
import { readPaper } from "../read-paper.ts";
import { groupPapers, issueGroupPapers, mailGroupPaper, staffPaperPdfAddress } from "./calls.ts";
import { GroupSheet, type ShownGroupPaper } from "./group-sheet.tsx";
import { NoPaper } from "./no-paper.tsx";
import { PaperList } from "./paper-list.tsx";
import { PdfButton } from "./pdf-button.tsx";
import styles from "./sheet.module.css";

/** The paper of the address, else what is not billed yet, else the latest invoice. */
function shownOf(data: GroupPapersReply, paperId: PaperId | undefined): ShownGroupPaper | null {
  const { papers, proForma, papersSen, paidSen } = data;
  const billSen = papersSen + (proForma?.sums.totalSen ?? 0);
  const dueSen = Math.max(0, billSen - paidSen);
  const lastInvoice = papers.findLast(({ kind }) => kind === "invoice");
  const open = papers.find(({ _id }) => _id === paperId) ?? (proForma ? undefined : lastInvoice);
  if (open) return { ...open, dueSen: open === lastInvoice && !proForma ? dueSen : null };
  return proForma && { ...proForma, kind: "proForma", number: null, issuedOn: null, dueSen };
}

type ActProps = {
  readonly groupId: GroupId;
  readonly data: GroupPapersReply;
  readonly paperId: PaperId | null;
};

/** What can be done with a group's papers, by who may. */
function Acts({ groupId: _id, data, paperId }: ActProps) {
  const { t } = useTranslation(["papers", "trips"]);
  const may = useMay()("payments", "create");
  const tell = useOutcomeToast();
  const issue = useSend(issueGroupPapers, [groupPapers.path]);
  const mail = useSend(mailGroupPaper);
  const { proForma } = data;
  const send = (paper: PaperId) =>
    tell(mail.mutateAsync({ params: { _id }, body: { paperId: paper } }), t("group.mailed"));
  return (
    <div className={styles.chips}>
      {may && proForma && paperId === null && (
        <Button
          icon={IconFileInvoice}
          busy={issue.isPending}
          onClick={() => void tell(issue.mutateAsync({ params: { _id }, body: {} }), t("group.issued"))}
        >
          {t("group.issue")}
        </Button>
      )}
      {may && paperId !== null && (
        <Button kind="outline" icon={IconMail} busy={mail.isPending} onClick={() => void send(paperId)}>
          {t("group.mail")}
        </Button>
      )}
      {paperId !== null && <PdfButton _id={paperId} address={staffPaperPdfAddress} />}
      <Button kind="outline" icon={IconPrinter} onClick={() => print()}>
        {t("trips:sheet.print")}
      </Button>
    </div>
  );
}

/** The one invoice of a group over all that it pays, its credit notes, and what is not billed yet. */
export default function GroupPapersPage() {
  const { t } = useTranslation(["papers", "trips"]);
  const { id: _id } = useParamsAt("/staff/groups/$id/invoice");
  const { paper: paperId } = useSearchBy(readPaper);
  const { data, error, refetch } = useCall(groupPapers, { params: { _id } });
  const back = { to: `/staff/groups/${_id}`, text: t("group.back") };
  if (data === undefined) return <NoPaper title={t("invoice")} error={error} retry={refetch} back={back} />;
  const paper = shownOf(data, paperId);
  const openId = data.papers.find(({ number }) => number === paper?.number)?._id ?? null;
  return (
    <div className={styles.page}>
      <PageTitle text={paper ? `${t(paper.kind)} ${paper.number ?? paper.groupName}` : t("invoice")} />
      <div className={styles.tools}>
        <LinkButton to={back.to} kind="plain">
          <Icon of={IconArrowLeft} flips />
          {back.text}
        </LinkButton>
        {paper && <Acts groupId={_id} data={data} paperId={openId} />}
      </div>
      <PaperList papers={data.papers} openId={openId} sumSen={data.papersSen} />
      {paper ? (
        <GroupSheet paper={paper} />
      ) : (
        <EmptyState
          picture="jungle-trail"
          title={t("group.nothing")}
          act={<LinkButton to={back.to}>{back.text}</LinkButton>}
        >
          {t("group.nothingText")}
        </EmptyState>
      )}
    </div>
  );
}

import { Link } from "@tanstack/react-router";
import { useCall } from "../../../api/use-call.ts";
import { nameOf } from "../../../i18n/language.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { CellNote, type ListColumn } from "../../../listing/column.tsx";
import { RowsTable } from "../../../listing/rows-table.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { IconPencil } from "../../../ui/icons/index.ts";
import { LoadState } from "../../../ui/load-state.tsx";
import { MomentText } from "../../../ui/money-and-dates.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { RowsSkeleton } from "../../../ui/skeletons.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { type MailRow, mailTexts } from "./calls.ts";

/** What staff know a mail by: its subject, without the resort's name behind it. */
export const useMailName = () => {
  const { say } = useLanguage();
  return (subject: MailRow["subject"]) => say(subject).replace(/ – \{resort\}$/, "");
};

/** Every mail that Pulau sends, and which of them the resort has written anew. */
export default function MailTextsPage() {
  const { t } = useTranslation("mail-texts");
  const nameOfMail = useMailName();
  const { data, error, refetch } = useCall(mailTexts, {});
  const columns: readonly ListColumn<MailRow>[] = [
    {
      key: "subject",
      head: t("columns.subject"),
      cell: ({ mail, subject }) => (
        <Link to={`/staff/mail-texts/${mail}`} className="link">
          {nameOfMail(subject)}
        </Link>
      ),
    },
    {
      key: "own",
      head: t("columns.own"),
      cell: ({ own }) =>
        own.length > 0 && (
          <Chip tone="info" icon={IconPencil}>
            {own.map((language) => nameOf[language]).join(", ")}
          </Chip>
        ),
    },
    {
      key: "changed",
      head: t("columns.changed"),
      cell: ({ changed }) =>
        changed && (
          <>
            <MomentText moment={changed.at} />
            {changed.by && <CellNote>{changed.by}</CellNote>}
          </>
        ),
    },
  ];
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      {data ? (
        <RowsTable caption={t("title")} columns={columns} rows={data.mails} rowKey={({ mail }) => mail} />
      ) : (
        <LoadState error={error} retry={refetch} what={t("waiting")}>
          <RowsSkeleton />
        </LoadState>
      )}
    </>
  );
}

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ListFrame } from "../../../ui/list-frame.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { CellNote, type Column, DataTable } from "../../../ui/table.tsx";

/** What the page asks of either list. */
export type Asked = { q: string; page: number; onPage: (page: number) => void };

/** The query of either list's call. */
export const listQuery = ({ q, page }: Asked) => ({ page, limit: 20, ...(q !== "" && { search: q }) });

type Answer = {
  readonly data:
    | { readonly page: number; readonly pages: number; readonly limit: number; readonly total: number }
    | undefined;
  readonly error: unknown;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
};

/** A searched list in each of its states: asked for, failed, empty, or a table with its pages. */
export function SearchedList<Row extends { _id: string }>({
  answer,
  rows,
  columns,
  caption,
  none,
  onPage,
}: {
  answer: Answer;
  rows: readonly Row[] | undefined;
  columns: readonly Column<Row>[];
  caption: string;
  /** Shown when nothing was found. */
  none: { picture: string; title: string };
  onPage: (page: number) => void;
}) {
  const { t } = useTranslation("staff-promotions");
  return (
    <ListFrame reply={answer} waiting={t("waiting")} empty={<EmptyState {...none} />}>
      {(frame) => (
        <DataTable
          caption={caption}
          columns={columns}
          rows={rows ?? []}
          rowKey={({ _id }) => _id}
          foot={<Pagination {...frame} onChange={onPage} />}
        />
      )}
    </ListFrame>
  );
}

/** A code with the name of what it is. */
export const CodeCell = ({ code, name }: { code: string; name: ReactNode }) => (
  <>
    <bdi className="strong whole">{code}</bdi>
    <CellNote>{name}</CellNote>
  </>
);

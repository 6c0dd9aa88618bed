import { IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { CsvButton } from "./csv-button.tsx";
import { List, type ListFile, type ListProps } from "./list.tsx";

type Props<Row, D> = Omit<ListProps<Row, D>, "caption" | "csv"> & {
  title: string;
  /** What there is to say about it; its place is kept while it is on its way, `undefined`. */
  lead: ReactNode;
  /** What the table lists, where the title does not say it. */
  caption?: string;
  /** The list as a file, unless told otherwise. */
  csv?: ListFile | false;
  /** Acts in its head. */
  head?: ReactNode;
  /** Adds to the list, from its head and from an empty list; nothing where one may not. */
  add?: { readonly text: string; readonly onAdd: () => void } | false;
  /** Draws the list within something: tabs, a panel. */
  within?: (list: ReactNode) => ReactNode;
  /** What stands below: dialogs, sums. */
  children?: ReactNode;
};

/** The page of a list: its name, its file, what can be added, and the list itself. */
export function ListPage<Row, D>({
  title,
  lead,
  caption = title,
  csv = {},
  head,
  add = false,
  within = (list) => list,
  children,
  ...of
}: Props<Row, D>) {
  const adding = add && (
    <Button icon={IconPlus} onClick={add.onAdd}>
      {add.text}
    </Button>
  );
  const empty = adding && of.empty.act === undefined ? { ...of.empty, act: adding } : of.empty;
  return (
    <>
      <PageHead title={title} lead={lead}>
        {csv && <CsvButton list={of.list} columns={of.columns} {...csv} />}
        {head}
        {adding}
      </PageHead>
      {within(<List {...of} empty={empty} caption={caption} />)}
      {children}
    </>
  );
}

import type { RouteDefinition, Sent } from "@pulau/contract/route.ts";
import type { Face } from "../api/client.ts";
import { useBackend } from "../api/use-call.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { FileButton } from "../ui/file-button.tsx";
import { useLanguage } from "../ui/use-language.ts";
import type { ListColumn } from "./column.tsx";
import { inOrder, isShown, type SavedView, useSavedView } from "./saved-view.ts";
import type { ListState } from "./use-list.ts";

type Filed = Pick<ListColumn<never>, "key" | "csv" | "rare">;
type Props = {
  list: Pick<ListState<never>, "id" | "query" | "call" | "params">;
  /** The call of the file, where it is not the list's path and `.csv`. */
  call?: Pick<RouteDefinition, "method" | "path" | "scope">;
  /** The list's columns: the file has those that are shown, in their order; all of its own without. */
  columns?: readonly Filed[];
  text?: string;
};

/** What the file is asked to have: the columns on show, by the file's names. */
export function fileColumns(columns: readonly Filed[], view: SavedView): string | undefined {
  const names = inOrder(columns, view)
    .filter((column) => isShown(column, view))
    .flatMap(({ csv = [] }) => csv);
  return names.length === 0 ? undefined : names.join(",");
}

/** The list as a file: all that the search and the filters find, in the order and the columns that are on show. */
export function CsvButton({ list, call: route, columns = [], text }: Props) {
  const { t } = useTranslation("listing");
  const { language } = useLanguage();
  const { call } = useBackend();
  const { view } = useSavedView(list.id);
  const { params } = list;
  const face = route ?? { ...list.call, path: `${list.call.path}.csv` };
  const named = fileColumns(columns, view);
  const query = { ...list.query, language, ...(named !== undefined && { columns: named }) };
  const sent = { ...(params && { params }), query } as unknown as Sent<RouteDefinition>;
  return (
    <FileButton
      text={text ?? t("csv.save")}
      underWay={(kB) => t("csv.underWay", { kB })}
      get={(onBytes) => call(face as Face<RouteDefinition>, sent, { onBytes }) as Promise<FileOfList>}
    />
  );
}

type FileOfList = { name: string; bytes: Uint8Array };

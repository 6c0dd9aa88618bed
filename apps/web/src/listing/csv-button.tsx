import type { RouteDefinition, Sent } from "@pulau/contract/route.ts";
import { useTranslation } from "react-i18next";
import type { Face } from "../api/client.ts";
import { useBackend } from "../api/use-call.ts";
import { FileButton } from "../ui/file-button.tsx";
import type { ListState } from "./use-list.ts";

/** The list as a file: all that the search and the filters find, in the order that is on show. */
export function CsvButton<R extends RouteDefinition>({
  list,
  call: route,
  params,
  text,
}: {
  list: Pick<ListState<unknown>, "query">;
  call: R | Face<R>;
  params?: Record<string, string>;
  text?: string;
}) {
  const { t } = useTranslation("listing");
  const { call } = useBackend();
  const sent = { ...(params && { params }), query: list.query } as unknown as Sent<R>;
  return (
    <FileButton
      text={text ?? t("csv.save")}
      underWay={(kB) => t("csv.underWay", { kB })}
      get={(onBytes) => call(route, sent, { onBytes }) as Promise<{ name: string; bytes: Uint8Array }>}
    />
  );
}

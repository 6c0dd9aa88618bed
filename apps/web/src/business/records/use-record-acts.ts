import type { RouteDefinition } from "@pulau/contract/route.ts";
import { useTranslation } from "react-i18next";
import { CallFailure } from "../../api/call-failure.ts";
import { useSend } from "../../api/use-call.ts";
import { useToast } from "../../ui/toast.tsx";
import { useFailureText } from "../../ui/use-failure-text.ts";
import { useLanguage } from "../../ui/use-language.ts";

/** The calls of one list, whatever its fields are. */
export type RecordCalls = Readonly<Record<"add" | "update" | "remove" | "restore", RouteDefinition>>;
export type AnyRow = { readonly id: number; readonly _id: string };

type Sent = { mutateAsync: (sent: { body: object }) => Promise<unknown> };
const uses = [
  "rooms",
  "roomTypes",
  "bedOptions",
  "prices",
  "bookings",
  "nights",
  "waiting",
  "users",
  "roles",
  "acts",
  "records",
] as const;

/** What is done to the rows of a list: saved, deleted, and put back for ten seconds. */
export function useRecordActs(calls: RecordCalls, refreshes: readonly string[]) {
  const { t } = useTranslation("records");
  const { locale } = useLanguage();
  const toast = useToast();
  const failureText = useFailureText();
  const adding = useSend(calls.add, refreshes) as unknown as Sent;
  const updating = useSend(calls.update, refreshes) as unknown as Sent;
  const removing = useSend(calls.remove, refreshes) as unknown as Sent;
  const restoring = useSend(calls.restore, refreshes) as unknown as Sent;
  const fail = (thrown: unknown) => toast({ tone: "danger", text: whyNot(thrown) });
  /** What is in use says by what. */
  const whyNot = (thrown: unknown): string => {
    if (!(thrown instanceof CallFailure) || thrown.code !== "IN_USE") return failureText(thrown);
    const named = uses.flatMap((what) => {
      const count = thrown.facts[what];
      return typeof count === "number" ? [t(`uses.${what}`, { count })] : [];
    });
    return t("inUse", { what: new Intl.ListFormat(locale).format(named) });
  };
  const restore = (id: number, name: string) =>
    void restoring
      .mutateAsync({ body: { arr: [id] } })
      .then(() => toast({ tone: "success", text: t("restored", { name }) }), fail);
  return {
    add: (obj: object) => adding.mutateAsync({ body: { obj } }),
    update: (id: number, obj: object) => updating.mutateAsync({ body: { obj: { id, ...obj } } }),
    removeQuietly: ({ id }: AnyRow) => removing.mutateAsync({ body: { obj: { id } } }),
    remove: ({ id }: AnyRow, name: string) =>
      void removing
        .mutateAsync({ body: { obj: { id } } })
        .then(() => toast({ text: t("deleted", { name }), undo: () => restore(id, name) }), fail),
  };
}

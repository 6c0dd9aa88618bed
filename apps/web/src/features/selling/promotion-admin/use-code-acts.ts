import { useState } from "react";
import { useMay } from "../../../api/use-call.ts";
import { useNamedRowOf } from "../../../business/use-named-row.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { ListBulk } from "../../../listing/bulk-act.ts";
import type { RowActs } from "../../../listing/row-menu.tsx";
import { useBulkSend } from "../../../listing/use-bulk-send.ts";
import { IconPencil, IconPlayerStop } from "../../../ui/icons/index.ts";
import { endPromoCodes, type Promo, promoCodes } from "./calls.ts";

/** The code whose dialog is open, and which dialog. */
export type OpenCode = { readonly promo: Promo; readonly what: "edit" | "end" };

/** Which code is open: at first the one that the address names, for who may change it. */
export function useOpenCode(list: Parameters<typeof useNamedRowOf<Promo>>[0]) {
  const [opened, setOpened] = useState<OpenCode | null>(null);
  const mayEdit = useMay()("posts", "write");
  useNamedRowOf(
    list,
    ({ _id }) => _id,
    (promo) => mayEdit && setOpened({ promo, what: "edit" }),
  );
  return { opened, setOpened };
}

/** What can be done with one code, by the rights that one has. */
export function useCodeActs(open: (opened: OpenCode) => void): RowActs<Promo> {
  const { t } = useTranslation("staff-promotions");
  const may = useMay();
  return {
    nameOf: ({ code }) => code,
    of: (promo) => [
      may("posts", "write") && {
        id: "edit",
        text: t("edit.act"),
        icon: IconPencil,
        onSelect: () => open({ promo, what: "edit" }),
      },
      promo.activeStatus &&
        may("posts", "delete") && {
          id: "end",
          text: t("end.act"),
          icon: IconPlayerStop,
          tone: "danger",
          onSelect: () => open({ promo, what: "end" }),
        },
    ],
  };
}

/** Ending several codes at once. */
export function useCodeBulk(): ListBulk<Promo> {
  const { t } = useTranslation("staff-promotions");
  const end = useBulkSend<string>(endPromoCodes, [promoCodes.path]);
  const may = useMay();
  return {
    nameOf: ({ code }) => code,
    acts: may("posts", "delete")
      ? [
          {
            key: "end",
            text: t("end.act"),
            icon: IconPlayerStop,
            danger: true,
            can: ({ activeStatus }) => activeStatus,
            run: (chosen) => end(chosen, ({ _id }) => _id),
            confirm: (count) => ({ title: t("end.some", { count }), text: t("end.text") }),
          },
        ]
      : [],
  };
}

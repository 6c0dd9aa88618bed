import { isInMenu } from "@pulau/contract/pages.ts";
import { resortRoute } from "@pulau/contract/resort.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import {
  completeMenu,
  isHeading,
  isThere,
  keyOfEntry,
  type MenuEntry,
  type MenuPage,
} from "@pulau/domain/portal-menu/portal-menu.ts";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { FieldError } from "../../../../ui/field-frame.tsx";
import { IconHeading, IconLink } from "../../../../ui/icons/index.ts";
import { moveItem } from "../../../../ui/move-item.ts";
import { Reorder } from "../../../../ui/reorder.tsx";
import { FormSkeleton } from "../../../../ui/skeletons.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { Waiting } from "../../../../ui/waiting.tsx";
import type { PartProps } from "../setting-context.ts";
import styles from "../settings.module.css";
import { canEdit, MenuEntryFields, MenuEntryRow } from "./menu-entry.tsx";

const newHeading = (): MenuEntry => ({
  type: "groupHeader",
  id: crypto.randomUUID(),
  name: noWords,
  hidden: false,
});
const newLink = (): MenuEntry => ({
  type: "external-link",
  id: crypto.randomUUID(),
  name: noWords,
  to: "",
  hidden: false,
});

function useEntryName(pages: readonly MenuPage[]) {
  const { t } = useTranslation(["settings", "shell"]);
  const { say } = useLanguage();
  return (entry: MenuEntry): string => {
    if (entry.type === "item") return t(`shell:menu.${entry.id}`);
    if (entry.type === "page") return say(pages.find(({ slug }) => slug === entry.id)?.title ?? noWords);
    if (entry.name !== null)
      return say(entry.name) || t(isHeading(entry) ? "menuEntries.newHeading" : "menuEntries.newLink");
    return t(`shell:menu.${entry.id}` as "shell:menu.stay");
  };
}

/** The menu's entries in their order: headings, entries of the portal, pages, and links of the resort's own. */
export function MenuEntries(props: PartProps) {
  const { t } = useTranslation("settings");
  const { data, error, refetch } = useCall(resortRoute, {});
  if (data) return <Entries {...props} pages={data.pages.filter(isInMenu)} />;
  if (error) return <ErrorState error={error} retry={() => void refetch()} />;
  return (
    <Waiting what={t("waiting")}>
      <FormSkeleton />
    </Waiting>
  );
}

/** Pages that guests can't read now are not shown, and stay where they are. */
function Entries({ form, readOnly, pages }: PartProps & { pages: readonly MenuPage[] }) {
  const { t } = useTranslation("settings");
  const nameOf = useEntryName(pages);
  const [editing, setEditing] = useState<string | null>(null);
  const kept = form.values.entries as readonly MenuEntry[];
  const entries = completeMenu(kept, pages);
  const shown = entries.filter((entry) => isThere(entry, pages));
  const placeOf = (at: number) => entries.indexOf(shown[at] as MenuEntry);
  const put = (next: readonly MenuEntry[]) => form.set("entries", next);
  const move = (from: number, to: number) => put(moveItem(entries, placeOf(from), placeOf(to)));
  const add = (entry: MenuEntry) => {
    put([...entries, entry]);
    setEditing(keyOfEntry(entry));
  };
  const isWrong = (at: number) =>
    ["name.en", "name.my", "name.cn", "to"].some((path) => form.errorAt(`entries.${at}.${path}`));
  const wrong = form.errorAt("entries");
  return (
    <div className={styles.menu}>
      <p className="hint">
        {t("menuEntries.hint")}{" "}
        <Link to="/staff/pages" className="link">
          {t("menuEntries.pages")}
        </Link>
      </p>
      <Reorder
        label={t("sections.menu")}
        items={shown}
        idOf={keyOfEntry}
        textOf={nameOf}
        onMove={move}
        still={readOnly}
        className={styles.menuRows}
        rowClassName={styles.menuRow}
      >
        {(entry, place) => {
          const key = keyOfEntry(entry);
          const at = kept.findIndex((other) => keyOfEntry(other) === key);
          const open = canEdit(entry) && (editing === key || isWrong(at));
          return (
            <>
              <MenuEntryRow
                {...{ entry, place, readOnly, open }}
                name={nameOf(entry)}
                count={shown.length}
                onMove={move}
                onHide={(hidden) => put(entries.with(placeOf(place), { ...entry, hidden }))}
                onEdit={() => setEditing(open ? null : key)}
                onRemove={() => put(entries.toSpliced(placeOf(place), 1))}
              />
              {open && (
                <MenuEntryFields
                  {...{ at, entry, form, readOnly }}
                  onChange={(changed) => put(entries.with(placeOf(place), changed))}
                />
              )}
            </>
          );
        }}
      </Reorder>
      {wrong && <FieldError>{wrong}</FieldError>}
      {!readOnly && (
        <div className={styles.pick}>
          <Button kind="outline" size="small" icon={IconLink} onClick={() => add(newLink())}>
            {t("menuEntries.addLink")}
          </Button>
          <Button kind="outline" size="small" icon={IconHeading} onClick={() => add(newHeading())}>
            {t("menuEntries.addHeading")}
          </Button>
        </div>
      )}
    </div>
  );
}

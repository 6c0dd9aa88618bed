import { type MenuItemId, menuItems } from "@pulau/domain/portal-menu/menu-items.ts";
import { canHide, headingTypes, isHeading, type MenuEntry } from "@pulau/domain/portal-menu/portal-menu.ts";
import { tagOf } from "../../../../i18n/language.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { IconButton } from "../../../../ui/button.tsx";
import { Chip } from "../../../../ui/chip.tsx";
import {
  IconChevronDown,
  IconChevronUp,
  IconEye,
  IconEyeOff,
  IconPencil,
  IconTrash,
} from "../../../../ui/icons/index.ts";
import { ReorderHandle } from "../../../../ui/reorder.tsx";
import { Select, TextInput } from "../../../../ui/text-fields.tsx";
import type { SettingForm } from "../setting-context.ts";
import styles from "../settings.module.css";

/** Headings and links of the resort's own have a name. */
const isOwn = (entry: MenuEntry): boolean => "name" in entry && entry.name !== null;
/** What is the resort's own, and how each heading opens. */
export const canEdit = (entry: MenuEntry): boolean => isOwn(entry) || isHeading(entry);

/** Whom the portal shows an entry to, where not to everybody. */
type Seen = "agency" | "influencer" | "agency-influencer" | "guest-agency-influencer";
function seenBy(id: MenuItemId): Seen | null {
  const item = menuItems[id];
  return "kinds" in item ? (item.kinds.join("-") as Seen) : null;
}

type RowProps = {
  readonly entry: MenuEntry;
  readonly name: string;
  readonly place: number;
  readonly count: number;
  readonly readOnly: boolean;
  readonly open: boolean;
  readonly onMove: (from: number, to: number) => void;
  readonly onHide: (hidden: boolean) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
};

function Notes({ entry }: { entry: MenuEntry }) {
  const { t } = useTranslation("settings");
  const seen = entry.type === "item" ? seenBy(entry.id) : null;
  return (
    <>
      {seen && <small className="muted">{t(`menuEntries.seenBy.${seen}`)}</small>}
      {entry.type === "page" && <bdi className="muted" dir="ltr">{`/info/${entry.id}`}</bdi>}
      {entry.type === "external-link" && (
        <bdi className="muted" dir="ltr">
          {entry.to}
        </bdi>
      )}
      {isHeading(entry) && entry.type !== "groupHeader" && (
        <small className="muted">{t(`menuEntries.opens.${entry.type}`)}</small>
      )}
      {entry.hidden && <Chip tone="neutral">{t("menuEntries.hidden")}</Chip>}
    </>
  );
}

function Acts({ entry, name, place, count, open, onMove, onHide, onEdit, onRemove }: RowProps) {
  const { t } = useTranslation("settings");
  return (
    <span className={styles.menuActs}>
      <IconButton
        icon={IconChevronUp}
        label={t("menuEntries.up", { name })}
        disabled={place === 0}
        onClick={() => onMove(place, place - 1)}
      />
      <IconButton
        icon={IconChevronDown}
        label={t("menuEntries.down", { name })}
        disabled={place === count - 1}
        onClick={() => onMove(place, place + 1)}
      />
      {canHide(entry) && (
        <IconButton
          icon={entry.hidden ? IconEye : IconEyeOff}
          label={t(entry.hidden ? "menuEntries.show" : "menuEntries.hide", { name })}
          onClick={() => onHide(!entry.hidden)}
        />
      )}
      {canEdit(entry) && (
        <IconButton
          icon={IconPencil}
          label={t("menuEntries.edit", { name })}
          aria-expanded={open}
          onClick={onEdit}
        />
      )}
      {isOwn(entry) && (
        <IconButton icon={IconTrash} label={t("menuEntries.remove", { name })} onClick={onRemove} />
      )}
    </span>
  );
}

/** One line of the menu: where it stands, what it is called and whether guests see it. */
export function MenuEntryRow(row: RowProps) {
  const { t } = useTranslation("settings");
  const { entry, name, place, readOnly, onMove } = row;
  return (
    <div className={styles.menuLine} data-heading={isHeading(entry) || undefined}>
      {!readOnly && <ReorderHandle label={t("menuEntries.move", { name })} place={place} onMove={onMove} />}
      <span className={styles.menuName} data-hidden={entry.hidden || undefined}>
        <span>{name}</span>
        <Notes entry={entry} />
      </span>
      {!readOnly && <Acts {...row} />}
    </div>
  );
}

type FieldsProps = Pick<SettingForm, "form" | "readOnly"> & { readonly at: number };

/** What an entry of the resort's own is called. */
function NameFields({ at, form, readOnly }: FieldsProps) {
  const { t } = useTranslation("settings");
  const languages = ["en", "my", "cn"] as const;
  return (
    <div className={styles.inThree}>
      {languages.map((language) => (
        <TextInput
          key={language}
          label={t("menuEntries.nameIn", { language: t(`languages.${language}`) })}
          lang={tagOf[language]}
          optional={language !== "en"}
          disabled={readOnly}
          autoComplete="off"
          {...form.field(`entries.${at}.name.${language}`)}
        />
      ))}
    </div>
  );
}

/**
 * What a heading or a link of the resort's own is called, how a heading opens and where a link leads; `at` is its place in the
 * form, which may not have a heading of the portal yet.
 */
export function MenuEntryFields({
  entry,
  onChange,
  ...fields
}: FieldsProps & { entry: MenuEntry; onChange: (entry: MenuEntry) => void }) {
  const { t } = useTranslation("settings");
  const { at, form, readOnly } = fields;
  return (
    <div className={styles.ownEntry}>
      {isOwn(entry) && <NameFields {...fields} />}
      {isHeading(entry) && (
        <Select
          label={t("menuEntries.opensHow")}
          hint={t("menuEntries.opensHint")}
          disabled={readOnly}
          value={entry.type}
          onChange={(type) => onChange({ ...entry, type })}
          choices={headingTypes.map((type) => ({ value: type, text: t(`menuEntries.opens.${type}`) }))}
        />
      )}
      {entry.type === "external-link" && (
        <TextInput
          label={t("menuEntries.address")}
          hint={t("menuEntries.addressHint")}
          dir="ltr"
          inputMode="url"
          disabled={readOnly}
          autoComplete="off"
          {...form.field(`entries.${at}.to`)}
        />
      )}
    </div>
  );
}

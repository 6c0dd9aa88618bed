import { useId, useState } from "react";
import { useMay } from "../../../../api/use-call.ts";
import { useNamedRow } from "../../../../business/use-named-row.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button, IconButton, LinkButton } from "../../../../ui/button.tsx";
import { Chip } from "../../../../ui/chip.tsx";
import {
  IconChevronDown,
  IconChevronUp,
  IconPencil,
  IconPlus,
  IconTable,
  IconTrash,
} from "../../../../ui/icons/index.ts";
import { moveItem } from "../../../../ui/move-item.ts";
import { Reorder, ReorderHandle } from "../../../../ui/reorder.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Option } from "../calls.ts";
import styles from "../packages.module.css";
import { DeleteOptionDialog } from "./delete-option.tsx";
import { OptionDialog } from "./option-dialog.tsx";
import type { PackagePart } from "./use-package-form.ts";

type Open = { what: "edit"; option: Option | null } | { what: "delete"; option: Option } | null;

function Facts({ option }: { option: Option }) {
  const { t } = useTranslation("catalogue");
  const { say } = useLanguage();
  const prices = option.prices > 0 ? t("page.priceCount", { count: option.prices }) : t("page.noPrices");
  const facts = [t("page.nights", { count: option.nights }), t(`option.mealChoices.${option.meals}`), prices];
  return (
    <div>
      <b>{say(option.name)}</b>
      <span className="muted">{facts.join(" · ")}</span>
      {!option.activeStatus && (
        <span>
          <Chip tone="warning">{t("status.offSale")}</Chip>
        </span>
      )}
    </div>
  );
}

type RowProps = {
  option: Option;
  place: number;
  last: boolean;
  canMove: boolean;
  disabled: boolean;
  onMove: (from: number, to: number) => void;
  onOpen: (open: Open) => void;
};

function OptionRow({ option, place, last, canMove, disabled, onMove, onOpen }: RowProps) {
  const { t } = useTranslation("catalogue");
  const { say } = useLanguage();
  const may = useMay();
  const name = say(option.name);
  return (
    <>
      {canMove ? (
        <ReorderHandle label={t("page.dragOption", { name: name })} place={place} onMove={onMove} />
      ) : (
        <span />
      )}
      <div className={styles.option}>
        <Facts option={option} />
        <span className={styles.acts}>
          {canMove && (
            <>
              <IconButton
                writes
                icon={IconChevronUp}
                label={t("page.optionUp", { name: name })}
                disabled={place === 0}
                onClick={() => onMove(place, place - 1)}
              />
              <IconButton
                writes
                icon={IconChevronDown}
                label={t("page.optionDown", { name: name })}
                disabled={last}
                onClick={() => onMove(place, place + 1)}
              />
            </>
          )}
          <LinkButton
            kind="outline"
            size="small"
            icon={IconTable}
            to={`/staff/prices/${option._id}`}
            aria-label={t("page.pricesOf", { name: name })}
          >
            {t("page.prices")}
          </LinkButton>
          {!disabled && (
            <IconButton
              icon={IconPencil}
              label={t("page.editOption", { name: name })}
              onClick={() => onOpen({ what: "edit", option })}
            />
          )}
          {may("rates", "delete") && (
            <IconButton
              icon={IconTrash}
              label={t("page.deleteOption", { name: name })}
              onClick={() => onOpen({ what: "delete", option })}
            />
          )}
        </span>
      </div>
    </>
  );
}

/** What guests choose from. The order is saved with the package; each option is saved by itself. */
export function Options({ form, pack, disabled }: PackagePart) {
  const { t } = useTranslation("catalogue");
  const { say } = useLanguage();
  const may = useMay();
  const id = useId();
  const [open, setOpen] = useState<Open>(null);
  useNamedRow({ rows: disabled ? undefined : pack.options, keyOf: ({ _id }) => _id }, (option) =>
    setOpen({ what: "edit", option }),
  );
  const order = form.values.optionIds ?? [];
  const placeOf = ({ _id }: Option) => {
    const place = order.indexOf(_id);
    return place < 0 ? order.length : place;
  };
  const options = pack.options.toSorted((a, b) => placeOf(a) - placeOf(b));
  const move = (from: number, to: number) =>
    form.set(
      "optionIds",
      moveItem(
        options.map(({ _id }) => _id),
        from,
        to,
      ),
    );
  const nameOf = (option: Option) => say(option.name);
  const canMove = !disabled && options.length > 1;
  return (
    <Card as="section" className={styles.section} aria-labelledby={id}>
      <div className={styles.line}>
        <div>
          <h2 id={id}>{t("page.options")}</h2>
          <p className="hint">{t("page.optionsLead")}</p>
        </div>
        {may("rates", "create") && (
          <Button
            kind="outline"
            size="small"
            icon={IconPlus}
            onClick={() => setOpen({ what: "edit", option: null })}
          >
            {t("page.addOption")}
          </Button>
        )}
      </div>
      {options.length === 0 && <p className="muted">{t("page.noOptions")}</p>}
      <Reorder
        label={t("page.options")}
        items={options}
        idOf={({ _id }) => _id}
        textOf={nameOf}
        onMove={move}
        still={!canMove}
        className={styles.list}
        rowClassName={styles.row}
      >
        {(option, place) => (
          <OptionRow
            {...{ option, place, canMove, disabled }}
            last={place === options.length - 1}
            onMove={move}
            onOpen={setOpen}
          />
        )}
      </Reorder>
      {open?.what === "edit" && (
        <OptionDialog
          key={open.option?._id ?? ""}
          pack={pack}
          option={open.option}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.what === "delete" && <DeleteOptionDialog option={open.option} onClose={() => setOpen(null)} />}
    </Card>
  );
}

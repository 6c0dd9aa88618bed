import { moneyRights } from "@pulau/domain/access/grants.ts";
import { type Act, acts, type Resource } from "@pulau/domain/access/permissions.ts";
import { type KeyboardEvent, useId, useState } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { IconCoin } from "../../ui/icons/index.ts";
import { VisuallyHidden } from "../../ui/surfaces.tsx";
import { boxTowards } from "./box-towards.ts";
import type { Matrix } from "./matrix.ts";
import { type Cell, cellsOf, isLocked, rowsOf, switched, withRow } from "./matrix-cells.ts";
import type { RecordForm } from "./record-field.ts";
import styles from "./records.module.css";

/** Resources as they stand together. */
export const matrixGroups = {
  desk: [
    "bookings",
    "groups",
    "customers",
    "rooms",
    "housekeeping",
    "boats",
    "boarding",
    "pickUps",
    "activities",
    "kitchen",
    "comments",
  ],
  money: ["charges", "sales", "payments", "wallets", "reports"],
  catalogue: ["rates", "posts"],
  settings: ["users", "security", "settings"],
} as const satisfies Record<string, readonly Resource[]>;

/** The box that Tab leads to: where one was last, or the first; arrows lead to the others. */
function useTabStop(cells: readonly Cell[]) {
  const [last, setLast] = useState("");
  const open = cells.flatMap((cell) => (cell && !isLocked(cell) ? [cell.key] : []));
  return { stop: open.includes(last) ? last : open[0], onFocus: setLast };
}

/** The rights as they were when nothing was changed yet. */
function useSaved(matrix: Matrix, dirty: boolean): Matrix {
  const [saved, setSaved] = useState(matrix);
  if (!dirty && saved !== matrix) setSaved(matrix);
  return dirty ? saved : matrix;
}

function moveByArrow(event: KeyboardEvent<HTMLTableElement>): void {
  const next = boxTowards(event.target as HTMLElement, event.key);
  if (next === null) return;
  event.preventDefault();
  next.focus();
}

/**
 * What may be done to each resource. What whoever changes it may not do themselves can't be given. Over a `base`, which a
 * role gives, only the rows that differ are kept: a person's exceptions.
 */
export function MatrixField({
  label,
  hint,
  base,
  path,
  form,
  may,
}: {
  label: string;
  hint?: string;
  base?: Matrix;
  path: string;
  form: RecordForm;
  may: (resource: Resource, act: Act) => boolean;
}) {
  const { t } = useTranslation("records");
  const unsavedId = useId();
  const matrix = ((form.values as Record<string, unknown>)[path] ?? {}) as Matrix;
  const saved = useSaved(matrix, form.dirty);
  const rows = { now: rowsOf(matrix, base), saved: rowsOf(saved, base), may };
  const groups = Object.entries(matrixGroups).map(([group, of]) => ({
    group: group as keyof typeof matrixGroups,
    cells: cellsOf(group, of, rows),
    resources: of.map((resource) => ({ resource, cells: cellsOf(resource, [resource], rows) })),
  }));
  const all = groups.flatMap(({ cells, resources }) => [...cells, ...resources.flatMap((row) => row.cells)]);
  const { stop, onFocus } = useTabStop(all);
  const put = (changed: readonly Resource[], act: Act, on: boolean) =>
    form.set(
      path,
      changed.reduce(
        (so, resource) => withRow(so, resource, switched(rows.now(resource), act, on), base),
        matrix,
      ),
    );
  const box = (name: string, cell: Cell, at: number) => (
    <Box
      key={acts[at]}
      {...{ cell, unsavedId, onFocus }}
      name={`${name}: ${t(`matrix.acts.${acts[at] ?? "read"}`)}`}
      isStop={cell !== null && cell.key === stop}
      put={put}
    />
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its boxes are walked by arrows, as a grid's
    <table role="grid" className={styles.matrix} onKeyDown={moveByArrow}>
      <caption>
        {label}
        {hint && <span className={classNames("hint", styles.note)}>{hint}</span>}
        <span id={unsavedId} className={styles.unsavedNote} hidden={!all.some((cell) => cell?.isUnsaved)}>
          {t("matrix.unsaved")}
        </span>
      </caption>
      <ActNames />
      {groups.map(({ group, cells, resources }) => {
        const name = t(`matrix.groups.${group}`);
        return (
          <tbody key={group}>
            <tr className={styles.group}>
              <th scope="rowgroup">{name}</th>
              {cells.map((cell, at) => box(name, cell, at))}
            </tr>
            {resources.map((row) => (
              <tr key={row.resource}>
                <th scope="row">
                  <ResourceName of={row.resource} isException={!!base && !!matrix[row.resource]} />
                </th>
                {row.cells.map((cell, at) => box(t(`matrix.resources.${row.resource}`), cell, at))}
              </tr>
            ))}
          </tbody>
        );
      })}
    </table>
  );
}

function ActNames() {
  const { t } = useTranslation("records");
  return (
    <thead>
      <tr>
        <th scope="col">{t("matrix.resource")}</th>
        {acts.map((act) => (
          <th key={act} scope="col">
            {t(`matrix.acts.${act}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function ResourceName({ of, isException }: { of: Resource; isException: boolean }) {
  const { t } = useTranslation("records");
  const isMoney = moneyRights.some(([resource]) => resource === of);
  return (
    <>
      {t(`matrix.resources.${of}`)}
      {isMoney && (
        <span className={styles.coin} data-tip={t("handlesMoney")}>
          <Icon of={IconCoin} size="s" />
          <VisuallyHidden>, {t("handlesMoney")}</VisuallyHidden>
        </span>
      )}
      {isException && <span className={classNames("hint", styles.note)}>{t("matrix.exception")}</span>}
    </>
  );
}

/** One act on one resource, or on those of a group: then it is mixed where only some are on, and fills up what may be given. */
function Box({
  name,
  cell,
  isStop,
  unsavedId,
  onFocus,
  put,
}: {
  name: string;
  cell: Cell;
  isStop: boolean;
  unsavedId: string;
  onFocus: (key: string) => void;
  put: (changed: readonly Resource[], act: Act, on: boolean) => void;
}) {
  const { t } = useTranslation("records");
  if (cell === null)
    return (
      <td className={styles.none}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t("matrix.notApplied")}</VisuallyHidden>
      </td>
    );
  const { key, act, on, off, toGive, isUnsaved } = cell;
  return (
    <td data-unsaved={isUnsaved || undefined}>
      <input
        type="checkbox"
        aria-label={name}
        aria-describedby={isUnsaved ? unsavedId : undefined}
        checked={off.length === 0}
        ref={(box) => {
          if (box) box.indeterminate = on.length > 0 && off.length > 0;
        }}
        tabIndex={isStop ? 0 : -1}
        disabled={isLocked(cell)}
        onFocus={() => onFocus(key)}
        onChange={() => (toGive.length > 0 ? put(toGive, act, true) : put(on, act, false))}
      />
    </td>
  );
}

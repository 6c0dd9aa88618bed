import { moneyRights } from "@pulau/domain/access/grants.ts";
import { type Act, acts, type Resource } from "@pulau/domain/access/permissions.ts";
import { IconCoin } from "@tabler/icons-react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Matrix } from "./matrix.ts";
import type { RecordForm } from "./record-field.ts";
import styles from "./records.module.css";

/** Resources as they stand together. */
export const matrixGroups = {
  desk: ["bookings", "customers", "rooms", "boats", "comments"],
  money: ["payments", "wallets", "reports"],
  catalogue: ["rates", "posts"],
  settings: ["users", "security", "settings"],
} as const satisfies Record<string, readonly Resource[]>;

const nothing = { read: false, write: false, create: false, delete: false };

/** Changing, adding and deleting need reading; without reading there is none of them. */
const switched = (row: Record<Act, boolean>, act: Act, on: boolean): Record<Act, boolean> => {
  if (act === "read" && !on) return nothing;
  return { ...row, [act]: on, ...(on && { read: true }) };
};

const same = (a: Record<Act, boolean>, b: Record<Act, boolean>): boolean =>
  acts.every((act) => a[act] === b[act]);

/** What is left of some exceptions once a row is as it is meant; one that says what is so anyway is none. */
function withRow(
  matrix: Matrix,
  resource: Resource,
  row: Record<Act, boolean>,
  base: Matrix | undefined,
): Matrix {
  const { [resource]: _, ...others } = matrix;
  return base && same(row, base[resource] ?? nothing) ? others : { ...matrix, [resource]: row };
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
  const matrix = ((form.values as Record<string, unknown>)[path] ?? {}) as Matrix;
  const rowOf = (resource: Resource) => matrix[resource] ?? base?.[resource] ?? nothing;
  const put = (changed: readonly Resource[], act: Act, on: boolean) =>
    form.set(
      path,
      changed.reduce(
        (so, resource) => withRow(so, resource, switched(rowOf(resource), act, on), base),
        matrix,
      ),
    );
  const box = (name: string, of: readonly Resource[], act: Act) => (
    <td key={act}>
      <Box
        name={`${name}: ${t(`matrix.acts.${act}`)}`}
        on={of.filter((resource) => rowOf(resource)[act])}
        off={of.filter((resource) => !rowOf(resource)[act])}
        may={(resource) => may(resource, act)}
        put={(changed, on) => put(changed, act, on)}
      />
    </td>
  );
  return (
    <table className={styles.matrix}>
      <caption>
        {label}
        {hint && <span className={classNames("hint", styles.note)}>{hint}</span>}
      </caption>
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
      {Object.entries(matrixGroups).map(([group, of]) => {
        const name = t(`matrix.groups.${group as keyof typeof matrixGroups}`);
        return (
          <tbody key={group}>
            <tr className={styles.group}>
              <th scope="rowgroup">{name}</th>
              {acts.map((act) => box(name, of, act))}
            </tr>
            {of.map((resource) => (
              <tr key={resource}>
                <th scope="row">
                  <ResourceName of={resource} isException={!!base && !!matrix[resource]} />
                </th>
                {acts.map((act) => box(t(`matrix.resources.${resource}`), [resource], act))}
              </tr>
            ))}
          </tbody>
        );
      })}
    </table>
  );
}

function ResourceName({ of, isException }: { of: Resource; isException: boolean }) {
  const { t } = useTranslation("records");
  const isMoney = moneyRights.some(([resource]) => resource === of);
  return (
    <>
      {t(`matrix.resources.${of}`)}
      {isMoney && (
        <span className={styles.coin} title={t("handlesMoney")}>
          <Icon of={IconCoin} size="s" />
        </span>
      )}
      {isException && <span className={classNames("hint", styles.note)}>{t("matrix.exception")}</span>}
    </>
  );
}

/** One act on one resource, or on those of a group: then it is mixed where only some are on, and fills up what may be given. */
function Box({
  name,
  on,
  off,
  may,
  put,
}: {
  name: string;
  on: readonly Resource[];
  off: readonly Resource[];
  may: (resource: Resource) => boolean;
  put: (changed: readonly Resource[], on: boolean) => void;
}) {
  const toGive = off.filter(may);
  return (
    <input
      type="checkbox"
      aria-label={name}
      checked={off.length === 0}
      ref={(box) => {
        if (box) box.indeterminate = on.length > 0 && off.length > 0;
      }}
      disabled={on.length === 0 && toGive.length === 0}
      onChange={() => (toGive.length > 0 ? put(toGive, true) : put(on, false))}
    />
  );
}

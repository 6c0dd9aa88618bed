import { type Act, acts, type Resource } from "@pulau/domain/access/permissions.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { classNames } from "../../ui/class-names.ts";
import type { Matrix } from "./matrix.ts";
import type { RecordForm } from "./record-field.ts";
import styles from "./records.module.css";

/** Resources as they stand together; those of money carry its mark in words. */
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
  const put = (resource: Resource, act: Act, on: boolean) =>
    form.set(path, withRow(matrix, resource, switched(rowOf(resource), act, on), base));
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
      {Object.entries(matrixGroups).map(([group, resources]) => (
        <tbody key={group}>
          <tr>
            <th scope="rowgroup" colSpan={acts.length + 1}>
              {t(`matrix.groups.${group as keyof typeof matrixGroups}`)}
            </th>
          </tr>
          {resources.map((resource) => (
            <tr key={resource}>
              <th scope="row">
                {t(`matrix.resources.${resource}`)}
                {base && matrix[resource] && (
                  <span className={classNames("hint", styles.note)}>{t("matrix.exception")}</span>
                )}
              </th>
              {acts.map((act) => {
                const on = rowOf(resource)[act];
                return (
                  <td key={act}>
                    <input
                      type="checkbox"
                      aria-label={`${t(`matrix.resources.${resource}`)}: ${t(`matrix.acts.${act}`)}`}
                      checked={on}
                      disabled={!on && !may(resource, act)}
                      onChange={(event) => put(resource, act, event.target.checked)}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

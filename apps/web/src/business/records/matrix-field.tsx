import { type Act, acts, type Resource } from "@pulau/domain/access/permissions.ts";
import { useTranslation } from "react-i18next";
import type { RecordForm } from "./record-field.ts";
import styles from "./records.module.css";

export type Matrix = Partial<Record<Resource, Record<Act, boolean>>>;

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

/** What may be done to each resource. What whoever changes it may not do themselves can't be given. */
export function MatrixField({
  label,
  path,
  form,
  may,
}: {
  label: string;
  path: string;
  form: RecordForm;
  may: (resource: Resource, act: Act) => boolean;
}) {
  const { t } = useTranslation("records");
  const matrix = ((form.values as Record<string, unknown>)[path] ?? {}) as Matrix;
  const put = (resource: Resource, act: Act, on: boolean) =>
    form.set(path, { ...matrix, [resource]: switched(matrix[resource] ?? nothing, act, on) });
  return (
    <table className={styles.matrix}>
      <caption>{label}</caption>
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
              <th scope="row">{t(`matrix.resources.${resource}`)}</th>
              {acts.map((act) => {
                const on = matrix[resource]?.[act] === true;
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

import { socialPlaces, type UserRecord } from "@pulau/contract/staff-records.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../listing/column.tsx";
import { column, momentColumn } from "../../../listing/columns.tsx";
import type { CellEdit } from "../../../listing/editing.ts";
import { addressLines } from "./user-fields.ts";
import { RoleCell, UserStateCell } from "./user-state-cell.tsx";

/** What is said of some parts, in their order. */
const filled = <P extends string>(parts: readonly P[], texts: Readonly<Record<P, string>>): string =>
  parts
    .map((part) => texts[part])
    .filter((text) => text !== "")
    .join(", ");

/** What staff see of each other, beside the name; the status is changed in its cell where one may. */
export function useUserColumns(status: {
  readonly edit?: CellEdit<UserRecord>;
}): readonly ListColumn<UserRecord>[] {
  const { t } = useTranslation("records");
  return [
    column("email", t("fields.email"), (row) => <bdi>{row.email}</bdi>, {
      csv: ["email", "username"],
      sort: "email",
    }),
    column("role", t("fields.role"), (row) => <RoleCell row={row} />, {
      csv: ["role", "level"],
      sort: "role",
    }),
    column("department", t("fields.department"), (row) => row.department, {
      csv: ["department"],
      sort: "department",
    }),
    column("mobile", t("fields.mobile"), (row) => <bdi dir="ltr">{row.mobile}</bdi>, {
      csv: ["mobile"],
      roomy: true,
    }),
    column("state", t("columns.status"), (row) => <UserStateCell row={row} />, {
      csv: ["status", "invited", "twoStep"],
      card: "state",
      sort: "status",
      ...status,
    }),
    column("company", t("fields.company"), (row) => row.company, {
      csv: ["company", "website"],
      sort: "company",
      rare: true,
    }),
    column("country", t("fields.country"), (row) => row.country, {
      csv: ["country", "gender", "born", "speaks", "contactBy"],
      sort: "country",
      rare: true,
    }),
    column("address", t("location.add_line_1"), ({ location }) => filled(addressLines, location), {
      csv: ["address", "address2", "postCode", "city", "addressState", "addressCountry"],
      rare: true,
    }),
    column(
      "links",
      t("columns.links"),
      (row) => <bdi dir="ltr">{filled(socialPlaces, row.social_links)}</bdi>,
      {
        csv: ["twitter", "facebook", "instagram", "github", "codepen", "slack"],
        rare: true,
      },
    ),
    momentColumn("seen", t("columns.seen"), (row) => row.seen_at, {
      csv: ["seen"],
      sort: "seen",
      falling: true,
      roomy: true,
    }),
  ];
}

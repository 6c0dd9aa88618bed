import type { ListedPackage, staffPackagesRoute } from "@pulau/contract/package-admin.ts";
import { sql } from "../../../db/orm.ts";
import { ofResort, versionColumn } from "../../../db/saved-versions.ts";
import { equals } from "../../../listing/filter.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import { likeOf, wordsIn } from "../../../listing/search.ts";
import type { Source } from "../../../listing/source.ts";

const optionsOf = sql`package_option o where o.package_id = p.id`;

/** Packages as staff keep them, those off sale included, in the guests' order unless told. */
export const staffPackages = ({
  search,
  type,
  status,
}: ListRequest<typeof staffPackagesRoute>["query"]): Source<
  typeof staffPackagesRoute,
  ListedPackage,
  { readonly orderVersion: number }
> => {
  const like = likeOf(search ?? "");
  return {
    columns: sql`p.id as "_id", p.active_status as "activeStatus", p.code, p.type, p.name, p.summary, p.picture,
      coalesce((select jsonb_agg(s.one ->> 'picture' order by s.at)
        from jsonb_array_elements(p.pictures) with ordinality as s(one, at)), jsonb_build_array(p.picture)) as pictures,
      p.sold_ahead as "soldAhead", p.position::int as position,
      (select count(*)::int from ${optionsOf}) as options,
      (select count(*)::int from ${optionsOf} and not exists (select from period d where d.option_id = o.id)) as unpriced,
      (jsonb_array_length(p.missing)
        + (select coalesce(sum(jsonb_array_length(o.missing)), 0) from ${optionsOf}))::int as missing`,
    from: sql`package p`,
    where: [
      search ? sql`p.code ilike ${like} or ${wordsIn(sql`p.name`)} ilike ${like}` : undefined,
      equals(sql`p.type`, type),
      status ? sql`p.active_status = ${status === "onSale"}` : undefined,
    ],
    id: up(sql`p.id`, "uuid"),
    orders: {
      position: [up(sql`p.position`, "int")],
      code: [up(sql`p.code`, "text")],
      "-code": [down(sql`p.code`, "text")],
    },
    rows: (rows) => rows,
    totals: sql`${versionColumn("packageOrder", sql`${ofResort}`)} as "orderVersion"`,
    extra: ({ orderVersion }) => ({ orderVersion }),
    cells: {
      code: (row) => row.code,
      nameEn: (row) => row.name.en,
      nameMy: (row) => row.name.my,
      nameCn: (row) => row.name.cn,
      kind: (row) => row.type,
      descEn: (row) => row.summary.en,
      descMy: (row) => row.summary.my,
      descCn: (row) => row.summary.cn,
      pictures: (row) => row.pictures.join("; "),
      active: (row) => row.activeStatus,
      options: (row) => row.options,
      unpriced: (row) => row.unpriced,
      missingTexts: (row) => row.missing,
      id: (row) => row._id,
    },
  };
};

import { stayKinds } from "@pulau/domain/catalogue/catalogue.ts";
import { inArray, type SQL, sql } from "../../../db/orm.ts";

/**
 * The last part of the address of a package's page, `pack` being its row; null where it has no page: only what everybody can book
 * has one, see `loadPackages`.
 */
export const pageOfPackage = (pack: SQL): SQL<string | null> => sql<string | null>`(CASE
  WHEN ${pack}.active_status AND NOT ${pack}.sold_ahead AND ${inArray(sql`${pack}.type`, [...stayKinds])} AND EXISTS (
    SELECT FROM package_option o JOIN period d ON d.option_id = o.id WHERE o.package_id = ${pack}.id AND o.active_status)
  THEN ${pack}.slug END)`;

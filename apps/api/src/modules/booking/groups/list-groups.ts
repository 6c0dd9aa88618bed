import type { groupsRoute } from "@pulau/contract/groups.ts";
import { plainRinggit } from "@pulau/domain/money/sen.ts";
import { sql } from "../../../db/orm.ts";
import { anyOf, between } from "../../../listing/filter.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import { likeOf } from "../../../listing/search.ts";
import type { Source } from "../../../listing/source.ts";
import { statesOf } from "../../../listing/state-words.ts";
import { type GroupFound, groupColumns, groupFrom, groupRow } from "./group-columns.ts";

type Filters = ListRequest<typeof groupsRoute>["query"];

const kindOf = statesOf("groups:kinds", {
  club: { en: "Club", my: "Kelab", cn: "俱乐部" },
  school: { en: "School", my: "Sekolah", cn: "学校" },
  company: { en: "Company", my: "Syarikat", cn: "公司" },
  agency: { en: "Travel agency", my: "Agensi pelancongan", cn: "旅行社" },
  family: { en: "Family or friends", my: "Keluarga atau rakan", cn: "亲友" },
});
const stateOf = statesOf("groups:states", {
  open: { en: "Rooms held", my: "Bilik ditahan", cn: "保留中" },
  released: { en: "Released", my: "Dilepaskan", cn: "已释放" },
  cancelled: { en: "Cancelled", my: "Dibatalkan", cn: "已取消" },
});

/** All groups, those of long ago too. */
export const groupList = (filters: Filters): Source<typeof groupsRoute, GroupFound> => ({
  columns: groupColumns,
  from: groupFrom,
  among: sql`stay_group g`,
  where: [
    filters.state && anyOf(sql`g.state`, filters.state),
    filters.kind && anyOf(sql`g.kind`, filters.kind),
    between(sql`g.check_in`, filters),
    filters.search
      ? sql`(g.name ILIKE ${likeOf(filters.search)} OR g.contact_name ILIKE ${likeOf(filters.search)})`
      : undefined,
  ],
  id: up(sql`g.id`, "uuid"),
  orders: {
    checkIn: [up(sql`g.check_in`, "date")],
    "-checkIn": [down(sql`g.check_in`, "date")],
    name: [up(sql`lower(g.name)`, "text")],
    "-name": [down(sql`lower(g.name)`, "text")],
    cutOffOn: [up(sql`g.cut_off_on`, "date")],
    "-cutOffOn": [down(sql`g.cut_off_on`, "date")],
  },
  rows: (rows) => rows.map(groupRow),
  cells: {
    name: (row) => row.name,
    kind: (row, language) => kindOf(row.kind, language),
    status: (row, language) => stateOf(row.state, language),
    contact: (row) => row.contactName,
    arrival: (row) => row.checkIn,
    departure: (row) => row.checkOut,
    namesUntil: (row) => row.cutOffOn,
    rooms: (row) => row.rooms,
    roomsLeft: (row) => row.roomsLeft,
    persons: (row) => row.persons,
    personsNamed: (row) => row.personsNamed,
    total: (row) => plainRinggit(row.totalSen),
    paid: (row) => plainRinggit(row.paidSen),
    onAccount: (row) => plainRinggit(row.heldSen),
  },
  heads: {
    contact: { en: "Contact", my: "Orang hubungan", cn: "联系人" },
    namesUntil: { en: "Names until", my: "Nama sehingga", cn: "名单截止日" },
    roomsLeft: { en: "Rooms left to name", my: "Bilik belum bernama", cn: "未登记的客房" },
    onAccount: { en: "Held for rooms to name", my: "Dipegang untuk bilik belum bernama", cn: "预存款项" },
    personsNamed: { en: "Guests named", my: "Tetamu bernama", cn: "已登记人数" },
  },
});

import {
  type DeskGroup,
  type DeskPlace,
  type deskSearchRoute,
  groupOfKind,
} from "@pulau/contract/record-search.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { groupLimit } from "@pulau/contract/site-search.ts";
import { seesConfidential } from "@pulau/domain/access/sees-confidential.ts";
import type { Words } from "@pulau/domain/catalogue/words.ts";
import type { Db } from "../../../db/connect.ts";
import type { StaffSession } from "../../../plugins/session.ts";
import { findBookings } from "./find-bookings.ts";
import { type FoundRecord, findRecords } from "./find-records.ts";
import { kindsFor, mayFindBookings } from "./record-kinds.ts";
import { linkOfRecord } from "./record-links.ts";

type DeskMatches = Reply<typeof deskSearchRoute>["searchResult"];

const titles: Readonly<Record<DeskGroup, Words>> = {
  bookings: { en: "Bookings", my: "Tempahan", cn: "预订" },
  rooms: { en: "Rooms", my: "Bilik", cn: "客房" },
  sales: { en: "Packages and prices", my: "Pakej dan harga", cn: "套餐与价格" },
  transport: { en: "Boats and transfers", my: "Bot dan pengangkutan darat", cn: "船只与接送" },
  people: { en: "Staff and partners", my: "Kakitangan dan rakan niaga", cn: "员工与合作伙伴" },
  texts: { en: "Texts and lists", my: "Teks dan senarai", cn: "文本与列表" },
};

export const placeOfRecord = (record: FoundRecord): DeskPlace => ({
  target: `${record.kind}:${record._id}`,
  title: record.name,
  link: linkOfRecord(record),
  icon: record.kind,
  note: record.note,
  day: null,
});

/** What is called as somebody typed, of what they may read, four of each group; groups with nothing are left out. */
export async function searchDesk(db: Db, session: StaffSession, search: string): Promise<DeskMatches> {
  if (search === "") return [];
  const whole = seesConfidential(session.permissions);
  const [bookings, records] = await Promise.all([
    mayFindBookings(session) ? findBookings(db, { search, whole }) : [],
    findRecords(db, { search, kinds: kindsFor(session) }),
  ]);
  const matchesOf = (group: DeskGroup): DeskPlace[] =>
    group === "bookings"
      ? bookings
      : records.filter(({ kind }) => groupOfKind[kind] === group).map(placeOfRecord);
  return (Object.keys(titles) as DeskGroup[]).flatMap((group) => {
    const data = matchesOf(group);
    return data.length === 0 ? [] : [{ group, groupTitle: titles[group], searchLimit: groupLimit, data }];
  });
}

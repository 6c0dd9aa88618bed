import type { Words as WordsOf } from "@pulau/domain/catalogue/catalogue.ts";
import { packageOption, stayPackage } from "../../../../db/schema/catalogue.ts";
import { room } from "../../../../db/schema/rooms.ts";
import type { FindRow, Part, Row } from "../part.ts";

export const plain = (text: unknown): WordsOf => ({ en: String(text), my: String(text), cn: String(text) });
export const named = (row: Row): WordsOf => row.name as WordsOf;
/** "Garden room · Wi-Fi" */
export const both = (first: WordsOf, second: WordsOf): WordsOf => ({
  en: `${first.en} · ${second.en}`,
  my: `${first.my} · ${second.my}`,
  cn: `${first.cn} · ${second.cn}`,
});
export const nameIn = (find: FindRow, table: Part["table"], id: unknown): WordsOf =>
  (find(table, id)?.name as WordsOf | undefined) ?? plain("");
export const optionName = (row: Row, find: FindRow) =>
  both(nameIn(find, stayPackage, row.packageId), named(row));
export const nameOfOption = (find: FindRow, id: unknown): WordsOf => {
  const row = find(packageOption, id);
  return row ? optionName(row, find) : plain("");
};
export const roomNo = (find: FindRow, id: unknown) => plain(find(room, id)?.roomNo ?? "");

export const spanInOrder = ({ from, to }: Row) =>
  from && to && String(from) > String(to) ? [{ path: "to", rule: "dayOrder" }] : [];

import type { RoomTypeId } from "@pulau/domain/ids.ts";
import { CallFailure } from "../../api/call-failure.ts";
import type { Call, Face } from "../../api/client.ts";
import { staffSide } from "../../api/staff-side.ts";
import { choice, listAddress } from "../../listing/address.ts";
import { CardList } from "../../listing/card-list.tsx";
import { List } from "../../listing/list.tsx";
import { useListState } from "../../listing/use-address.ts";
import { type RowsRoute, useList } from "../../listing/use-list.ts";
import { IconTrash } from "../../ui/icons/index.ts";
import { Card } from "../../ui/surfaces.tsx";
import { Skeleton } from "../../ui/waiting.tsx";
import { Stage } from "../stage.tsx";
import { Piece } from "./frame.tsx";

type Villa = { _id: RoomTypeId; state: string };
const villas: readonly Villa[] = Array.from({ length: 28 }, (_, index) => ({
  _id: `V-${String(index + 1).padStart(2, "0")}`,
  state: index % 2 ? "ready" : "closed",
}));

type Query = { page: number; limit: number; search?: string; state?: string };
const pageOf = ({ page, limit, search = "", state }: Query, all: readonly Villa[]) => {
  const found = all.filter((villa) => villa._id.includes(search) && (!state || villa.state === state));
  const pages = Math.max(1, Math.ceil(found.length / limit));
  const rows = found.slice((page - 1) * limit, page * limit);
  return { rows, page, pages, limit, total: found.length, nextCursor: null };
};
const answering = (all: readonly Villa[]) =>
  (async (_: unknown, { query }: { query: Query }) => pageOf(query, all)) as unknown as Call;

/** What its server does with each. */
const states: Readonly<Record<string, Call>> = {
  "A list": answering(villas),
  "A list on its way": (() => new Promise(() => undefined)) as Call,
  "A list that could not be had": (() => Promise.reject(new CallFailure("OFFLINE"))) as Call,
  "An empty list": answering([]),
};

const call: Face<RowsRoute<Villa>> = { method: "GET", path: "/admin/api/rooms", scope: "staff" };
const address = listAddress({ filters: { state: choice(["ready", "closed"]) } });

function Villas({ caption }: { caption: string }) {
  const place = useListState(address);
  const list = useList({ id: "pieces", call, rows: "rows", place, limit: 10 });
  return (
    <List<Villa, unknown>
      list={list}
      caption={caption}
      columns={[
        { key: "villa", head: "Villa", cell: ({ _id }) => _id },
        { key: "state", head: "State", card: "state", cell: ({ state }) => state },
      ]}
      search={{ label: "Search villas", placeholder: "Villa" }}
      filters={[
        {
          key: "state",
          kind: "choice",
          label: "State",
          any: "All",
          choices: [
            { value: "ready", text: "Ready to sell" },
            { value: "closed", text: "Closed" },
          ],
        },
      ]}
      waiting="Loading…"
      empty={{ picture: "boat-at-jetty", title: "No villas yet", text: "They will be here." }}
      bulk={{
        nameOf: ({ _id }) => _id,
        acts: [
          {
            key: "delete",
            text: "Delete",
            icon: IconTrash,
            danger: true,
            usedBy: ({ _id }) => (_id === "V-04" ? "2 bookings" : null),
            run: async (some) => ({ done: some, failed: [] }),
            confirm: (count) => ({ title: `Delete ${count} villas?` }),
          },
        ],
      }}
    />
  );
}

function VillaCards({ label }: { label: string }) {
  const place = useListState(address);
  const list = useList({ id: "piece-cards", call, rows: "rows", place, limit: 6 });
  return (
    <CardList<Villa, unknown>
      list={list}
      label={label}
      waiting="Loading…"
      shape={<Skeleton height={120} radius={16} />}
      empty={{ picture: "boat-at-jetty", title: "No villas yet", text: "They will be here." }}
    >
      {(shown) => (
        <ul>
          {shown.map(({ _id, state }) => (
            <Card as="li" key={_id}>
              {_id}, {state}
            </Card>
          ))}
        </ul>
      )}
    </CardList>
  );
}

/** A whole list with its search, filters, choice of rows, columns and pages, as rows and as cards, in one state of its server. */
export function WholeList({ name }: { name: string }) {
  const served = states[name];
  return (
    <Piece name={name}>
      <Stage side={staffSide} {...(served && { call: served })}>
        <div style={{ flex: 1 }}>
          <Villas caption={name} />
          <VillaCards label={`${name}, of cards`} />
        </div>
      </Stage>
    </Piece>
  );
}

export const WholeLists = () => Object.keys(states).map((name) => <WholeList key={name} name={name} />);

import type { ImportDefinition, ImportRoute } from "@pulau/contract/import.ts";
import type { BoatId } from "@pulau/domain/ids.ts";
import { useState } from "react";
import { type Call, type Face, faceOf } from "../../api/client.ts";
import { listAddress } from "../../listing/address.ts";
import { CellNote, CodeText } from "../../listing/column.tsx";
import { DayJump } from "../../listing/day-jump.tsx";
import { ListPage } from "../../listing/list-page.tsx";
import { NarrowButton } from "../../listing/narrow-button.tsx";
import { useListState } from "../../listing/use-address.ts";
import { type RowsRoute, useList } from "../../listing/use-list.ts";
import { IconPencil, IconTrash } from "../../ui/icons/index.ts";
import { useToast } from "../../ui/toast.tsx";
import { Stage } from "../stage.tsx";
import { Piece } from "./frame.tsx";

type Boat = { _id: BoatId; jetty: string; seats: number };
const boats: readonly Boat[] = [
  { _id: "Ketam", jetty: "Merang", seats: 12 },
  { _id: "Sotong", jetty: "Besut", seats: 30 },
];
const answers = (async ({ path }: { path: string }) =>
  path.endsWith(".csv")
    ? { name: "boats.csv", bytes: new Uint8Array([1]) }
    : {
        rows: boats,
        page: 1,
        pages: 1,
        limit: 10,
        total: boats.length,
        nextCursor: null,
      }) as unknown as Call;

const importCall = faceOf<ImportRoute<ImportDefinition>>({
  method: "POST",
  path: "/admin/api/boats/import",
  scope: "staff",
});
const call: Face<RowsRoute<Boat>> = { method: "GET", path: "/admin/api/boats", scope: "staff" };
const address = listAddress({ filters: {} });
const states = ["sailing", "docked"] as const;

function Boats() {
  const toast = useToast();
  const place = useListState(address);
  const list = useList({ id: "pieces-page", call, rows: "rows", place, limit: 10 });
  const [days, setDays] = useState({ from: "", to: "" });
  const [state, setState] = useState<(typeof states)[number]>("sailing");
  const say = (text: string) => () => toast({ text });
  return (
    <ListPage<Boat, unknown, (typeof states)[number]>
      title="Boats"
      lead="What sails."
      list={list}
      columns={[
        {
          key: "boat",
          head: "Boat",
          cell: ({ _id, jetty }) => (
            <>
              <b className="strong">{_id}</b>
              <CellNote>
                <NarrowButton onPress={say(`Boats of ${jetty}`)}>{jetty}</NarrowButton>
              </CellNote>
            </>
          ),
        },
        { key: "mark", head: "Mark", cell: ({ _id }) => <CodeText>{`MY/${_id}`}</CodeText> },
        { key: "seats", head: "Seats", end: true, cell: ({ seats }) => seats },
      ]}
      print={{ lead: "Two of them" }}
      head={
        <DayJump {...days} onChange={({ from, to }) => setDays({ from: String(from), to: String(to) })} />
      }
      waiting="Loading…"
      empty={{ picture: "boat-at-jetty", title: "No boats yet" }}
      add={{ text: "Add boat", onAdd: say("A boat is added.") }}
      takes={{ title: "Import boats", call: importCall, refreshes: [] }}
      tabs={{
        label: "States",
        states,
        textOf: (name) => (name === "sailing" ? "Sailing" : "Docked"),
        counts: { sailing: 2, docked: 0 },
        value: state,
        onChange: setState,
      }}
      acts={{
        nameOf: ({ _id }) => _id,
        of: ({ _id }) => [
          { id: "edit", text: "Edit", icon: IconPencil, onSelect: say(`Edit ${_id}`) },
          { id: "delete", text: "Delete", icon: IconTrash, tone: "danger", onSelect: say(`Delete ${_id}`) },
        ],
      }}
    />
  );
}

/** The whole page of a list: its head with file, import and what is added, tabs of states, and the acts of a row. */
export function ListPages() {
  return (
    <Piece name="The page of a list">
      <Stage call={answers}>
        <div style={{ flex: 1 }}>
          <Boats />
        </div>
      </Stage>
    </Piece>
  );
}

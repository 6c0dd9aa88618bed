import { RowsTable } from "../../listing/rows-table.tsx";
import { moveItem } from "../../ui/move-item.ts";
import { Reorder, ReorderHandle } from "../../ui/reorder.tsx";
import { SearchBox } from "../../ui/search-box.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import styles from "../all-pieces.module.css";
import { Held, Piece } from "./frame.tsx";

export function Orders() {
  return (
    <Piece name="Order">
      {[false, true].map((still) => (
        <Held<readonly { name: string }[]>
          key={String(still)}
          first={[{ name: "Garden Room" }, { name: "Beach Chalet" }, { name: "Family Villa" }]}
        >
          {(items, set) => {
            const move = (from: number, to: number) => set(moveItem(items, from, to));
            return (
              <Reorder
                label={still ? "Order, not to be changed" : "Order"}
                items={items}
                idOf={({ name }) => name}
                textOf={({ name }) => name}
                onMove={move}
                still={still}
              >
                {({ name }, place) => (
                  <span className={styles.row}>
                    {!still && <ReorderHandle label={`Move ${name}`} place={place} onMove={move} />}
                    {place + 1}. {name}
                  </span>
                )}
              </Reorder>
            );
          }}
        </Held>
      ))}
    </Piece>
  );
}

const rows = [
  { code: "V-01", name: "Villa Senja", price: "RM 1,145.50" },
  { code: "V-02", name: "Villa Fajar", price: "RM 980.00" },
];

export function Lists() {
  return (
    <Piece name="Lists">
      <Held first="">
        {(q, set) => (
          <SearchBox
            q={q}
            label="Search rooms"
            placeholder="Room or guest"
            clearLabel="Clear"
            onSearch={set}
          />
        )}
      </Held>
      <Held<"all" | "open"> first="all">
        {(value, set) => (
          <div>
            <Tabs
              label="Bookings"
              value={value}
              onChange={set}
              tabs={[
                { value: "all", text: "All", count: 28 },
                { value: "open", text: "Open", count: 3 },
              ]}
            >
              <RowsTable
                caption="Rooms"
                rows={rows}
                rowKey={({ code }) => code}
                marked={({ code }) => code === "V-02"}
                columns={[
                  { key: "code", head: "Room", cell: ({ code }) => code },
                  { key: "name", head: "Name", cell: ({ name }) => name },
                  { key: "price", head: "Price", end: true, cell: ({ price }) => price },
                ]}
              />
            </Tabs>
          </div>
        )}
      </Held>
    </Piece>
  );
}

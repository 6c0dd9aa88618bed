import { useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Call } from "../../api/client.ts";
import { emulatePlain, expectNoFaults, expectStill, show } from "../../dev/browser-test.tsx";
import ImportDialog, { type ImportProps } from "./import-dialog.tsx";

type Sent = { body: { text: string; columns?: readonly (string | null)[] } };

/** A server that reads tables of currencies: one whose second column nobody knows is not taken. */
function server() {
  const sent: string[] = [];
  const call = (async ({ path }: { path: string }, { body }: Sent) => {
    if (!path.endsWith("/import-progress")) sent.push(`${path} ${(body.columns ?? []).join()}`);
    if (path.endsWith("/import-progress")) return { progress: null };
    if (!path.endsWith("/check")) return { added: 1, changed: 0, unchanged: 0 };
    const isRight = body.columns !== undefined;
    return {
      fields: [{ key: "rate", name: "Rate", needed: true }],
      columns: [{ heading: "How much", field: isRight ? "rate" : null }],
      lines: 1,
      added: isRight ? 1 : 0,
      changed: 0,
      unchanged: 0,
      preview: isRight ? [{ line: 2, did: "added", name: "3 May", changes: [] }] : [],
      problems: isRight
        ? []
        : [{ line: 1, column: 1, field: "rate", rule: "required", code: null, facts: {}, value: "" }],
      wrong: isRight ? 0 : 1,
      wrongLines: isRight ? [] : [{ line: 1, cells: ["How much"] }],
    };
  }) as unknown as Call;
  return { call, sent };
}

const dialog = (onClose: () => void) => {
  const face = { method: "POST", path: "/admin/api/rates/import", scope: "staff" };
  return (
    <ImportDialog
      title="Import rates"
      call={face as never as ImportProps["call"]}
      refreshes={[]}
      onClose={onClose}
    />
  );
};

function Importing() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Import
      </button>
      {open && dialog(() => setOpen(false))}
    </>
  );
}

describe("importing a table", () => {
  it("stands in forced colours, mirrored, is checked by keyboard, and nothing moves for who wants no motion", async () => {
    await emulatePlain();
    const { call } = server();
    await show(
      dialog(() => undefined),
      { speaks: "importing", call, dir: "rtl" },
    );
    await userEvent.fill(page.getByLabelText("Rows"), "How much\n3.4");
    page.getByRole("button", { name: "Check rows" }).element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByLabelText(/How much/)).toBeVisible();
    expectStill();
    await expectNoFaults();
  });

  it("takes the focus when it opens, keeps it while a table is refused, and gives it back", async () => {
    const { call } = server();
    await show(<Importing />, { speaks: "importing", call });
    const opens = page.getByRole("button", { name: "Import", exact: true });
    opens.element().focus();
    await userEvent.keyboard("{Enter}");
    const sheet = page.getByRole("dialog", { name: "Import rates" });
    await expect.element(sheet).toBeVisible();
    await expect.poll(() => sheet.element().contains(document.activeElement)).toBe(true);
    await userEvent.fill(page.getByLabelText("Rows"), "How much\n3.4");
    const check = page.getByRole("button", { name: "Check rows" });
    check.element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByLabelText(/How much/)).toBeVisible();
    await expect.element(check).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(page.getByRole("button", { name: "Leave", exact: true }));
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(opens).toHaveFocus();
  });

  it("is checked first, wants its columns matched, and takes all or nothing", async () => {
    const { call, sent } = server();
    const left: string[] = [];
    await show(
      dialog(() => left.push("left")),
      { speaks: "importing", call },
    );
    await expect.element(page.getByRole("button", { name: "Check rows" })).toBeDisabled();
    await userEvent.fill(page.getByLabelText("Rows"), "How much\n3.4");
    await userEvent.click(page.getByRole("button", { name: "Check rows" }));
    const column = page.getByLabelText(/How much/);
    await expect.element(column).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Import 1 row" })).not.toBeInTheDocument();
    await expectNoFaults();
    await userEvent.selectOptions(column, "rate");
    await expect.element(page.getByRole("row", { name: "2 3 May New" })).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Import 1 row" }));
    await expect.poll(() => left).toEqual(["left"]);
    expect(sent).toEqual([
      "/admin/api/rates/import/check ",
      "/admin/api/rates/import/check rate",
      "/admin/api/rates/import rate",
    ]);
  });
});

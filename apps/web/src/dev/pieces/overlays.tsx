import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { DateField } from "../../ui/date-field.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Dropdown } from "../../ui/dropdown.tsx";
import { IconPencil, IconTrash } from "../../ui/icons/index.ts";
import { Menu } from "../../ui/menu.tsx";
import { useToast } from "../../ui/toast.tsx";
import { Held, Piece } from "./frame.tsx";

function Dialogs() {
  return (
    <>
      {(["normal", "wide", "panel"] as const).map((size) => (
        <Held key={size} first={false}>
          {(open, set) => (
            <>
              <Button kind="outline" onClick={() => set(true)}>
                Dialog, {size}
              </Button>
              <Dialog
                open={open}
                onClose={() => set(false)}
                size={size}
                title="Change the stay"
                acts={
                  <>
                    <Button kind="plain" onClick={() => set(false)}>
                      Keep
                    </Button>
                    <Button onClick={() => set(false)}>Change</Button>
                  </>
                }
              >
                <Held first="2026-12-24">
                  {(day, setDay) => <DateField label="Arrival" value={day} onChange={setDay} />}
                </Held>
              </Dialog>
            </>
          )}
        </Held>
      ))}
      <Held first={false}>
        {(open, set) => (
          <>
            <Button kind="outline" onClick={() => set(true)}>
              Dialog that asks
            </Button>
            <ConfirmDialog
              open={open}
              title="End this sale?"
              words={{ keep: "Keep it", agree: "End it" }}
              onAgree={() => set(false)}
              onClose={() => set(false)}
            >
              <p>What was bought stays.</p>
            </ConfirmDialog>
          </>
        )}
      </Held>
    </>
  );
}

export function Overlays() {
  const toast = useToast();
  return (
    <Piece name="Overlays">
      <Dialogs />
      <Dropdown
        align="start"
        trigger={(props) => (
          <Button kind="outline" {...props}>
            Dropdown
          </Button>
        )}
      >
        {(close) => (
          <Button kind="soft" wide onClick={close}>
            Done
          </Button>
        )}
      </Dropdown>
      <Menu
        align="start"
        trigger={(props) => (
          <Button kind="outline" {...props}>
            Menu
          </Button>
        )}
        entries={[
          { id: "edit", text: "Edit", icon: IconPencil },
          { id: "copy", text: "Copy", disabled: true },
          { id: "delete", text: "Delete", icon: IconTrash, tone: "danger" },
        ]}
      />
      <Button kind="outline" onClick={() => toast({ tone: "success", text: "Saved." })}>
        Toast
      </Button>
      <Button kind="outline" onClick={() => toast({ text: "Row deleted.", undo: () => undefined })}>
        Toast with undo
      </Button>
      <Button kind="outline" onClick={() => toast({ tone: "danger", text: "Not saved. Try again." })}>
        Toast of a failure
      </Button>
    </Piece>
  );
}

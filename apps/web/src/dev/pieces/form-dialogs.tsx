import { z } from "zod";
import { Button } from "../../ui/button.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { InLanguages } from "../../ui/in-languages.tsx";
import { PictureField } from "../../ui/picture-field.tsx";
import { useForm } from "../../ui/use-form.ts";
import { Held, Piece } from "./frame.tsx";

function BoatDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({
    schema: z.object({
      name: z.object({ en: z.string().min(1), my: z.string(), cn: z.string() }),
      picture: z.string(),
    }),
    initial: { name: { en: "Crab", my: "Ketam", cn: "" }, picture: "reef" },
    onSubmit: async () => onClose(),
  });
  return (
    <FormDialog form={form} title="Boat" words={{ leave: "Cancel", save: "Save boat" }} onClose={onClose}>
      <InLanguages field={form.field} path="name" labelOf={(language) => `Name (${language})`} most={40} />
      <PictureField label="Picture" names={["reef", "boat-at-jetty"]} field={form.field("picture")} />
    </FormDialog>
  );
}

/** A dialog in which one thing is changed, with a text in three languages and a picture by its name. */
export function FormDialogs() {
  return (
    <Piece name="Dialog with a form">
      <Held first={false}>
        {(open, set) => (
          <>
            <Button kind="outline" onClick={() => set(true)}>
              Change boat
            </Button>
            {open && <BoatDialog onClose={() => set(false)} />}
          </>
        )}
      </Held>
    </Piece>
  );
}

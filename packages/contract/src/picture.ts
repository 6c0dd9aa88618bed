import { isAmenityIcon } from "@pulau/domain/catalogue/amenity-icons.ts";
import { isPictureName, pictures } from "@pulau/domain/catalogue/pictures.ts";
import type { FileId } from "@pulau/domain/ids.ts";
import { z } from "zod";

/** A picture's name: a page that asked for another would show none. Its type is text, as a form or a table has it. */
export const PictureField: z.ZodType<string, string> = z
  .enum(pictures, { error: ({ input }) => (input ? "invalid" : "required") })
  .meta({ description: "one of the built-in pictures" });

const sentAddress = /^\/api\/resort\/picture\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The file of a picture that staff sent; null of a drawing. */
export const fileOfPicture = (picture: string): string | null => sentAddress.exec(picture)?.[1] ?? null;

/** What a picture that staff sent is called wherever it is shown. */
export const pictureOfFile = (fileId: FileId): string => `/api/resort/picture/${fileId}`;

/** One of the drawings by its name, or a picture that staff sent by its address. */
export const ShownPictureField: z.ZodType<string, string> = z
  .string({ error: "required" })
  .min(1, { error: "required" })
  .refine((picture) => isPictureName(picture) || fileOfPicture(picture) !== null, { error: "invalid" })
  .meta({ description: "one of the built-in pictures, or the address of an uploaded one" });

/**
 * An amenity's icon: one of ours by its name, or a picture that staff sent by its address; empty for none. Pictures of
 * other sites are shown to nobody, so their addresses are refused.
 */
export const AmenityIconField = z
  .string()
  .trim()
  .refine((icon) => icon === "" || isAmenityIcon(icon) || fileOfPicture(icon) !== null, {
    error: "amenityIcon",
  })
  .meta({
    example: "fan",
    description: "the name of an icon, or the address of an uploaded picture; empty for none",
  });

/** A picture of a person that was sent, by its address; empty for none. Who has the address sees it once it is saved. */
export const AvatarField = z
  .string()
  .refine((picture) => picture === "" || fileOfPicture(picture) !== null, { error: "invalid" })
  .meta({ example: "", description: "the address of an uploaded picture; empty for none" });

/** What one picture shows in one language, on one line. */
export const AltText = z
  .string()
  .trim()
  .max(160, { error: "tooLong" })
  .overwrite((text) => text.replaceAll(/\s+/g, " "));
/** What a picture shows, for who can't see it; English is read where a language is empty. */
export const PictureAlt = z.object({ en: AltText, my: AltText, cn: AltText });

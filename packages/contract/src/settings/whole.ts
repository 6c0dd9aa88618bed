import { z } from "zod";

/**
 * A schema of what is saved whole, made of one that fills in what is missing: whoever leaves a field out is told so, and does
 * not put it back to what is usual unawares.
 */
export function whole<S extends z.ZodType>(schema: S): S {
  return required(schema) as S;
}

function required(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return required(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodNullable) return required(schema.unwrap() as z.ZodType).nullable();
  if (!(schema instanceof z.ZodObject)) return schema;
  const shape = Object.entries(schema.shape as Record<string, z.ZodType>);
  return z.object(Object.fromEntries(shape.map(([name, field]) => [name, required(field)])));
}

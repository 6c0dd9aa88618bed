/** Marks and leads to a child's age that is still to be told, within a form; false where none is. */
export function toMissingAge(form: ParentNode): boolean {
  const field = form.querySelector<HTMLElement>("[data-lacks-age]");
  field?.dispatchEvent(new Event("invalid"));
  field?.focus();
  return field !== null;
}

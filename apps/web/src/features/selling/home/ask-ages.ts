/** Opens who is coming, where an age is still to be told. */
export function askAges(): void {
  const field = document.getElementById("who");
  if (field?.getAttribute("aria-expanded") === "false") field.click();
  field?.scrollIntoView({ block: "center" });
}

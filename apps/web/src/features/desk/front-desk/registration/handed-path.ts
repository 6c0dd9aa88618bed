/** The one page that a tablet in a guest's hands shows. */
export const handedPath = "/staff/handed-over";

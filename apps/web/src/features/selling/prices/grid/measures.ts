/** Pixels of the sheet. All lines are equally high and all columns equally wide, so that any cell is found by counting. */
export const lineHeight = 30;
export const headHeight = 58;
export const columnWidth = 118;
/** The two columns that say what a row is: sharing, and guest with conditions. */
export const sharingWidth = 96;
export const guestWidth = 204;
export const headsWidth = sharingWidth + guestWidth;

/** On which a tab that hands its tablet to a guest tells the others. */
export const handedChannel = "pulau.staff.handed";

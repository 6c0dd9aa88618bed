export { bookingsCalled, bookingsSoonest } from "./booking-list/list-for-staff.ts";
export { checkIn } from "./check-in.ts";
export { mayCheckIn } from "./desk-rules.ts";
export { markNoShows } from "./mark-no-shows.ts";
export { loadRoomProblems, roomOccupants } from "./room-problems.ts";

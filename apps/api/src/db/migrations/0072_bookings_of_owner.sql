-- An owner's page is found by its order, and what stands under each tab is counted without the bookings themselves.
CREATE INDEX booking_of_owner ON booking (owner_id, check_in, id) INCLUDE (state);--> statement-breakpoint
DROP INDEX "booking_owner_id_check_in_index";

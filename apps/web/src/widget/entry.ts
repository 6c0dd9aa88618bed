import { PulauBooking } from "./booking-widget.ts";

const script = document.currentScript;
if (script instanceof HTMLScriptElement) PulauBooking.portal = new URL(script.src).origin;
// A page may hold the tag twice.
if (!customElements.get("pulau-booking")) customElements.define("pulau-booking", PulauBooking);

import { useLocation } from "@tanstack/react-router";
import type { ComponentType } from "react";
import ConfirmEmailPage from "./confirm-email.tsx";
import { FindBooking } from "./find-booking.tsx";
import ForgotPasswordPage from "./forgot-password.tsx";
import MemberInvitationPage from "./member-invitation.tsx";
import ResetPasswordPage from "./reset-password.tsx";
import VerifyEmailPage from "./verify-email.tsx";

const pages: Readonly<Record<string, ComponentType>> = {
  "forgot-password": ForgotPasswordPage,
  "find-booking": FindBooking,
  join: MemberInvitationPage,
  "verify-email": VerifyEmailPage,
  "confirm-email": ConfirmEmailPage,
};

/** The pages that ask for links in mails, and those that such links open, in one file: each file costs the first page its name. */
export default function LinkPage() {
  const { pathname } = useLocation();
  const Page = pages[pathname.split("/")[2] ?? ""] ?? ResetPasswordPage;
  return <Page />;
}

import { expect, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { BackLink } from "../../ui/back-link.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { ChangedSince } from "../../ui/changed-since.tsx";
import { Chip, CountBadge } from "../../ui/chip.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { CountdownRing } from "../../ui/countdown.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Dropdown } from "../../ui/dropdown.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { FormConflict } from "../../ui/form-conflict.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { FormFooter } from "../../ui/form-footer.tsx";
import { InLanguages } from "../../ui/in-languages.tsx";
import { LoadState } from "../../ui/load-state.tsx";
import { Brand, Logo } from "../../ui/logo.tsx";
import { Menu } from "../../ui/menu.tsx";
import { Comma, DayRange, DayText, Gap, MomentText, Money } from "../../ui/money-and-dates.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Panel, PanelEmpty } from "../../ui/panel.tsx";
import { Picture } from "../../ui/picture.tsx";
import { PictureField } from "../../ui/picture-field.tsx";
import { PageTitle, SiteNameProvider } from "../../ui/site-name.tsx";
import { FormSkeleton, RowsSkeleton } from "../../ui/skeletons.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { Avatar, Card, Notice, Progress, VisuallyHidden } from "../../ui/surfaces.tsx";
import { ToastProvider } from "../../ui/toast.tsx";
import { Tooltips } from "../../ui/tooltips.tsx";
import { UnsavedGuard } from "../../ui/unsaved-guard.tsx";
import { VersionList } from "../../ui/version-list.tsx";
import { Skeleton, Waiting } from "../../ui/waiting.tsx";
import { FormDialogs } from "../pieces/form-dialogs.tsx";
import { Forms, Shown } from "../pieces/forms.tsx";
import { Overlays } from "../pieces/overlays.tsx";
import { Buttons, Surfaces } from "../pieces/surfaces.tsx";
import { button, hasFocus, press, type Trial, tabs } from "./trial.ts";

const within = (place: ReturnType<typeof button>) =>
  expect.poll(() => place.element().contains(document.activeElement)).toBe(true);
const gone = (place: ReturnType<typeof button>) => expect.element(place).not.toBeInTheDocument();

/** The focus goes into what a button opens, and comes back by Escape. */
const opens = async (name: string, role: "dialog" | "alertdialog") => {
  await press(button(name), "{Enter}");
  const sheet = page.getByRole(role);
  await expect.element(sheet).toBeVisible();
  await within(sheet);
  await userEvent.keyboard("{Escape}");
  await gone(sheet);
  await hasFocus(button(name));
};
const boatDialog = async () => {
  await press(button("Change boat"), "{Enter}");
  const sheet = page.getByRole("dialog", { name: "Boat" });
  await expect.element(sheet).toBeVisible();
  await within(sheet);
};

/** What stands on pages, what lies over them, and the forms that they hold, as `/dev/pieces` shows them. */
export const surfaceTrials: readonly Trial[] = [
  {
    shows: (
      <SiteNameProvider value="Teluk Biru">
        <Surfaces />
        <VisuallyHidden>Only read</VisuallyHidden>
      </SiteNameProvider>
    ),
    around: { speaks: "pictures" },
    pieces: [
      ...[SiteNameProvider, Card, Progress, VisuallyHidden, Avatar, Chip, CountBadge, Panel, PanelEmpty].map(
        (piece) => [piece, null] as const,
      ),
      ...[LoadState, Notice, Picture, Skeleton, Waiting].map((piece) => [piece, null] as const),
      [PageTitle, () => expect.poll(() => document.title).toBe("Head whose lead is on its way · Teluk Biru")],
      [PageHead, () => tabs(button("All of them"), button("Add one"))],
      [VersionList, () => tabs(button("Add one"), button("Use version 2"))],
      [EmptyState, () => tabs(button("Find a stay"), button("Try again"))],
      [ErrorState, () => press(button("Try again"), "{Enter}")],
    ],
  },
  {
    shows: (
      <>
        <Shown />
        <DayRange from="2026-12-06" to="2026-12-08" />
        <Comma />
        <Gap />
      </>
    ),
    pieces: [
      ...[Money, DayText, MomentText, DayRange, Comma, Gap, CountdownRing, Brand, Logo].map(
        (piece) => [piece, null] as const,
      ),
      [
        FileButton,
        async () => {
          const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
          await press(button("Download CSV"), "{Enter}");
          await expect.poll(() => saved.mock.contexts.length).toBe(1);
          await hasFocus(button("Download CSV"));
          saved.mockRestore();
        },
      ],
    ],
  },
  {
    shows: <Forms />,
    ready: () => expect.element(page.getByRole("group", { name: "Price" })).toBeVisible(),
    pieces: [
      [FormSkeleton, null],
      [RowsSkeleton, null],
      [FormConflict, null],
      [
        ChangedSince,
        async () => {
          const sides = page.getByRole("group", { name: "Price" }).getByRole("radio");
          await press(sides.first(), "{ArrowDown}");
          await hasFocus(sides.last());
        },
      ],
      [
        BackLink,
        async () => {
          const back = page.getByRole("link", { name: "All boats" });
          await tabs(back, page.getByRole("link", { name: "Timetable" }));
          // The way back is to the right.
          expect(getComputedStyle(back.element().querySelector("svg") as Element).transform).toContain("-1");
        },
      ],
      [LinkButton, () => tabs(page.getByRole("link", { name: "Timetable" }), page.getByLabelText("Name"))],
      [FormFooter, () => tabs(page.getByLabelText("Name"), button("Save boat"))],
      [
        UnsavedGuard,
        async () => {
          await press(page.getByLabelText("Name"), "x");
          await press(page.getByRole("link", { name: "Timetable" }), "{Enter}");
          await expect.element(page.getByLabelText("Name")).toHaveValue("Ketamx");
        },
      ],
    ],
  },
  {
    shows: <Overlays />,
    pieces: [
      [Dialog, () => opens("Dialog, normal", "dialog")],
      [ConfirmDialog, () => opens("Dialog that asks", "alertdialog")],
      [
        Dropdown,
        async () => {
          await press(button("Dropdown"), "{Enter}");
          await expect.element(button("Done")).toBeVisible();
          await userEvent.tab();
          await hasFocus(button("Done"));
          await userEvent.keyboard("{Escape}");
          await hasFocus(button("Dropdown"));
        },
      ],
      [
        Menu,
        async () => {
          const entry = (name: string) => page.getByRole("menuitem", { name });
          await press(button("Menu"), "{ArrowUp}");
          await hasFocus(entry("Delete"));
          // What is disabled is passed over.
          await userEvent.keyboard("{ArrowUp}");
          await hasFocus(entry("Edit"));
          await userEvent.keyboard("{Escape}");
          await hasFocus(button("Menu"));
        },
      ],
      [
        ToastProvider,
        async () => {
          await press(button("Toast with undo"), "{Enter}");
          await expect.element(page.getByText("Row deleted.").first()).toBeVisible();
          await hasFocus(button("Toast with undo"));
          await userEvent.keyboard("{F6}");
          await within(page.getByRole("region", { name: /notif/i }));
        },
      ],
    ],
  },
  {
    shows: <Overlays />,
    ready: async () => {
      await press(button("Menu"), "{Enter}");
      await hasFocus(page.getByRole("menuitem", { name: "Edit" }));
    },
    pieces: [
      [
        Menu,
        async () => {
          await userEvent.keyboard("del");
          await hasFocus(page.getByRole("menuitem", { name: "Delete" }));
        },
      ],
    ],
  },
  {
    shows: (
      <>
        <Tooltips />
        <Buttons />
      </>
    ),
    pieces: [
      [
        Tooltips,
        async () => {
          await tabs(button("large"), button("busy"));
          await press(button("busy"), "{Tab}");
          await expect.element(page.getByRole("tooltip")).toBeVisible();
          await userEvent.keyboard("{Escape}");
          await gone(page.getByRole("tooltip"));
        },
      ],
    ],
  },
  {
    shows: <FormDialogs />,
    around: { speaks: "pictures" },
    ready: boatDialog,
    pieces: [
      [
        FormDialog,
        async () => {
          const sheet = page.getByRole("dialog", { name: "Boat" });
          await within(sheet);
          await userEvent.keyboard("{Escape}");
          await gone(sheet);
          await hasFocus(button("Change boat"));
          await boatDialog();
        },
      ],
      [
        InLanguages,
        () =>
          tabs(
            page.getByRole("textbox", { name: "Name (en)" }),
            page.getByRole("textbox", { name: /Name .my/ }),
          ),
      ],
      [
        PictureField,
        async () => {
          await press(page.getByLabelText("Picture"), "{ArrowDown}");
          await expect.element(page.getByLabelText("Picture")).toHaveValue("boat-at-jetty");
        },
      ],
    ],
  },
];

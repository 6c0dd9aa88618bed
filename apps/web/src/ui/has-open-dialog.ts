/** Whether a dialog is open, which has the keys then. A toast is told to screen readers as one, and has them not. */
export const hasOpenDialog = (): boolean =>
  document.querySelector("[role=dialog], [role=alertdialog]:not([role=region] *)") !== null;

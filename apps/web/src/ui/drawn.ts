/** Resolves when what was just changed has been drawn: a button shows that it is at work before the work begins. */
export const drawn = (): Promise<void> =>
  new Promise((done) => {
    if (document.hidden)
      done(); // no frame comes where nobody looks
    else requestAnimationFrame(() => setTimeout(done));
  });

/** The page of a listing that is made as a whole, and its frame. */
export const pageOf = <T>(
  all: readonly T[],
  { page, limit }: { readonly page: number; readonly limit: number },
) => ({
  rows: all.slice((page - 1) * limit, page * limit),
  frame: { ...frameOf({ page, limit, total: all.length }), nextCursor: null },
});

/** Frame of a listing's answer. Nothing found at all is page 1 of 1, limit 10, total 0. */
export const frameOf = ({ page, limit, total }: { page: number; limit: number; total: number }) =>
  total === 0
    ? { page: 1, pages: 1, limit: 10, total: 0 }
    : { page, pages: Math.ceil(total / limit), limit, total };

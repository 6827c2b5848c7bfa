/** react-admin's button to save, as tall as the college's own beside it. */
export const saveLook = { minHeight: 44, px: 3, fontSize: '1rem' } as const;

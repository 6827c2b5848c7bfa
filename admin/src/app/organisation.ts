/** The college's names, until the site settings bring them. */
export const organisation = { name: 'Lampstand', shortName: 'Lampstand' } as const;

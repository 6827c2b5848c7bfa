export const docsPath = '/docs';
export const titleParameter = 'title';
export const searchParameter = 'q';

/** The address of one document. */
export const documentPath = (title: string): string =>
  `${docsPath}?${new URLSearchParams({ [titleParameter]: title })}`;

/** Where superadmins change a document: an address of the back-office (specification §2). */
export const editPath = (documentId: string): string =>
  `/documents/${encodeURIComponent(documentId)}`;

/** Where the requests are listed; those that were made by one form, where it is named. */
export function answersPath(formId?: string): string {
  if (formId === undefined) return '/requests';
  const search = new URLSearchParams({
    displayedFilters: JSON.stringify({ formId: true }),
    filter: JSON.stringify({ formId }),
  });
  return `/requests?${search}`;
}

/** The page of one request. */
export const answerPath = (id: string | number): string => `/requests/${encodeURIComponent(id)}`;

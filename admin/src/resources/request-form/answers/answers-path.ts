/** Where the requests are listed; those that were made by one form, where it is named. */
export function answersPath(formId?: string): string {
  if (formId === undefined) return '/request-form/answers';
  const search = new URLSearchParams({
    displayedFilters: JSON.stringify({ formId: true }),
    filter: JSON.stringify({ formId }),
  });
  return `/request-form/answers?${search}`;
}

/** The page of one request. */
export const answerPath = (id: string | number): string =>
  `/request-form/answers/${encodeURIComponent(id)}`;

/** How a result is called: who sat what. */
export const resultTitle = (result: {
  readonly student: { readonly fullName: string };
  readonly exam: { readonly title: string };
}): string => `${result.student.fullName} · ${result.exam.title}`;

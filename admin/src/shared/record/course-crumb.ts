import type { Crumb } from '@lampstand/ui';

/** The course that a lesson or an exam belongs to, on the way to it. */
export function courseCrumb(course: { readonly id: string; readonly name: string }): Crumb {
  return { label: course.name, to: `/courses/${encodeURIComponent(course.id)}/show` };
}

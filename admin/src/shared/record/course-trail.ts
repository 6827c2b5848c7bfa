import type { Translator } from '@lampstand/i18n';
import type { Crumb } from '@lampstand/ui';

/** The way to a lesson or an exam: over its course. */
export function courseTrail(
  course: { readonly id: string; readonly name: string },
  t: Translator,
): Crumb[] {
  return [
    { label: t('shell.courses'), to: '/courses' },
    { label: course.name, to: `/courses/${encodeURIComponent(course.id)}/show` },
  ];
}

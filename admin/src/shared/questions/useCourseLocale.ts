import { useGetManyAggregate } from 'react-admin';
import { defaultLocale, isLocaleCode, type LocaleCode } from '@lampstand/i18n';

/** In which the texts of a course's questions must stand; undefined until it is known. */
export function useCourseLocale(courseId: unknown): LocaleCode | undefined {
  const id = typeof courseId === 'string' ? courseId : '';
  // The input of the course asks the same, and both are one request.
  const { data } = useGetManyAggregate<{ id: string; locale?: string }>(
    'courses',
    { ids: [id] },
    { enabled: id !== '' },
  );
  const course = data?.find((candidate) => candidate?.id === id);
  if (!course) return undefined;
  return isLocaleCode(course.locale) ? course.locale : defaultLocale;
}

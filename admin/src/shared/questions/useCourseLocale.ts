import { useGetManyAggregate } from 'react-admin';
import { defaultLocale, isLocaleCode, type LocaleCode } from '@lampstand/i18n';

/** In which the texts of a course's questions must stand; English until that is known. */
export function useCourseLocale(courseId: unknown): LocaleCode {
  const id = typeof courseId === 'string' ? courseId : '';
  // The input of the course asks the same, and both are one request.
  const { data } = useGetManyAggregate<{ id: string; locale?: string }>(
    'courses',
    { ids: [id] },
    { enabled: id !== '' },
  );
  const locale = data?.find((course) => course?.id === id)?.locale;
  return isLocaleCode(locale) ? locale : defaultLocale;
}

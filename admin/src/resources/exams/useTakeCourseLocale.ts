import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useCourseLocale } from '../../shared/questions/useCourseLocale.ts';

/** A new exam is in the language of its course, unless another one was chosen. */
export function useTakeCourseLocale(): void {
  const { getValues, setValue } = useFormContext();
  const courseLocale = useCourseLocale(useWatch({ name: 'courseId' }));

  useEffect(
    function takeCourseLocale() {
      if (courseLocale !== undefined && !getValues('locale')) setValue('locale', courseLocale);
    },
    [courseLocale, getValues, setValue],
  );
}

import type { SessionUser } from '@lampstand/auth';

/**
 * Who is welcomed as an alumnus: a graduate in exactly two regions, their own and that of the alumni,
 * who has not put the welcome away (specification §2, Layout).
 */
export const welcomesAlumni = ({
  isAlumni,
  regions,
  showAlumniWelcome,
}: Pick<SessionUser, 'isAlumni' | 'regions' | 'showAlumniWelcome'>): boolean =>
  isAlumni && regions.length === 2 && showAlumniWelcome;

/** What a person may know of a course when looking for it. */
export interface SearchableCourse {
  readonly code: string;
  readonly name: string;
  readonly teacherName: string | null;
}

/** With fewer courses than this, the eye is faster than a search field. */
const coursesWorthSearching = 7;

export function isWorthSearching(courseCount: number): boolean {
  return courseCount >= coursesWorthSearching;
}

/** Every word must occur in code, name or teacher; case and accents do not matter. */
export function matchesSearch(course: SearchableCourse, search: string): boolean {
  const text = plain([course.code, course.name, course.teacherName].join(' '));
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

import { assessmentStates } from '../../shared/work/assessment.rules.ts';
import { assessmentKinds, type AssessmentView } from './assessment-list.rules.ts';

/** What an address asks for; what makes no sense is left out. */
export function viewOf(search: URLSearchParams): AssessmentView {
  return {
    courseId: search.get('course') || undefined,
    kind: assessmentKinds.find((kind) => kind.toLowerCase() === search.get('kind')),
    state: assessmentStates.find((state) => state.toLowerCase() === search.get('state')),
  };
}

/** The search of an address. */
export function addressOf({ courseId, kind, state }: AssessmentView): URLSearchParams {
  return new URLSearchParams({
    ...(courseId ? { course: courseId } : {}),
    ...(kind ? { kind: kind.toLowerCase() } : {}),
    ...(state ? { state: state.toLowerCase() } : {}),
  });
}

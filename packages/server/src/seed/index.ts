export { examPlans } from './exam-plans.ts';
export { choiceId, questionId } from './exams.ts';
export { personaId } from './people.ts';
export {
  emailOf,
  passwordOf,
  type Persona,
  type PersonaKey,
  personaKeys,
  personas,
} from './personas.ts';

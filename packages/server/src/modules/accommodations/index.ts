export { accommodationOf, accommodationOn, extraAttemptsOn } from './accommodation-of.repo.ts';
export {
  type AppliedAccommodation,
  conditionsFor,
  NO_ACCOMMODATION,
} from './accommodations.rules.ts';

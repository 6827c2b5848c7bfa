import './accommodations.graphql.ts';

export { accommodationOf, accommodationOn, extraAttemptsOn } from './accommodation-of.repo.ts';
export { accommodationsHistory } from './accommodations.history.ts';
export {
  type AppliedAccommodation,
  conditionsFor,
  NO_ACCOMMODATION,
} from './accommodations.rules.ts';

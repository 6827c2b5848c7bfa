import './accommodations.graphql.ts';

export {
  accommodationOn,
  type ExtraAttempts,
  extraAttemptsOf,
  extraAttemptsOn,
} from './accommodation-of.repo.ts';
export { accommodationsHistory } from './accommodations.history.ts';
export { conditionsFor, NO_ACCOMMODATION } from './accommodations.rules.ts';
